import { expect } from 'vitest'
import type { Deps } from '../kernel/deps.ts'

export async function untilStatementsWait(
  { deps }: { readonly deps: Pick<Deps, 'pool'> },
  count: number,
): Promise<void> {
  const waiting = async () => {
    const { rows } = await deps.pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return rows.length
  }
  await expect.poll(waiting, { timeout: 5000 }).toBe(count)
}
