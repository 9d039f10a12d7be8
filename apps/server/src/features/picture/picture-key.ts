import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto'

const dayMs = 86_400_000

/**
 * Opens the pictures of a shop that shows its products only after sign-in, for an element `<img>` in an
 * installed app, which can send neither cookie nor token. It is the same for a whole day, so that pictures can be
 * cached, and ends with the next day: after 24 to 48 hours.
 */
export function createPictureKey(tokenKey: KeyObject, nowMs: number): string {
  return keyOf(tokenKey, dayOf(nowMs))
}

/** True for the key of today or yesterday. */
export function isPictureKey(tokenKey: KeyObject, key: string, nowMs: number): boolean {
  const today = dayOf(nowMs)
  return [today, today - 1].some((day) => isSame(key, keyOf(tokenKey, day)))
}

/** Tokens are signed with the same key. None of them begins like this text. */
function keyOf(tokenKey: KeyObject, day: number): string {
  return createHmac('sha256', tokenKey).update(`pictures of day ${day}`).digest('base64url')
}

function dayOf(nowMs: number): number {
  return Math.floor(nowMs / dayMs)
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
