/**
 * True if an instant that a device has stored is less than `maxAgeMs` old. One in the future comes from a clock that has
 * been corrected since, so its age is unknown.
 */
export function isRecent(atMs: number, nowMs: number, maxAgeMs: number): boolean {
  return atMs <= nowMs && nowMs - atMs < maxAgeMs
}
