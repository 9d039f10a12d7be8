import type { KeyObject } from 'node:crypto'
import type { BasketId, CompanyId } from '@provender/domain/ids'
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose'

export const shareSeconds = 14 * 86_400

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

export interface BasketLink {
  readonly companyId: CompanyId
  readonly basketId: BasketId
  readonly isExpired: boolean
}

export async function readShareToken(
  key: KeyObject,
  token: string,
  nowMs: number,
): Promise<BasketLink | null> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      audience: 'basket',
      currentDate: new Date(nowMs),
    })
    return parseLink(payload, { isExpired: false })
  } catch (error) {
    return error instanceof errors.JWTExpired ? parseLink(error.payload, { isExpired: true }) : null
  }
}

function parseLink(
  { company, basket }: JWTPayload,
  { isExpired }: { readonly isExpired: boolean },
): BasketLink | null {
  return typeof company === 'number' && typeof basket === 'string'
    ? { companyId: company as CompanyId, basketId: basket as BasketId, isExpired }
    : null
}
