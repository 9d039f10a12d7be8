/** Codes have no more digits. */
const maxDigits = 14

/**
 * The quantity to add of the row selected with the arrow keys, while it is typed: a digit is appended,
 * Backspace removes the last one. Undefined if the key does not change it.
 */
export function typedCount(before: string, key: string): string | undefined {
  if (key === 'Backspace') return before === '' ? undefined : before.slice(0, -1)
  if (!/^\d$/.test(key)) return undefined
  const digits = before + key
  return digits === '0' ? '' : digits.slice(0, maxDigits)
}

/** True if the digits are a code that was typed or scanned into the quantity: no quantity has eight digits. */
export function isTypedCode(digits: string): boolean {
  return digits.length >= 8
}
