"""Renders every sound of the client in a browser without a speaker, writes them as WAV files, and measures them.

For whoever changes web/src/device/sound.ts: how loud each is and whether it clips, at the level at which people hear
it, and whether the drums of the night are as loud in every second.

Needs the Debian packages chromium and sox, and Node with what builds the client.
Usage: python -m tools.sounds FOLDER, in the project folder
"""

from __future__ import annotations

import base64
import re
import shutil
import subprocess
import sys
import wave
from array import array
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.devices import launch

SOURCE = Path("web/src/device/sound.ts")
RATE = 48_000
BED, SECONDS = "bed", 24
"""The drums, three times over."""
TRANSPILE = """
const { readFileSync } = require('node:fs');
const ts = require('typescript');
const options = { target: 'ES2022', module: 'ES2022' };
process.stdout.write(ts.transpileModule(readFileSync(0, 'utf8'), { compilerOptions: options }).outputText);
"""
RENDER = """async ([source, bed, seconds, rate]) => {
  const url = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  const { Desk, SOUND_NAMES } = await import(url);
  const rendered = {};
  for (const name of [...SOUND_NAMES, bed]) {
    const context = new OfflineAudioContext(1, (name === bed ? seconds : 4) * rate, rate);
    const desk = new Desk(context);
    if (name === bed) desk.bed(1);
    else desk.play(name);
    const samples = (await context.startRendering()).getChannelData(0);
    const whole = Int16Array.from(samples, (each) => Math.round(Math.max(-1, Math.min(1, each)) * 32767));
    let text = '';
    for (const byte of new Uint8Array(whole.buffer)) text += String.fromCharCode(byte);
    rendered[name] = btoa(text);
  }
  return rendered;
}"""


def rendered() -> dict[str, bytes]:
    """Every sound as 16-bit samples."""
    script = subprocess.run(
        ["node", "-e", TRANSPILE], cwd="web", input=SOURCE.read_bytes(), capture_output=True, check=True
    ).stdout.decode()
    with sync_playwright() as driver:
        browser = launch(driver.chromium)
        page = browser.new_page()
        page.goto("data:text/html,<p>")
        found: dict[str, str] = page.evaluate(RENDER, [script, BED, SECONDS, RATE])
        browser.close()
    return {name: base64.b64decode(text) for name, text in found.items()}


def write(file: Path, samples: bytes) -> None:
    """As a WAV file, without the silence at its end."""
    numbers = array("h", samples)
    while numbers and abs(numbers[-1]) < 2:
        numbers.pop()
    with wave.open(str(file), "wb") as sound:
        sound.setnchannels(1)
        sound.setsampwidth(2)
        sound.setframerate(RATE)
        sound.writeframes(numbers.tobytes())


def stats(file: Path, *effects: str) -> dict[str, float]:
    """What sox says of it, in decibels of full scale."""
    said = subprocess.run(
        ["sox", str(file), "-n", *effects, "stats"], capture_output=True, text=True, check=True
    ).stderr
    return {name: float(value) for name, value in re.findall(r"^(.+?)\s+(-?[\d.]+)k?$", said, re.MULTILINE)}


def main() -> None:
    """Write all of them and print a table."""
    if len(sys.argv) != 2:
        sys.exit((__doc__ or "").strip())
    if shutil.which("sox") is None:
        sys.exit("There is no sox here: apt-get install sox")
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    print(f"{'sound':10}", *[f"{each:>10}" for each in ("seconds", "peak dB", "RMS dB", "loudest dB", "clipped")])
    for name, samples in rendered().items():
        file = folder / f"{name}.wav"
        write(file, samples)
        found = stats(file)
        figures = [found[of] for of in ("Length s", "Pk lev dB", "RMS lev dB", "RMS Pk dB", "Flat factor")]
        print(f"{name:10}", *[f"{each:10.2f}" for each in figures])
    seconds = [stats(folder / f"{BED}.wav", "trim", str(at), "1")["RMS lev dB"] for at in range(2, SECONDS - 1)]
    print(f"the drums, second by second: {min(seconds):.1f} to {max(seconds):.1f} dB")


if __name__ == "__main__":
    main()
