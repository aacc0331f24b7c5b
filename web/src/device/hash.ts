// Our own SHA-256: crypto.subtle is missing outside a secure context.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

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
