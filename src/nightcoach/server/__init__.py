"""The server: HTTP and WebSockets around the tables (Starlette on uvicorn)."""
