import { expect, test } from 'vitest'
import { inTemporaryPlace } from './fixture/place.ts'
import { findPostmaster } from './postmaster-process.ts'

test('a second server on a data folder is refused while the first is still starting, and named the process', async () => {
  await inTemporaryPlace(async (place) => {
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

test('a refused server leaves the first one alone', async () => {
  await inTemporaryPlace(async (place) => {
    const first = await place.open()
    const postmaster = findPostmaster(place.cluster)
    const second = place.start()
    await expect(second.line('ready')).rejects.toThrow(`(process ${process.pid})`)
    expect(findPostmaster(place.cluster)).toEqual(postmaster)
    expect((await first.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })
})

test('the lock of a killed server is gone with it', async () => {
  await inTemporaryPlace(async (place) => {
    const first = place.start()
    await first.line('ready')
    await first.kill('SIGKILL')
    expect((await place.open()).description).toContain('adopted')
  })
})

test('within one process a data folder is opened once, too, and again after it was closed', async () => {
  await inTemporaryPlace(async (place) => {
    const starting = place.open()
    await expect(place.open()).rejects.toThrow(`(process ${process.pid})`)
    const first = await starting
    await Promise.all([first.close(), first.close()])
    expect((await place.open()).description).toContain('started')
  })
})

test('a start that failed lets the data folder go', async () => {
  await inTemporaryPlace(async (place) => {
    const first = await place.open()
    await first.pool.query(`alter role provender set synchronous_commit = off`)
    await first.close()
    await expect(place.open()).rejects.toThrow('synchronous_commit = off')
    await expect(place.open()).rejects.toThrow('synchronous_commit = off')
  })
})
