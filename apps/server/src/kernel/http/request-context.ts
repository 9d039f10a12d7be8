import { type Language, languages } from '@provender/domain/languages'
import type { Actor } from '@provender/domain/permission/permission'
import type { Customer } from '../../features/account/customer.ts'
import { clearSession, logoutMark } from '../../features/account/session-cookies.ts'
import { readAccessToken } from '../../features/account/tokens.ts'
import { viewerOf } from '../../features/catalogue/catalogue-viewer.ts'
import { pushCookie, pushTokenIn } from '../../features/push/push-cookie.ts'
import { findStaffOfSecret, isStaffSecret } from '../../features/staff/staff-sessions.ts'
import type { Deps } from '../deps.ts'
import {
  type ClientFacts,
  type Context,
  type CookieRefusal,
  type DeviceType,
  deviceTypes,
  type ReplyCookies,
} from '../graphql/context.ts'

/** What a request over HTTP says, before anything of it is believed. */
export interface RequestFacts {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly cookies: Readonly<Record<string, string | undefined>>
  readonly ip: string
  readonly requestId: string
  /** Why the session cookie of the request is not to be believed; null: it comes from a page of ours, as far as the browser says. */
  readonly cookieRefusal: CookieRefusal | null
}

export interface RequestContext {
  readonly context: Context
  /** The session cookie is of no use any more. */
  readonly hasDeadSession: boolean
}

/** Finds out who asks, in which language, and what she may see. */
export async function makeContext(
  deps: Deps,
  facts: RequestFacts,
  cookies: ReplyCookies,
): Promise<RequestContext> {
  if (await leavesFirst(deps, facts)) clearSession(cookies)
  const { customer, staff, sessionSecret, cookieRefusal } = await whoAsks(deps, facts)
  const { config } = deps.wholesaler.current()
  const context: Context = {
    deps,
    actor: actorOf(customer, staff),
    customer: customer ?? null,
    sessionSecret: sessionSecret ?? null,
    pushToken: facts.cookieRefusal === null ? pushTokenIn(facts.cookies[pushCookie]) : null,
    staff: staff ?? null,
    cookieRefusal,
    viewer: viewerOf(deps, customer ?? null),
    language: languageOf(facts, config.availableLanguages, customer?.language),
    client: clientOf(facts),
    // A client that sends its own token keeps no cookies.
    cookies: header(facts, 'authorization') === '' ? cookies : noCookies,
    ip: facts.ip,
    requestId: facts.requestId,
  }
  const hasDeadSession = facts.cookies['auth-token'] !== undefined && !customer && cookieRefusal === null
  return { context, hasDeadSession }
}

function actorOf(customer: Asker['customer'], staff: Asker['staff']): Actor {
  if (customer) {
    const { loginId, companyId, role } = customer
    return { kind: 'customer', loginId, companyId, role }
  }
  return staff
    ? { kind: 'staff', staffId: staff.member.staffId, role: staff.member.role }
    : { kind: 'visitor' }
}

const noCookies: ReplyCookies = { set: () => {} }

interface Asker {
  readonly customer: Customer | undefined
  /** Never by a cookie. */
  readonly staff?: Context['staff'] | undefined
  /** Of a customer who was known by her cookie. */
  readonly sessionSecret?: string
  readonly cookieRefusal: CookieRefusal | null
}

/** A Bearer speaks for itself. A cookie counts only with what a foreign page cannot send. */
async function whoAsks(deps: Deps, facts: RequestFacts): Promise<Asker> {
  const bearer = /^Bearer ([\w.-]{20,2000})$/.exec(header(facts, 'authorization'))?.[1]
  if (bearer !== undefined && isStaffSecret(bearer)) {
    const member = await findStaffOfSecret(deps.db, bearer, deps.clock.nowMs())
    return { customer: undefined, staff: member && { member, secret: bearer }, cookieRefusal: null }
  }
  if (bearer !== undefined) return { customer: await customerOfBearer(deps, bearer), cookieRefusal: null }
  const secret = facts.cookies['auth-token']
  if (secret === undefined || secret === '') return { customer: undefined, cookieRefusal: null }
  if (facts.cookieRefusal !== null) return { customer: undefined, cookieRefusal: facts.cookieRefusal }
  const customer = await deps.accounts.customerOfSecret(secret)
  return { customer, ...(customer ? { sessionSecret: secret } : {}), cookieRefusal: null }
}

/**
 * Who logged out without a connection left a mark: the first request after it ends the session before anything else is answered
 * (docs/product-rules.md#sessions).
 */
async function leavesFirst(deps: Deps, { cookies, cookieRefusal }: RequestFacts): Promise<boolean> {
  const secret = cookies['auth-token']
  if (cookies[logoutMark] === undefined || cookieRefusal !== null) return false
  const customer = secret ? await deps.accounts.customerOfSecret(secret) : undefined
  if (customer) await deps.accounts.endSession(customer.sessionId)
  return true
}

async function customerOfBearer(deps: Deps, bearer: string): Promise<Customer | undefined> {
  if (!bearer.includes('.')) return await deps.accounts.customerOfSecret(bearer)
  const sessionId = await readAccessToken(deps.secrets.tokenKey, bearer, deps.clock.nowMs())
  return sessionId === null ? undefined : await deps.accounts.customerOfSession(sessionId)
}

/** The language asked for: by the cookie, else the one that the login chose elsewhere, else what the browser prefers. */
export function languageOf(
  facts: Pick<RequestFacts, 'headers' | 'cookies'>,
  available: readonly Language[],
  ofLogin: Language | null = null,
): Language {
  const chosen = [languages.find((language) => language === facts.cookies['lang']), ofLogin]
  for (const language of chosen) if (language && available.includes(language)) return language
  const wanted = header(facts, 'accept-language')
    .split(',')
    .map((part) => part.trim().slice(0, 2).toLowerCase())
  const spoken = wanted.flatMap((code) => available.find((language) => language === code) ?? [])
  return spoken[0] ?? available[0] ?? 'en'
}

function clientOf(facts: RequestFacts): ClientFacts {
  const short = (name: string): string => header(facts, name).slice(0, 100)
  return {
    deviceType: deviceTypeOf(short('devicetype')),
    deviceId: short('deviceid') || facts.cookies['device-id']?.slice(0, 100) || null,
    deviceModel: short('devicemodel'),
    os: short('os'),
    osVersion: short('osversion'),
    buildId: short('buildid'),
    userAgent: header(facts, 'user-agent').slice(0, 500),
  }
}

/** The device types, in upper or lower case. Any other is treated as a browser (docs/product-rules.md#contract). */
function deviceTypeOf(text: string): DeviceType {
  return deviceTypes.find((type) => type === text.trim().toUpperCase()) ?? 'WEB'
}

function header({ headers }: Pick<RequestFacts, 'headers'>, name: string): string {
  const value = headers[name]
  return typeof value === 'string' ? value : ''
}
