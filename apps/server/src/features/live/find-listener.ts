import { mayCall } from '@provender/domain/permission/permission'
import { ok, refuse, type Result } from '@provender/domain/result'
import { type Context, type CookieRefusal, requireStaff } from '../../kernel/graphql/context.ts'
import type { SignedInUser } from '../../kernel/identity/signed-in-user.ts'
import { readSignedToken } from '../../kernel/secrets.ts'
import { readRealtimeToken } from '../account/tokens.ts'
import { staffSessionKey } from '../staff/staff-sessions.ts'
import type { LiveListener } from './listeners.ts'
import { readOfficeVersions } from './store.ts'

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
  const { user, untilMs } = ticket
  if (path !== `master/${user.uid}/baskets`) return refuse('NOT_FOUND')
  const { sessionId, userId, companyId } = user
  // The cached session may have ended.
  const own = await context.deps.live.readOwn(sessionId)
  if (!own) return refuse('NOT_SIGNED_IN')
  return ok({ kind: 'customer', user: { sessionId, userId, companyId, untilMs }, own })
}

/** Undefined if the session has ended, although this server has it cached. */
export async function findStaffListener(context: Context): Promise<LiveListener | undefined> {
  const { db, staffSessions } = context.deps
  const { member, secret } = requireStaff(context)
  const session = staffSessionKey(secret)
  const [alive, office] = await Promise.all([staffSessions.readAlive([session]), readOfficeVersions(db)])
  return alive.has(session)
    ? { kind: 'staff', staff: { session, staffId: member.staffId }, office }
    : undefined
}

interface Ticket {
  readonly user: SignedInUser
  readonly untilMs: number
}

function sessionTicket({ user }: Context): Ticket | undefined {
  return user ? { user, untilMs: Infinity } : undefined
}

async function tokenTicket({ deps }: Context, token: string): Promise<Ticket | undefined> {
  const read = await readSignedToken(deps.secrets, (key) => readRealtimeToken(key, token, deps.clock.nowMs()))
  const user = read && (await deps.accounts.userOfSession(read.sessionId))
  return user && user.uid === read.uid ? { user, untilMs: read.untilMs } : undefined
}
