import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from '@provender/db/tables'
import type { CompanyId } from '@provender/domain/ids'
import type { CompiledQuery, Kysely } from 'kysely'
import pg from 'pg'
import { type BasketWrite, basketWritesStatement, basketWriteStatement } from './write-baskets.ts'

/** Gives the new version of the company's baskets, or undefined when somebody else wrote first and nothing was changed. */
export type WriteBaskets = (write: BasketWrite) => Promise<number | undefined>

interface Waiting {
  readonly write: BasketWrite
  readonly settle: PromiseWithResolvers<number | undefined>
}

/** After this the next statement goes although the one before it has not been answered. */
const patienceMs = 50
const mostTogether = 50

/**
 * Writes baskets one statement after the other, and together what has come meanwhile: one statement of several companies costs
 * little more than one of a single company (docs/decisions/0005-basket-and-order-writes.md). Nobody waits for, or fails with, a company that another server is
 * writing to: it is left out and written by itself. A company's writes must come one after the other.
 */
export function makeBasketWriter(db: Kysely<Database>): WriteBaskets {
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
        together(waiting.splice(0, mostTogether)),
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

/** Did the database refuse the statement, so that nothing of it was done? Not so when the connection was lost. */
function isRefused(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.severity === 'ERROR'
}
