import { expect, test } from 'vitest'
import { withTestFolders } from './fixture/test-folders.ts'
import { findPostmaster } from './postmaster-process.ts'

test('refuses a second server on a data folder, even while the first is starting, and names its process', async () => {
  await withTestFolders(async (place) => {
    const first = place.start()
    await first.line('log Starting the embedded PostgreSQL')
    await expect(place.open()).rejects.toThrow(
      `${place.dataFolder} is in use by another server (process ${first.pid})`,
    )
    await first.line('ready')
    await expect(place.open()).rejects.toThrow(`(process ${first.pid})`)
    await first.close()
    expect((await place.open()).description).toContain('started')
  })
})

test('a refused server does not affect the first one', async () => {
  await withTestFolders(async (place) => {
    const first = await place.open()
    const postmaster = findPostmaster(place.cluster)
    const second = place.start()
    await expect(second.line('ready')).rejects.toThrow(`(process ${process.pid})`)
    expect(findPostmaster(place.cluster)).toEqual(postmaster)
    expect((await first.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })
})

test('killing a server releases its lock', async () => {
  await withTestFolders(async (place) => {
    const first = place.start()
    await first.line('ready')
    await first.kill('SIGKILL')
    expect((await place.open()).description).toContain('adopted')
  })
})

test('one process opens a data folder only once, and may reopen it after closing', async () => {
  await withTestFolders(async (place) => {
    const starting = place.open()
    await expect(place.open()).rejects.toThrow(`(process ${process.pid})`)
    const first = await starting
    await Promise.all([first.close(), first.close()])
    expect((await place.open()).description).toContain('started')
  })
})

test('a failed start releases the data folder', async () => {
  await withTestFolders(async (place) => {
    const first = await place.open()
    await first.pool.query(`alter role provender set synchronous_commit = off`)
    await first.close()
    await expect(place.open()).rejects.toThrow('synchronous_commit = off')
    await expect(place.open()).rejects.toThrow('synchronous_commit = off')
  })
})
