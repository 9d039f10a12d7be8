import type { KeyObject } from 'node:crypto'
import type { CompanyUid } from '@provender/domain/ids'
import { type JWTPayload, jwtVerify, SignJWT } from 'jose'

/** Lifetime of the access token (docs/product-rules.md#sessions). */
const accessTokenSeconds = 300
/** 0.03 days (docs/product-rules.md#sessions). */
export const realtimeTokenSeconds = 2592

export async function createAccessToken(key: KeyObject, sessionId: string, nowMs: number): Promise<string> {
  return await new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience('api')
    .setIssuedAt(seconds(nowMs))
    .setExpirationTime(seconds(nowMs) + accessTokenSeconds)
    .sign(key)
}

export async function readAccessToken(key: KeyObject, token: string, nowMs: number): Promise<string | null> {
  const payload = await read(key, token, { audience: 'api', nowMs })
  return typeof payload?.['sid'] === 'string' ? payload['sid'] : null
}

/** Creates a token for the live channel of one company. It is valid only while the session lives. */
export async function createRealtimeToken(
  key: KeyObject,
  { uid, sessionId }: { readonly uid: CompanyUid; readonly sessionId: string },
  nowMs: number,
): Promise<string> {
  return await new SignJWT({ uid, sid: sessionId })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience('realtime')
    .setIssuedAt(seconds(nowMs))
    .setExpirationTime(seconds(nowMs) + realtimeTokenSeconds)
    .sign(key)
}

/** The owner and expiry of a realtime token; null if it is forged, expired or for another purpose. */
export async function readRealtimeToken(
  key: KeyObject,
  token: string,
  nowMs: number,
): Promise<{ readonly uid: string; readonly sessionId: string; readonly untilMs: number } | null> {
  const payload = await read(key, token, { audience: 'realtime', nowMs })
  const { uid, sid, exp } = payload ?? {}
  if (typeof uid !== 'string' || typeof sid !== 'string' || exp === undefined) return null
  return { uid, sessionId: sid, untilMs: exp * 1000 }
}

async function read(
  key: KeyObject,
  token: string,
  { audience, nowMs }: { readonly audience: 'api' | 'realtime'; readonly nowMs: number },
): Promise<JWTPayload | null> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      audience,
      currentDate: new Date(nowMs),
    })
    return payload
  } catch {
    // jose throws for every invalid token. Do not reveal the reason.
    return null
  }
}

function seconds(ms: number): number {
  return Math.floor(ms / 1000)
}
