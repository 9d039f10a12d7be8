import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { withDatabase } from '@provender/testing/test-database'
import { expect, test } from 'vitest'
import { openDb } from '../open-db.ts'
import { withTestFolders } from './fixture/test-folders.ts'

test('refuses the embedded database if its configuration could lose accepted orders', async () => {
  await withTestFolders(async (folders) => {
    await (await folders.open()).close()
    const configuration = join(folders.cluster, 'postgresql.conf')
    for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit']) {
      appendFileSync(configuration, `${setting} = off\n`)
      await expect(folders.open()).rejects.toThrow(`PostgreSQL runs with ${setting} = off`)
      appendFileSync(configuration, `${setting} = on\n`)
    }
    await folders.open()
  })
})

test('refuses a new connection after durability was switched off', async () => {
  await withTestFolders(async (folders) => {
    const { pool } = await folders.open()
    const client = await pool.connect()
    await client.query('alter database postgres set synchronous_commit = off')
    await expect(pool.connect()).rejects.toThrow('synchronous_commit = off')
    client.release()
  })
})

test('refuses an external database that is not durable', async () => {
  await withDatabase(async ({ pool, url }) => {
    await pool.query(`alter database ${new URL(url).pathname.slice(1)} set synchronous_commit = off`)
    const opening = openDb({ databaseUrl: url, dataFolder: '/nowhere', log: () => {} })
    await expect(opening).rejects.toThrow(/PostgreSQL runs with (fsync|synchronous_commit) = off/)
  })
})

test('creates the cluster with checksums, UTF-8 and ICU collations', async () => {
  await withTestFolders(async (folders) => {
    const { pool } = await folders.open()
    const { rows } = await pool.query(
      `select current_setting('data_checksums') as checksums, current_setting('server_encoding') as encoding,
              current_setting('listen_addresses') as addresses, lower('IĞ' collate "tr-x-icu") as turkish`,
    )
    expect(rows).toEqual([{ checksums: 'on', encoding: 'UTF8', addresses: '', turkish: 'ığ' }])
  })
})
