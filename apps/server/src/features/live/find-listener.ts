import { mayCall } from '@provender/domain/permission/permission'
import { ok, refuse, type Result } from '@provender/domain/result'
import type { Context, CookieRefusal } from '../../kernel/graphql/context.ts'
import type { Customer } from '../../kernel/identity/customer.ts'
import { readRealtimeToken } from '../account/tokens.ts'
import type { LiveListener } from './live-hub.ts'

/** The request of a subscriber. */
export interface LiveRequest {
  /** `master/{uid}/baskets`. Without it, subscribes to the shop only. */
  readonly path: string | undefined
  /** From `firebaseCustomToken`. Without it, the session has to suffice. */
  readonly token: string | undefined
}

type LiveRefusal = 'NOT_SIGNED_IN' | CookieRefusal | 'NOT_FOUND'

/** Checks who may subscribe. A company's baskets are for its own users: another company's path counts as missing. */
export async function findListener(
  context: Context,
  { path, token }: LiveRequest,
): Promise<Result<LiveListener, LiveRefusal>> {
  const stranger = context.cookieRefusal ?? 'NOT_SIGNED_IN'
  if (path === undefined)
    return mayCall(context.actor, 'catalogue', context.viewer.config)
      ? ok({ kind: 'visitor', ip: context.ip })
      : refuse(stranger)
  const ticket = token === undefined ? sessionTicket(context) : await tokenTicket(context, token)
  if (!ticket) return refuse(token === undefined ? stranger : 'NOT_SIGNED_IN')
  const { customer, untilMs } = ticket
  if (path !== `master/${customer.uid}/baskets`) return refuse('NOT_FOUND')
  const { sessionId, loginId, companyId } = customer
  // The cached session may have ended.
  const own = await context.deps.live.readOwn(sessionId)
  if (!own) return refuse('NOT_SIGNED_IN')
  return ok({ kind: 'customer', customer: { sessionId, loginId, companyId, untilMs }, own })
}

interface Ticket {
  readonly customer: Customer
  readonly untilMs: number
}

function sessionTicket({ customer }: Context): Ticket | undefined {
  return customer ? { customer, untilMs: Infinity } : undefined
}

async function tokenTicket({ deps }: Context, token: string): Promise<Ticket | undefined> {
  const read = await readRealtimeToken(deps.secrets.tokenKey, token, deps.clock.nowMs())
  const customer = read && (await deps.accounts.customerOfSession(read.sessionId))
  return customer && customer.uid === read.uid ? { customer, untilMs: read.untilMs } : undefined
}
