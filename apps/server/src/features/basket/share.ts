import type { KeyObject } from 'node:crypto'
import type { BasketId, CompanyId } from '@provender/domain/ids'
import { jwtVerify, SignJWT } from 'jose'

/** The validity of a link. */
export const shareSeconds = 14 * 86_400

/** Creates a token for one basket, for other users of the company. */
export async function createShareToken(
  key: KeyObject,
  { companyId, basketId }: { readonly companyId: CompanyId; readonly basketId: BasketId },
  nowMs: number,
): Promise<string> {
  const issuedAt = Math.floor(nowMs / 1000)
  return await new SignJWT({ company: companyId, basket: basketId })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience('basket')
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + shareSeconds)
    .sign(key)
}

/** The basket of a link; null if it is forged, expired or of another company. */
export async function readShareToken(
  key: KeyObject,
  { token, companyId }: { readonly token: string; readonly companyId: CompanyId },
  nowMs: number,
): Promise<BasketId | null> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      audience: 'basket',
      currentDate: new Date(nowMs),
    })
    const { company, basket } = payload
    return company === companyId && typeof basket === 'string' ? (basket as BasketId) : null
  } catch {
    // jose throws for every invalid token. Do not reveal the reason.
    return null
  }
}
