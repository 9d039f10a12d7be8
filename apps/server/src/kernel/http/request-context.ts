import { parseDeviceType } from '@provender/domain/device/device-type'
import { type Language, languages } from '@provender/domain/languages'
import { containsBrandedCardNumber } from '@provender/domain/payment/card-number'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../graphql/app.ts'
import type { ClientDetails, Context, CookieRefusal } from '../graphql/context.ts'

export interface RequestDetails {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly cookies: Readonly<Record<string, string | undefined>>
  /** An installed app sent it. Then there are no cookies. */
  readonly isFromApp: boolean
  readonly ip: string
  readonly requestId: string
  /** Why the session cookie is not accepted; null if, according to the browser, a page of ours sent the request. */
  readonly cookieRefusal: CookieRefusal | null
}

export interface RequestContext {
  readonly context: Context
  /** The session of the cookie has ended. */
  readonly hasDeadSession: boolean
}

/**
 * Identifies the caller of a request. Routes of the features receive this function, because it knows the
 * sessions of customers and staff. `cookieRefusal`: why the session cookie is not accepted, or null.
 */
export type ReadContext = (
  request: FastifyRequest,
  reply: FastifyReply,
  cookieRefusal: CookieRefusal | null,
) => Promise<Context>

/** The app whose session cookie counts. The other one's is ignored (docs/product-rules.md#sessions). */
export function appOf({ headers }: Pick<RequestDetails, 'headers'>): App {
  return headers['app'] === 'office' ? 'office' : 'shop'
}

/**
 * Chooses the language of the answer. For a browser the cookie comes first, then the user's saved language, then
 * `accept-language`. An installed app has no cookie and sends the chosen language in `accept-language`.
 */
export function languageOf(
  facts: Pick<RequestDetails, 'headers' | 'cookies' | 'isFromApp'>,
  available: readonly Language[],
  userLanguage: Language | null = null,
): Language {
  const preferred = preferredLanguages(facts)
  const chosen = facts.isFromApp
    ? [...preferred, userLanguage]
    : [languages.find((language) => language === facts.cookies['lang']), userLanguage, ...preferred]
  return chosen.find((language) => language && available.includes(language)) ?? available[0] ?? 'en'
}

function preferredLanguages(facts: Pick<RequestDetails, 'headers'>): readonly Language[] {
  return header(facts, 'accept-language')
    .split(',')
    .map((part) => part.trim().slice(0, 2).toLowerCase())
    .flatMap((code) => languages.find((language) => language === code) ?? [])
}

export function clientOf(facts: RequestDetails): ClientDetails {
  const short = (name: string): string => described(header(facts, name).slice(0, 100))
  return {
    // Any other text was refused before (refuse-unknown-devices.ts).
    deviceType: parseDeviceType(short('devicetype')) ?? 'WEB',
    deviceId: deviceIdOf(facts),
    deviceModel: short('devicemodel'),
    os: short('os'),
    osVersion: short('osversion'),
    buildId: short('buildid'),
    userAgent: described(header(facts, 'user-agent').slice(0, 500)),
  }
}

export function deviceIdOf(facts: Pick<RequestDetails, 'headers' | 'cookies'>): string | null {
  const sent = described(header(facts, 'deviceid').slice(0, 100))
  return sent || described(facts.cookies['device-id']?.slice(0, 100) ?? '') || null
}

/** The description of a device, which is stored. A card number is none, nor is NUL, which a cookie may encode and the database refuses. */
export function described(text: string): string {
  return text.includes('\0') || containsBrandedCardNumber(text) ? '' : text
}

/** The text of a header; empty if it was not sent, or sent more than once. */
export function header({ headers }: Pick<RequestDetails, 'headers'>, name: string): string {
  const value = headers[name]
  return typeof value === 'string' ? value : ''
}
