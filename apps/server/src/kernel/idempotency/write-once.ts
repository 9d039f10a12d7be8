import { createHash } from 'node:crypto'
import type { Database } from '@provender/db/tables'
import type { StaffId, UserId } from '@provender/domain/ids'
import { ok, refuse, type Result } from '@provender/domain/result'
import { type Kysely, sql } from 'kysely'
import { waitForStandbys } from './wait-for-standbys.ts'

/** The time for which a key is stored. A repeat after that is a new write. */
export const keyLifetimeDays = 30

/** The key was used for another operation, or with another input. For a command: it has run under another key. */
export interface KeyReused {
  readonly type: 'KEY_REUSED'
}

/** The key of a command at the terminal. The same command of a colleague, or of the next minute, is a repeat too. */
interface CommandKey {
  readonly uuid: string
  /** The same for every run of the command. */
  readonly command: string
  /** The keys of all runs that would be repeats, also this one. */
  readonly nearbyKeys: readonly string[]
}

/** A UUID that the client creates once for a write and sends with every repeat, or the key of a command. */
export type WriteKey = string | CommandKey

export function uuidOf(key: WriteKey): string {
  return typeof key === 'string' ? key : key.uuid
}

export interface KeyedWrite {
  /** Keys of different callers never collide, unless they are of commands. */
  readonly caller: string
  readonly key: WriteKey
  readonly operation: string
  /** Everything that decides what is written, without passwords. */
  readonly input: unknown
}

/** Null means a command on the machine itself. */
export function staffCaller(staffId: StaffId | null): string {
  return staffId === null ? 'terminal' : `staff ${staffId}`
}

/** Null means a visitor. */
export function userCaller(userId: UserId | null): string {
  return userId === null ? 'visitor' : `login ${userId}`
}

/**
 * Runs a write once per key, as the first statement of the caller's transaction. A repeat gets the response
 * of the first write; a repeat that arrives during the first one waits for it. The key commits with the
 * write, so a process that is killed leaves neither. A refused write leaves no key: it may be corrected and
 * sent again. `Value` has to survive JSON.
 */
export async function writeOnce<Value extends string | number | boolean | object | null, Refusal>(
  tx: Kysely<Database>,
  keyed: KeyedWrite,
  write: () => Promise<Result<Value, Refusal>>,
): Promise<Result<Value, Refusal | KeyReused>> {
  const { caller, operation } = keyed
  const key = uuidOf(keyed.key)
  const hash = requestHash(keyed)
  if (typeof keyed.key !== 'string' && (await hasRun(tx, caller, keyed.key)))
    return refuse({ type: 'KEY_REUSED' })
  const insertedKey = await tx
    .insertInto('idempotency_key')
    .values({ caller, key, operation, request_hash: hash, answer: 'null' })
    .onConflict((conflict) => conflict.columns(['caller', 'key']).doNothing())
    .executeTakeFirst()
  if (insertedKey.numInsertedOrUpdatedRows === 0n) {
    const existing = await tx
      .selectFrom('idempotency_key')
      .select(['request_hash', 'answer', waitForStandbys.as('waited')])
      .where('caller', '=', caller)
      .where('key', '=', key)
      .executeTakeFirstOrThrow()
    // The write of this hash stored an answer of this type.
    return existing.request_hash.equals(hash) ? ok(existing.answer as Value) : refuse({ type: 'KEY_REUSED' })
  }
  const written = await write()
  if (written.ok)
    await tx
      .updateTable('idempotency_key')
      .set({ answer: JSON.stringify(written.value) })
      .where('caller', '=', caller)
      .where('key', '=', key)
      .execute()
  else await tx.deleteFrom('idempotency_key').where('caller', '=', caller).where('key', '=', key).execute()
  return written
}

/** True if the command has run under another key. Runs of the same command wait for each other. */
async function hasRun(
  tx: Kysely<Database>,
  caller: string,
  { uuid, command, nearbyKeys }: CommandKey,
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${command}, 0))`.execute(tx)
  const other = await tx
    .selectFrom('idempotency_key')
    .select('key')
    .where('key', 'in', nearbyKeys)
    .where((eb) => eb.or([eb('caller', '!=', caller), eb('key', '!=', uuid)]))
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}

function requestHash({ operation, input }: KeyedWrite): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([operation, input]))
    .digest()
}
