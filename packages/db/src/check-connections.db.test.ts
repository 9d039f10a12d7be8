import { withDatabase } from '@provender/testing/test-database'
import pg from 'pg'
import { expect, test } from 'vitest'
import { checkConnections } from './check-connections.ts'
import { connectPool } from './connect-pool.ts'

const check = (connectionString: string, needed: number) =>
  checkConnections(
    connectPool({ connection: { connectionString }, durability: 'relaxed', poolSize: needed, log: () => {} })
      .pool,
    needed,
  )

test('accepts a database that gives all connections at once', async () => {
  await withDatabase(async ({ url }) => {
    expect(await check(url, 5)).toBeUndefined()
  })
})

test('says how many connections are missing, and why', async () => {
  await withDatabase(async ({ url, pool }) => {
    const address = new URL(url)
    const name = address.pathname.slice(1)
    await pool.query(`create role ${name} login connection limit 3`)
    address.username = name
    try {
      const refusal = await check(address.href, 5)
      expect(refusal).toContain('only 3 of 5 connections')
      expect(refusal).toContain(`too many connections for role "${name}"`)
    } finally {
      await pool.query(`drop role ${name}`)
    }
  })
})

test('refuses a pooler that shares a connection between transactions', async () => {
  await withDatabase(async ({ url }) => {
    const shared = new pg.Client({ connectionString: url })
    await shared.connect()
    const client = Object.assign(shared, { release: () => {} })
    const pooler = { connect: () => Promise.resolve(client), end: () => shared.end() }
    expect(await checkConnections(pooler as unknown as pg.Pool, 5)).toContain('in transaction mode')
  })
})

test('refuses a pooler that deals its connections in turn', async () => {
  await withDatabase(async ({ url }) => {
    const dealt = Array.from({ length: 10 }, () => new pg.Client({ connectionString: url }))
    for (const each of dealt) await each.connect()
    let turn = 0
    const query = (text: string) => dealt[(turn += 1) % dealt.length]?.query(text)
    const pooler = {
      connect: () => Promise.resolve({ query, release: () => {} }),
      end: async () => void (await Promise.all(dealt.map((each) => each.end()))),
    }
    expect(await checkConnections(pooler as unknown as pg.Pool, 5)).toContain('in transaction mode')
  })
})
