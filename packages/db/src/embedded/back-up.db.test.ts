import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { openDb, type OpenDb } from '../open-db.ts'
import { backUpCluster } from './back-up-cluster.ts'
import { withTestFolders, type TestFolders } from './fixture/test-folders.ts'
import { removeEmbedded } from './open-embedded.ts'
import { restoreEmbedded } from './restore-cluster.ts'

type Copy = (database: OpenDb, folders: TestFolders, between: () => Promise<void>) => Promise<string>

/** Rows and a checkpoint come while the files are copied, as they do on a busy day. */
async function rowsLostBy(copy: Copy): Promise<number> {
  let lost = 0
  await withTestFolders(async (folders) => {
    const database = await folders.open()
    await database.pool.query('create table public.journal (id int primary key)')
    let written = 0
    const write = async (): Promise<void> => {
      await database.pool.query(
        `insert into public.journal select ${written} + n from generate_series(1, 3000) n`,
      )
      written += 3000
      await database.pool.query('checkpoint')
    }
    await write()
    const copied = await copy(database, folders, write)
    expect(written).toBe(9000)
    await database.pool.query('insert into public.journal values (0)')
    lost = written - (await countRestored(folders, copied))
  })
  return lost
}

async function countRestored({ root }: TestFolders, copied: string): Promise<number> {
  const elsewhere = join(root, 'elsewhere')
  const folders = { dataFolder: elsewhere, stateFolder: join(root, 'state') }
  const options = {
    dataFolder: elsewhere,
    unpack: (folder: string) => Promise.resolve(cpSync(copied, folder, { recursive: true })),
  }
  try {
    await restoreEmbedded({
      ...options,
      settle: async ({ pool }) => void (await pool.query('create table public.settled (id int)')),
    })
    const database = await openDb({ dataFolder: elsewhere, log: () => {} })
    const { rows } = await database.pool.query<{ n: number }>(
      'select count(*)::int as n from public.journal where id > 0 and (select count(*) from public.settled) = 0',
    )
    await database.close()
    await expect(restoreEmbedded({ ...options, settle: () => Promise.resolve() })).rejects.toThrow(
      'has a database already',
    )
    return rows[0]?.n ?? 0
  } finally {
    await removeEmbedded(folders)
  }
}

const backedUp: Copy = async (database, { root, dataFolder }, between) => {
  const target = join(root, 'copy')
  const folders = await backUpCluster(database, dataFolder, async ({ path, from }) => {
    mkdirSync(dirname(join(target, path)), { recursive: true })
    if (typeof from !== 'string') return writeFileSync(join(target, path), from)
    await copyFile(from, join(target, path))
    if (path === 'PG_VERSION' || path === 'global/pg_control') await between()
  })
  for (const folder of folders) mkdirSync(join(target, folder), { recursive: true })
  return target
}

const naivelyCopied: Copy = async (_database, { root, cluster }, between) => {
  const target = join(root, 'copy')
  for (const name of readdirSync(cluster)) {
    if (name === 'global') await between()
    if (name.startsWith('postmaster')) continue
    cpSync(join(cluster, name), join(target, name), { recursive: true })
  }
  await between()
  return target
}

test('a backup made while rows are written has all of them, and is settled before it is in its place', async () => {
  expect(await rowsLostBy(backedUp)).toBe(0)
})

test('a plain copy of the files of a running database has lost rows or does not start', async () => {
  expect(await rowsLostBy(naivelyCopied).catch(() => 9000)).toBeGreaterThan(0)
})
