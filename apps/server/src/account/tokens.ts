import type { CompanyUid } from '@provender/domain/ids'
import { jwtVerify, SignJWT } from 'jose'

/** The access token lasts this long (decisions, "Session"). */
const accessTokenSeconds = 300
/** 0.03 day. */
export const realtimeTokenSeconds = 2592

/** Good for the API, in the name of one session. */
export async function makeAccessToken(key: Uint8Array, sessionId: string, nowMs: number): Promise<string> {
  return await new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience('api')
    .setIssuedAt(seconds(nowMs))
    .setExpirationTime(seconds(nowMs) + accessTokenSeconds)
    .sign(key)
}

/** The session an access token speaks for; null when it is forged, expired or for something else. */
export async function readAccessToken(key: Uint8Array, token: string, nowMs: number): Promise<string | null> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      audience: 'api',
      currentDate: new Date(nowMs),
    })
    return typeof payload['sid'] === 'string' ? payload['sid'] : null
  } catch {
    // jose throws for every token that is not good; which of the reasons it is, is nobody's business.
    return null
  }
}

/** Good for the live channel of one company alone. */
export async function makeRealtimeToken(key: Uint8Array, uid: CompanyUid, nowMs: number): Promise<string> {
  return await new SignJWT({ uid })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience('realtime')
    .setIssuedAt(seconds(nowMs))
    .setExpirationTime(seconds(nowMs) + realtimeTokenSeconds)
    .sign(key)
}

function seconds(ms: number): number {
  return Math.floor(ms / 1000)
}
