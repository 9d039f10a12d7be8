import type { Context } from '../graphql/context.ts'
import { hostOf, networkOf } from '../http/network.ts'
import { yieldToForeground, runInForeground } from './foreground.ts'
import { type Caller, createLane } from './lane.ts'

/** The part of the process's capacity that an operation takes. */
export type OperationWeight = 'SHORT' | 'LONG' | 'PASTE' | 'JOIN'

/** More than a tab or an app sends at the same time. */
const shortRequests = createLane({ maxConcurrent: 100, perCaller: 8, maxWaiting: 200 })

/**
 * For rendered pages, new documents, and documents that read long lists. Two at once: one can continue while
 * the other waits for the database.
 */
const longWork = createLane({ maxConcurrent: 2, perCaller: 1, maxWaiting: 200 })

/** Matching a pasted order of 500 lines takes a second, in steps. It must not delay pages. */
const pastes = createLane({ maxConcurrent: 2, perCaller: 1, maxWaiting: 20 })

/**
 * Starting subscriptions of known documents. When a server has restarted, a thousand devices come back at once;
 * they must not delay pages.
 */
const joins = createLane({ maxConcurrent: 8, perCaller: 2, maxWaiting: 500 })

export function callerOf({
  user,
  staff,
  ip,
  client,
}: Pick<Context, 'user' | 'staff' | 'ip' | 'client'>): Caller {
  const device = client.deviceId ?? ''
  if (user) return { name: `user ${user.userId}`, device }
  if (staff) return { name: `staff ${staff.member.staffId}`, device }
  return visitorAt(ip, device)
}

export function visitorAt(ip: string, device = ''): Caller {
  return { name: `network ${networkOf(ip)}`, device: `${hostOf(ip)} ${device}` }
}

/** Runs an operation when it is the caller's turn. Throws BUSY if too many requests of the caller, most of them of this device, wait. */
export async function runInLane<Result>(
  weight: OperationWeight,
  caller: Caller,
  work: () => Promise<Result>,
): Promise<Result> {
  switch (weight) {
    case 'SHORT':
      // Also while it waits for its turn, so that no long work takes that.
      return await runInForeground(() => shortRequests(caller, work))
    case 'LONG':
      return await longWork(caller, () => workAfterForeground(work))
    case 'PASTE':
      return await pastes(caller, () => workAfterForeground(work))
    case 'JOIN':
      return await joins(caller, () => workAfterForeground(work))
  }
}

async function workAfterForeground<Result>(work: () => Promise<Result>): Promise<Result> {
  await yieldToForeground()
  return await work()
}
