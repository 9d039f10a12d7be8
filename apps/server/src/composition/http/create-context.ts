import type { Actor } from '@provender/domain/permission/permission'
import { clearSession, logoutMarker } from '../../features/account/session-cookies.ts'
import { readAccessToken } from '../../features/account/tokens.ts'
import { catalogueViewer } from '../../features/catalogue/catalogue-viewer.ts'
import { pushCookie, parsePushToken } from '../../features/push/push-cookie.ts'
import { isStaffSecret } from '../../features/staff/staff-sessions.ts'
import type { Deps } from '../../kernel/deps.ts'
import type { Context, CookieRefusal, ReplyCookies } from '../../kernel/graphql/context.ts'
import { officeCookie, replyCookies } from '../../kernel/http/reply-cookies.ts'
import {
  appOf,
  clientOf,
  header,
  languageOf,
  type ReadContext,
  type RequestContext,
  type RequestDetails,
} from '../../kernel/http/request-context.ts'
import type { SignedInUser } from '../../kernel/identity/signed-in-user.ts'
import { readSignedToken } from '../../kernel/secrets.ts'

export async function createContext(
  deps: Deps,
  facts: RequestDetails,
  cookies: ReplyCookies,
): Promise<RequestContext> {
  const app = appOf(facts)
  if (app === 'shop' && (await leavesFirst(deps, facts))) clearSession(cookies)
  const { user, staff, sessionSecret, cookieRefusal } = await findCaller(deps, facts)
  const { config } = deps.wholesaler.current()
  const keepsCookies = header(facts, 'authorization') === ''
  const context: Context = {
    deps,
    cookieApp: keepsCookies ? app : null,
    actor: actorOf(user, staff),
    user: user ?? null,
    sessionSecret: sessionSecret ?? null,
    pushToken: facts.cookieRefusal === null ? parsePushToken(facts.cookies[pushCookie]) : null,
    staff: staff ?? null,
    cookieRefusal,
    viewer: catalogueViewer(deps, user ?? null),
    language: languageOf(facts, config.availableLanguages, user?.language),
    client: clientOf(facts),
    isFromApp: facts.isFromApp,
    cookies: keepsCookies ? cookies : noCookies,
    ip: facts.ip,
    requestId: facts.requestId,
  }
  const hasDeadSession =
    app === 'shop' && facts.cookies['auth-token'] !== undefined && !user && cookieRefusal === null
  return { context, hasDeadSession }
}

export function createContextReader(deps: Deps): ReadContext {
  const { publicUrl } = deps.settings
  return async (request, reply, cookieRefusal) => {
    const { headers, cookies, isFromApp, ip, id: requestId } = request
    const facts = { headers, cookies, isFromApp, ip, requestId, cookieRefusal }
    return (await createContext(deps, facts, replyCookies(request, reply, publicUrl))).context
  }
}

function actorOf(user: Caller['user'], staff: Caller['staff']): Actor {
  if (user) {
    const { userId, companyId, role } = user
    return { kind: 'customer', userId, companyId, role }
  }
  return staff
    ? { kind: 'staff', staffId: staff.member.staffId, role: staff.member.role }
    : { kind: 'visitor' }
}

const noCookies: ReplyCookies = { set: () => {} }

interface Caller {
  readonly user: SignedInUser | undefined
  readonly staff?: Context['staff'] | undefined
  /** Set if the customer was identified by a cookie. */
  readonly sessionSecret?: string
  readonly cookieRefusal: CookieRefusal | null
}

/** A bearer token is sufficient by itself. A cookie counts only together with something that another site cannot send. */
async function findCaller(deps: Deps, facts: RequestDetails): Promise<Caller> {
  const authorization = header(facts, 'authorization')
  const bearer = /^Bearer ([\w.-]{20,2000})$/.exec(authorization)?.[1]
  if (bearer !== undefined && isStaffSecret(bearer)) {
    // Staff have no app.
    if (facts.isFromApp) return { user: undefined, cookieRefusal: 'WRONG_ORIGIN' }
    return await staffCaller(deps, bearer)
  }
  if (bearer !== undefined) return { user: await userOfBearer(deps, bearer), cookieRefusal: null }
  // A client that sends a token, however short or wrong, does not mean the cookie.
  if (authorization !== '') return { user: undefined, cookieRefusal: null }
  const app = appOf(facts)
  const secret = facts.cookies[app === 'office' ? officeCookie : 'auth-token']
  if (secret === undefined || secret === '') return { user: undefined, cookieRefusal: null }
  if (facts.cookieRefusal !== null) return { user: undefined, cookieRefusal: facts.cookieRefusal }
  if (app === 'office') return await staffCaller(deps, secret)
  const user = await deps.accounts.userOfSecret(secret)
  return { user, ...(user ? { sessionSecret: secret } : {}), cookieRefusal: null }
}

async function staffCaller({ staffSessions }: Deps, secret: string): Promise<Caller> {
  const member = await staffSessions.memberOfSecret(secret)
  return { user: undefined, staff: member && { member, secret }, cookieRefusal: null }
}

/**
 * Signing out offline sets a marker. The first request with it ends the session before anything else is answered
 * (docs/product-rules.md#sessions).
 */
async function leavesFirst(deps: Deps, { cookies, cookieRefusal }: RequestDetails): Promise<boolean> {
  const secret = cookies['auth-token']
  if (cookies[logoutMarker] === undefined || cookieRefusal !== null) return false
  const user = secret ? await deps.accounts.userOfSecret(secret) : undefined
  if (user) await deps.accounts.endSession(user.sessionId)
  return true
}

async function userOfBearer(deps: Deps, bearer: string): Promise<SignedInUser | undefined> {
  if (!bearer.includes('.')) return await deps.accounts.userOfSecret(bearer)
  const sessionId = await readSignedToken(deps.secrets, (key) =>
    readAccessToken(key, bearer, deps.clock.nowMs()),
  )
  return sessionId === null ? undefined : await deps.accounts.userOfSession(sessionId)
}
