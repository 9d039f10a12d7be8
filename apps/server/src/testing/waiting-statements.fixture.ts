import { expect } from 'vitest'
import type { Deps } from '../kernel/deps.ts'

interface Waiting {
  readonly deps: Pick<Deps, 'pool'>
}

export async function countWaitingStatements({ deps }: Waiting): Promise<number> {
  const { rows } = await deps.pool.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length
}

export async function untilStatementsWait(shop: Waiting, count: number): Promise<void> {
  await expect.poll(() => countWaitingStatements(shop)).toBe(count)
}
