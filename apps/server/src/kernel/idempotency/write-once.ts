import { createHash } from 'node:crypto'
import type { Database } from '@provender/db/tables'
import type { LoginId, StaffId } from '@provender/domain/ids'
import { ok, refuse, type Result } from '@provender/domain/result'
import type { Kysely } from 'kysely'

/** The time for which a key is stored. A repeat after that is a new write. */
export const keyLifetimeDays = 30

/** The key was used for another operation, or with another input. */
export interface KeyReused {
  readonly type: 'KEY_REUSED'
}

export interface KeyedWrite {
  /** Keys of different callers never collide. */
  readonly caller: string
  /** A UUID that the client creates once for a write and sends with every repeat. */
  readonly key: string
  readonly operation: string
  /** Everything that decides what is written, without passwords. */
  readonly input: unknown
}

/** Null means a command on the machine itself. */
export function staffCaller(staffId: StaffId | null): string {
  return staffId === null ? 'terminal' : `staff ${staffId}`
}

/** Null means a visitor. */
export function loginCaller(loginId: LoginId | null): string {
  return loginId === null ? 'visitor' : `login ${loginId}`
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
  const { caller, key, operation } = keyed
  const hash = requestHash(keyed)
  const insertedKey = await tx
    .insertInto('idempotency_key')
    .values({ caller, key, operation, request_hash: hash, answer: 'null' })
    .onConflict((conflict) => conflict.columns(['caller', 'key']).doNothing())
    .executeTakeFirst()
  if (insertedKey.numInsertedOrUpdatedRows === 0n) {
    const existing = await tx
      .selectFrom('idempotency_key')
      .select(['request_hash', 'answer'])
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

function requestHash({ operation, input }: KeyedWrite): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([operation, input]))
    .digest()
}
