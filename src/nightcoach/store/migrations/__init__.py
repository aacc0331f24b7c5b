"""How the schema gets from one revision to the next: forwards only, and the way back is a backup."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection


def config() -> Config:
    """Alembic's settings: the scripts of this package, whatever the database."""
    settings = Config()
    settings.set_main_option("script_location", "nightcoach.store:migrations")
    settings.set_main_option("path_separator", "os")
    return settings


def upgrade(connection: Connection) -> None:
    """Bring a database to the newest revision, within the transaction that is open."""
    settings = config()
    settings.attributes["connection"] = connection
    command.upgrade(settings, "head")
