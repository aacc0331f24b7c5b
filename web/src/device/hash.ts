// Our own SHA-256: crypto.subtle is missing outside a secure context.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js';

/** The lower-case hex digest; a string is hashed as UTF-8. */
export function sha256hex(bytes: Uint8Array | string): string {
  return bytesToHex(sha256(typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes));
}

/**
 * Whether a revealed seed is the one that was sealed before the deal: `commitment` is the SHA-256 of its 32 bytes.
 * Compare with the commitment this device saw before it sent its luck, not with one that came along with the seed.
 *
 * The deal is drawn from the seed mixed with `contributions`, which came after the seal: “seat luck”, in the order of
 * the seats, nobody twice. Here only that shape is checked; that the cards follow from it is for `nightcoach verify`.
 */
export function sealHolds(commitment: string, seed: string, contributions: string[]): boolean {
  if (!/^[0-9a-f]{64}$/.test(seed)) return false;
  if (!contributions.every((one) => /^\d+ [0-9a-f]{16,64}$/.test(one))) return false;
  const seats = contributions.map((one) => parseInt(one, 10));
  if (seats.some((seat, i) => i > 0 && seat <= seats[i - 1]!)) return false;
  return sha256hex(hexToBytes(seed)) === commitment;
}

/** What a device publishes before it shows its luck. */
export const pledgeOf = (luck: string): string => sha256hex(luck);

/** Whether the luck of a draw is what had been pledged in it: everybody's, and nobody else's. */
export function pledgesHold(pledges: string[], contributions: string[]): boolean {
  const shown = contributions.map((one) => pledgeOf(one.split(' ')[1] ?? ''));
  return JSON.stringify(shown.sort()) === JSON.stringify([...pledges].sort());
}

interface Chained {
  moves: string[];
  chain?: { nonces: string[]; head: string };
}

/** All heads of a record's chain, or none if it has no chain or does not end as it says. */
export function headsOf(line: string): string[] {
  const { moves, chain } = JSON.parse(line) as Chained;
  if (chain?.nonces.length !== moves.length + 1) return [];
  const entries = [line.slice(0, line.indexOf(',"moves":[')), ...moves];
  const heads: string[] = [];
  let head: Uint8Array = new Uint8Array(32);
  entries.forEach((entry, n) => {
    const number = new Uint8Array(8);
    new DataView(number.buffer).setUint32(4, n);
    const leaf = sha256(concatBytes(hexToBytes(chain.nonces[n]!), new TextEncoder().encode(entry)));
    head = sha256(concatBytes(head, number, leaf));
    heads.push(bytesToHex(head));
  });
  return heads.at(-1) === chain.head ? heads : [];
}

/** Whether a record's chain had these heads, in this order. */
export function chainHolds(line: string, seen: string[]): boolean {
  const heads = headsOf(line);
  let at = 0;
  return seen.every((head) => (at = heads.indexOf(head, at) + 1) > 0);
}
