import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { device } from '../src/state/device.svelte';
import { Hold, type Finger } from '../src/ui/hold.svelte';

/** As much of an element as is held: 100 pixels from the left, 200 from the top of the page. */
class Held extends EventTarget {
  dataset = {};
  captured: number[] = [];
  focus = vi.fn();
  setPointerCapture = (pointer: number) => void this.captured.push(pointer);
  getBoundingClientRect = () => ({ left: 100, top: 200 });
}

const began = vi.fn();
const slid = vi.fn<(finger: Finger) => void>();
const arrow = vi.fn();
const ended = vi.fn();
let element: Held;
let hold: Hold;
let detach: () => void;

function attach(made: Hold) {
  detach();
  hold = made;
  element = new Held();
  detach = hold.here(element as unknown as HTMLElement) as () => void;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  device.settings.tap = false;
  detach = () => undefined;
  attach(new Hold({ began, slid, arrow, ended }));
});
afterEach(() => {
  detach();
  vi.useRealTimers();
});

/** Something that happens to the element; whether the browser may still do what it does then. */
const happens = (kind: string, facts: object = {}) =>
  element.dispatchEvent(Object.assign(new Event(kind, { cancelable: true }), facts));
const finger = (kind: string, clientX = 110, clientY = 220, pointerId = 1) =>
  happens(`pointer${kind}`, { pointerId, clientX, clientY });
const key = (kind: 'keydown' | 'keyup', name: string, repeat = false) => happens(kind, { key: name, repeat });
const tap = () => happens('click', { clientX: 110, clientY: 220 });

test('it shows while a finger is on it, and tells that the finger let go, and where', () => {
  finger('down');
  expect(hold.on).toBe(true);
  expect(element.captured).toEqual([1]);
  finger('move', 130, 150);
  finger('up', 130, 150);
  expect(hold.on).toBe(false);
  expect(hold.finger).toBeNull();
  expect(ended.mock.calls).toEqual([[true, { x: 30, y: -50, slid: { x: 20, y: -70 } }]]);
});

test('where a finger is counts from the element, and how far it slid from where it came', () => {
  finger('down', 110, 220);
  expect(began).toHaveBeenCalledWith({ x: 10, y: 20, slid: { x: 0, y: 0 } });
  finger('move', 145, 170);
  expect(slid).toHaveBeenCalledWith({ x: 45, y: -30, slid: { x: 35, y: -50 } });
  expect(hold.finger).toEqual({ x: 45, y: -30, slid: { x: 35, y: -50 } });
});

test('a second finger neither slides nor hides', () => {
  finger('down');
  finger('down', 0, 0, 2);
  finger('move', 0, 0, 2);
  finger('up', 0, 0, 2);
  expect(hold.on).toBe(true);
  expect(slid).not.toHaveBeenCalled();
});

test('it shows while a key is held, and the key clicks nothing', () => {
  for (const name of [' ', 'Enter']) {
    expect(key('keydown', name)).toBe(false);
    expect(key('keydown', name, true)).toBe(false);
    expect(hold.on).toBe(true);
    expect(key('keyup', name)).toBe(false);
    expect(hold.on).toBe(false);
  }
  expect(began).toHaveBeenCalledTimes(2);
  expect(ended.mock.calls).toEqual([
    [true, null],
    [true, null],
  ]);
});

test('arrow keys mean something only while it shows', () => {
  expect(key('keydown', 'ArrowUp')).toBe(true);
  key('keydown', ' ');
  expect(key('keydown', 'ArrowUp')).toBe(false);
  key('keydown', 'ArrowUp', true);
  expect(arrow.mock.calls).toEqual([
    ['ArrowUp', false],
    ['ArrowUp', true],
  ]);
});

test.each([
  ['the browser takes the finger', () => finger('cancel')],
  ['the capture is lost', () => happens('lostpointercapture', { pointerId: 1 })],
  ['the focus goes', () => happens('blur')],
  ['the window loses the focus', () => window.dispatchEvent(new Event('blur'))],
  ['the page goes', () => window.dispatchEvent(new Event('pagehide'))],
  ['the page is hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
])('it hides without being let go of when %s', (_, taken) => {
  finger('down');
  taken();
  expect(hold.on).toBe(false);
  expect(ended.mock.calls.map(([letGo]) => letGo as boolean)).toEqual([false]);
});

test('there is no menu under a finger', () => {
  expect(happens('contextmenu')).toBe(false);
});

test('a click shows nothing to hands that hold', () => {
  tap();
  expect(hold.on).toBe(false);
});

test('instead of holding, a tap shows it for a while', () => {
  device.settings.tap = true;
  finger('down');
  finger('up');
  expect(hold.on).toBe(false);
  tap();
  expect(hold.on).toBe(true);
  vi.runAllTimers();
  expect(hold.on).toBe(false);
  expect(ended.mock.calls).toEqual([[false, null]]);
});

test('a second tap hides it', () => {
  device.settings.tap = true;
  tap();
  tap();
  expect(hold.on).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});

test('or a second tap does what is wanted of it, and the while begins again', () => {
  const tapped = vi.fn();
  attach(new Hold({ tapped }));
  device.settings.tap = true;
  key('keydown', 'Enter');
  key('keyup', 'Enter');
  vi.advanceTimersByTime(3_000);
  tap();
  expect(tapped.mock.calls).toEqual([[{ x: 10, y: 20, slid: { x: 0, y: 0 } }]]);
  vi.advanceTimersByTime(3_000);
  expect(hold.on).toBe(true);
  vi.runAllTimers();
  expect(hold.on).toBe(false);
});

test('an element that goes takes with it what it showed, and listens no more', () => {
  finger('down');
  detach();
  expect(hold.on).toBe(false);
  expect(ended).not.toHaveBeenCalled();
  finger('down');
  expect(hold.on).toBe(false);
});
