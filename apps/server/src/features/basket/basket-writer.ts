import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from '@provender/db/tables'
import type { CompanyId } from '@provender/domain/ids'
import type { CompiledQuery, Kysely } from 'kysely'
import pg from 'pg'
import { type BasketWrite, basketWritesStatement, basketWriteStatement } from './write-baskets.ts'

/** Returns the new version of the company's baskets, or undefined if somebody else wrote first and nothing was changed. */
export type WriteBaskets = (write: BasketWrite) => Promise<number | undefined>

interface Waiting {
  readonly write: BasketWrite
  readonly settle: PromiseWithResolvers<number | undefined>
}

/** After this long the next statement is sent without a response to the one before. */
const patienceMs = 50
const maxTogether = 50

/**
 * Writes baskets one statement after the other, and combines writes that arrive meanwhile: one statement for
 * several companies costs little more than for one (docs/decisions/0005-basket-and-order-writes.md). A
 * company that another server is writing delays and fails nobody else: it is left out and written separately.
 * Writes of one company must come one after the other.
 */
export function createBasketWriter(db: Kysely<Database>): WriteBaskets {
  const waiting: Waiting[] = []
  let isSending = false
  const versionsAfter = async (statement: CompiledQuery): Promise<ReadonlyMap<CompanyId, number>> => {
    const { rows } = await db.executeQuery<{ company_id: CompanyId; version: number }>(statement)
    return new Map(rows.map(({ company_id, version }) => [company_id, version]))
  }
  const alone = async ({ write, settle }: Waiting): Promise<void> => {
    try {
      settle.resolve((await versionsAfter(basketWriteStatement(write))).get(write.companyId))
    } catch (error) {
      settle.reject(error)
    }
  }
  const together = async (group: readonly Waiting[]): Promise<void> => {
    try {
      const versions = await versionsAfter(basketWritesStatement(group.map(({ write }) => write)))
      for (const each of group) {
        const version = versions.get(each.write.companyId)
        if (version === undefined) void alone(each)
        else each.settle.resolve(version)
      }
    } catch (error) {
      if (group.length > 1 && isRefused(error)) for (const each of group) void alone(each)
      else for (const { settle } of group) settle.reject(error)
    }
  }
  const send = async (): Promise<void> => {
    if (isSending) return
    isSending = true
    while (waiting.length > 0)
      await Promise.race([
        together(waiting.splice(0, maxTogether)),
        delay(patienceMs, undefined, { ref: false }),
      ])
    isSending = false
  }
  return async (write) => {
    const settle = Promise.withResolvers<number | undefined>()
    waiting.push({ write, settle })
    void send()
    return await settle.promise
  }
}

/** Did the database refuse the statement, so that it had no effect? Unknown if the connection was lost. */
function isRefused(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.severity === 'ERROR'
}
