/** A short shake in the hand, where the phone can (iPhones cannot). */
export function buzz(pattern: number | number[]): void {
  try {
    navigator.vibrate?.(pattern);
  } catch {
    // Nothing depends on it.
  }
}
