import type pg from 'pg'
import { type LoadTimes } from '../load/send-load.ts'
import type { Statement, Unit } from './bare-units.ts'

/** Runs the units of each list in sequence and the lists in parallel, with each statement prepared once per connection. */
export async function runUnits(
  { pool, named }: { readonly pool: pg.Pool; readonly named: NameStatement },
  lists: readonly (readonly Unit[])[],
): Promise<LoadTimes> {
  const times: number[] = []
  const startedAt = performance.now()
  await Promise.all(
    lists.map(async (units) => {
      for (const unit of units) {
        const startMs = performance.now()
        await runUnit(pool, unit, named)
        times.push(performance.now() - startMs)
      }
    }),
  )
  return { times, seconds: (performance.now() - startedAt) / 1000 }
}

/** A statement with the name of its prepared form. */
export type NameStatement = (statement: Statement) => pg.QueryConfig

/** One name per text, for the lifetime of the connections. */
export function createStatementNames(): NameStatement {
  const names = new Map<string, string>()
  return ({ text, values }) => {
    let name = names.get(text)
    if (name === undefined) names.set(text, (name = `bench${names.size}`))
    return { name, text, values: [...values] }
  }
}

async function runUnit(pool: pg.Pool, unit: Unit, named: NameStatement): Promise<void> {
  const client = await pool.connect()
  try {
    let row: unknown
    for (const step of unit) {
      const statement = typeof step === 'function' ? step(row) : step
      const { rows, command } = await client.query(named(statement))
      row = rows[0]
      if (row === undefined && command === 'SELECT')
        throw new Error('The baskets of a bare buyer are not what they were')
    }
  } finally {
    client.release()
  }
}
