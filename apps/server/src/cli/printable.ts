/**
 * A text for a terminal. Control characters in a name would be commands to it, and direction marks would reorder the text
 * around the name.
 */
export function printable(text: string): string {
  return text.replaceAll(/[^\P{Cc}\n\t]|[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, '')
}
