import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from '@provender/db/tables'
import type { CompanyId } from '@provender/domain/ids'
import type { CompiledQuery, Kysely } from 'kysely'
import pg from 'pg'
import { type BasketWrite, basketWritesStatement, basketWriteStatement } from './write-baskets.ts'

/** Returns the new version of the company's baskets, or undefined if somebody else wrote first and nothing was changed. */
export type WriteBaskets = (write: BasketWrite) => Promise<number | undefined>

interface QueuedWrite {
  readonly write: BasketWrite
  readonly settle: PromiseWithResolvers<number | undefined>
}

/** After this long the next statement is sent without a response to the one before. */
const timeoutMs = 50
const maxBatch = 50

/**
 * Writes baskets one statement after the other, and combines writes that arrive meanwhile: one statement for
 * several companies costs little more than for one (docs/decisions/0005-basket-and-order-writes.md). A
 * company that another server is writing delays and fails nobody else: it is left out and written separately.
 * Writes of one company must come one after the other.
 */
export function createBasketWriter(db: Kysely<Database>): WriteBaskets {
  const queue: QueuedWrite[] = []
  let isSending = false
  const versionsAfter = async (statement: CompiledQuery): Promise<ReadonlyMap<CompanyId, number>> => {
    const { rows } = await db.executeQuery<{ company_id: CompanyId; version: number }>(statement)
    return new Map(rows.map(({ company_id, version }) => [company_id, version]))
  }
  const writeOne = async ({ write, settle }: QueuedWrite): Promise<void> => {
    try {
      settle.resolve((await versionsAfter(basketWriteStatement(write))).get(write.companyId))
    } catch (error) {
      settle.reject(error)
    }
  }
  const writeBatch = async (batch: readonly QueuedWrite[]): Promise<void> => {
    try {
      const versions = await versionsAfter(basketWritesStatement(batch.map(({ write }) => write)))
      for (const each of batch) {
        const version = versions.get(each.write.companyId)
        if (version === undefined) void writeOne(each)
        else each.settle.resolve(version)
      }
    } catch (error) {
      if (batch.length > 1 && isRefused(error)) for (const each of batch) void writeOne(each)
      else for (const { settle } of batch) settle.reject(error)
    }
  }
  const send = async (): Promise<void> => {
    if (isSending) return
    isSending = true
    while (queue.length > 0)
      await Promise.race([writeBatch(queue.splice(0, maxBatch)), delay(timeoutMs, undefined, { ref: false })])
    isSending = false
  }
  return async (write) => {
    const settle = Promise.withResolvers<number | undefined>()
    queue.push({ write, settle })
    void send()
    return await settle.promise
  }
}

/** True if the database refused the statement, so that it had no effect. Unknown if the connection was lost. */
function isRefused(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.severity === 'ERROR'
}
