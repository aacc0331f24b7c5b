"""Several servers on one PostgreSQL and one Redis, broken in every way we could think of."""
