const timeDigits = 15

/**
 * The key of a new entry. It begins with the time, so that entries are sent in order, and follows the last one even if the
 * clock was set back.
 */
export function followingKey(lastKey: string | undefined, nowMs: number, id: string): string {
  const lastMs = Number(lastKey?.slice(0, timeDigits) ?? 0)
  return `${String(Math.max(nowMs, lastMs + 1)).padStart(timeDigits, '0')} ${id}`
}
