import { createHash, randomUUID } from 'node:crypto'
import { ok, refuse, type Result } from '@provender/domain/result'
import { sql } from 'kysely'
import type { Deps } from '../deps.ts'
import type { WriteKey } from './write-once.ts'

const windowMinutes = 10
const minuteMs = 60_000

export interface CommandWrite {
  readonly caller: string
  readonly command: string
  /** Everything that distinguishes this write from others, except the caller. */
  readonly input: unknown
  /** The user wants a second write. */
  readonly again: boolean
}

/** The same command ran within the last ten minutes. */
export interface RepeatedCommand {
  readonly type: 'REPEATED'
  readonly secondsAgo: number
  readonly caller: string
}

/**
 * The idempotency key of a command. Users type no key, so it is derived from the command line and the minute. The same
 * command within ten minutes is refused, also from a colleague, because it is more likely a repeat than a second
 * write. `--again` makes it a second write. A later run has a new key, because a write may store its key for ever.
 * Two runs at the same moment may both get a key: `writeOnce` refuses the second.
 */
export async function commandKey(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { command, input, again }: CommandWrite,
): Promise<Result<WriteKey, RepeatedCommand>> {
  if (again) return ok(randomUUID())
  const minute = Math.floor(clock.nowMs() / minuteMs)
  const keyOf = (minutes: number): string => derivedKey([command, input, minute + minutes])
  // A run that begins in the next minute may write first.
  const nearbyKeys = Array.from({ length: 2 * windowMinutes + 1 }, (_, index) => keyOf(index - windowMinutes))
  const earlier = await db
    .selectFrom('idempotency_key')
    .select([
      'caller',
      sql<number>`extract(epoch from clock_timestamp() - created_at)::float8`.as('secondsAgo'),
    ])
    .where('key', 'in', nearbyKeys)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return earlier
    ? refuse({ type: 'REPEATED', ...earlier })
    : ok({ uuid: keyOf(0), command: derivedKey([command, input]), nearbyKeys })
}

function derivedKey(parts: readonly unknown[]): string {
  const hex = createHash('sha256').update(JSON.stringify(parts)).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  )
}
