"""The command `nightcoach`, which is also `python -m nightcoach`."""

import sys

import nightcoach


def main() -> None:
    """The version at once; everything else is in `cli`, which takes a while to load."""
    if sys.argv[1:] == ["--version"]:
        print(version())
        return
    from nightcoach import cli

    cli.main()


def version() -> str:
    """Which nightcoach runs, and whether its engine is compiled."""
    return f"nightcoach {nightcoach.__version__} ({'compiled' if nightcoach.COMPILED else 'interpreted'})"


if __name__ == "__main__":
    main()
