import { withDatabase } from '@provender/testing/test-database'
import type pg from 'pg'
import { expect, test } from 'vitest'
import { createWriteGate } from './write-gate.ts'

test('opens without cancelling a process that now has the number of its last probe', async () => {
  await withDatabase(async ({ pool }) => {
    const other = await pool.connect()
    const { rows } = await other.query<{ process: number }>('select pg_backend_pid() as process')
    const working = other.query('select pg_sleep(4)')
    let probes = 0
    const query = async (text: string, values?: unknown[]) => {
      if (text.includes('pg_backend_pid()')) return { rows }
      if (!text.includes('pg_logical_emit_message')) return await pool.query(text, values)
      probes += 1
      if (probes === 1) throw new Error('Query read timeout')
      return await pool.query(text, values)
    }
    const restarted = { connect: () => Promise.resolve({ query, release: () => {} }) }
    const gate = createWriteGate(restarted as unknown as pg.Pool, { error: () => {}, info: () => {} })
    gate.close()
    await expect.poll(gate.isClosed).toBe(false)
    await expect(working).resolves.toBeDefined()
    other.release()
    expect(probes).toBe(2)
  })
})
