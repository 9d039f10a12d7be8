/** More than any line of a basket may hold. */
const maxDigits = 4

/**
 * How many of the row chosen with the arrow keys are to be added, as it is typed: digits are appended, Backspace removes the last one.
 * Undefined for a key that does not change it.
 */
export function typedCount(before: string, key: string): string | undefined {
  if (key === 'Backspace') return before === '' ? undefined : before.slice(0, -1)
  if (!/^\d$/.test(key)) return undefined
  const digits = before + key
  return digits === '0' ? '' : digits.slice(0, maxDigits)
}
