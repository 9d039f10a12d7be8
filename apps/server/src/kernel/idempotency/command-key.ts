import { createHash, randomUUID } from 'node:crypto'
import type { Database } from '@provender/db/tables'
import { ok, refuse, type Result } from '@provender/domain/result'
import { type Kysely, sql } from 'kysely'

const windowMinutes = 10

export interface CommandWrite {
  readonly caller: string
  /** As typed: `ledger pay`. */
  readonly command: string
  /** Everything that distinguishes this write from others. */
  readonly input: unknown
  /** The user wants a second write. */
  readonly again: boolean
}

/** The same command ran within the last ten minutes. */
export interface RepeatedCommand {
  readonly type: 'REPEATED'
  readonly secondsAgo: number
}

/**
 * The idempotency key of a command. Users type no key, so it is derived from the command line: the same
 * command within ten minutes is refused, because it is more likely a repeat than a second write. `--again`
 * makes it a second write.
 */
export async function commandKey(
  db: Kysely<Database>,
  { caller, command, input, again }: CommandWrite,
): Promise<Result<string, RepeatedCommand>> {
  if (again) return ok(randomUUID())
  const key = uuidOf(
    createHash('sha256')
      .update(JSON.stringify([command, input]))
      .digest('hex'),
  )
  const earlier = await db
    .selectFrom('idempotency_key')
    .select(sql<number>`extract(epoch from clock_timestamp() - created_at)::float8`.as('secondsAgo'))
    .where('caller', '=', caller)
    .where('key', '=', key)
    .executeTakeFirst()
  if (!earlier) return ok(key)
  if (earlier.secondsAgo < windowMinutes * 60)
    return refuse({ type: 'REPEATED', secondsAgo: earlier.secondsAgo })
  await db.deleteFrom('idempotency_key').where('caller', '=', caller).where('key', '=', key).execute()
  return ok(key)
}

function uuidOf(hex: string): string {
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  )
}
