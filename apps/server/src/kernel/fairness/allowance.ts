import { sql } from 'kysely'
import { maxSkewMs } from '../clock.ts'
import type { Deps } from '../deps.ts'
import { hostOf, networkOf } from '../http/network.ts'

export interface Allowance {
  readonly times: number
  readonly withinSeconds: number
}

/** What a whole network may do, in allowances of a host: the many tills and phones behind one address count as one host. */
const hostsPerNetwork = 5

/** Counts one attempt of a stranger for the host and for its network, so that no host uses up what its neighbours have. */
export async function countStranger(
  deps: Pick<Deps, 'db' | 'readNowMs'>,
  { subject, ip, times, withinSeconds }: Allowance & { readonly subject: string; readonly ip: string },
): Promise<number> {
  const host = { subject: `${subject} host ${hostOf(ip)}`, times, withinSeconds }
  const network = `${subject} network ${networkOf(ip)}`
  return await countInTurn(deps, [host, { subject: network, times: times * hostsPerNetwork, withinSeconds }])
}

interface CallerAllowance {
  readonly device: number
  readonly host: number
  readonly network: number
  readonly withinSeconds: number
}

/**
 * Counts one attempt for the device first, so that one person behind a shared address uses up nothing that the others have.
 * Those without an id count as one device of their host.
 */
export async function countDevice(
  deps: Pick<Deps, 'db' | 'readNowMs'>,
  {
    subject,
    ip,
    deviceId,
  }: { readonly subject: string; readonly ip: string; readonly deviceId: string | null },
  { device, host, network, withinSeconds }: CallerAllowance,
): Promise<number> {
  const ofHost = `${subject} host ${hostOf(ip)}`
  return await countInTurn(deps, [
    { subject: `${ofHost} device ${deviceId ?? ''}`, times: device, withinSeconds },
    { subject: ofHost, times: host, withinSeconds },
    { subject: `${subject} network ${networkOf(ip)}`, times: network, withinSeconds },
  ])
}

/** Counts one attempt for each of these, the smallest first, unless one of them has no more. */
async function countInTurn(
  deps: Pick<Deps, 'db' | 'readNowMs'>,
  subjects: readonly CountedSubject[],
): Promise<number> {
  // Device ids can be made up: a host that has no more leaves no row for each.
  for (const each of subjects.slice(1)) {
    const seconds = await secondsUntilFree(deps, each)
    if (seconds > 0) return seconds
  }
  for (const each of subjects) {
    const seconds = await countAttempt(deps, each)
    if (seconds > 0) return seconds
  }
  return 0
}

type CountedSubject = Allowance & { readonly subject: string }

async function secondsUntilFree(
  { db, readNowMs }: Pick<Deps, 'db' | 'readNowMs'>,
  { subject, times, withinSeconds }: CountedSubject,
): Promise<number> {
  const nowMs = await readNowMs()
  const counted = await db
    .selectFrom('allowance')
    .select(['used', 'since'])
    .where('subject', '=', subject)
    .executeTakeFirst()
  if (!counted || counted.used < times || counted.since > nowMs + maxSkewMs) return 0
  return Math.max(0, Math.ceil((counted.since + withinSeconds * 1000 - nowMs) / 1000))
}

/**
 * Counts one attempt. Returns the seconds until the next is allowed, 0 if this one is. The period begins with
 * the first attempt and ends by itself: further attempts do not prolong it. It also ends if the clock is set back
 * before its beginning.
 */
export async function countAttempt(
  { db, readNowMs }: Pick<Deps, 'db' | 'readNowMs'>,
  { subject, times, withinSeconds }: CountedSubject,
): Promise<number> {
  const nowMs = await readNowMs()
  const now = new Date(nowMs)
  const isOver = sql`(existing.since not between
    ${now}::timestamptz - make_interval(secs => ${withinSeconds - 0.001})
    and ${now}::timestamptz + make_interval(secs => ${maxSkewMs / 1000}))`
  const { rows } = await sql<{ readonly used: number; readonly since: number }>`
    insert into allowance as existing (subject, used, since) values (${subject}, 1, ${now})
    on conflict (subject) do update set
      used = case when ${isOver} then 1 else existing.used + 1 end,
      since = case when ${isOver} then ${now}::timestamptz else existing.since end
    returning used, since`.execute(db)
  const [{ used, since } = { used: 1, since: nowMs }] = rows
  return used <= times ? 0 : Math.max(1, Math.ceil((since + withinSeconds * 1000 - nowMs) / 1000))
}
