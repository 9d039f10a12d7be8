import { expect, test } from 'vitest'
import { refusalOf } from '../graphql/api-error.ts'
import { createCallerQueue } from './caller-queue.ts'

/** Fills a queue, and returns what is refused and in which order the rest starts. */
async function fill(maxWaiting: number, devices: readonly string[]) {
  const queue = createCallerQueue(maxWaiting)
  const started: string[] = []
  const refused: string[] = []
  const counts = new Map<string, number>()
  const all = devices.map(async (device) => {
    const n = (counts.get(device) ?? 0) + 1
    counts.set(device, n)
    try {
      await queue.wait(device)
      started.push(`${device}${n}`)
    } catch (error) {
      expect(refusalOf(error)).toMatchObject({ key: 'BUSY' })
      refused.push(`${device}${n}`)
    }
  })
  await new Promise(setImmediate)
  while (!queue.isEmpty()) {
    queue.startNext()
    await new Promise(setImmediate)
  }
  await Promise.all(all)
  return { started, refused: refused.toSorted() }
}

test('the requests of one device start in their order', async () => {
  expect((await fill(9, ['a', 'a', 'a'])).started).toEqual(['a1', 'a2', 'a3'])
})

test('devices take turns: one with many requests delays another by one of them', async () => {
  const { started } = await fill(9, ['a', 'a', 'a', 'a', 'b', 'c', 'b'])
  expect(started).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4'])
})

test('a device that waits is not overtaken by ever new devices', async () => {
  const queue = createCallerQueue(9)
  const started: string[] = []
  const wait = (device: string) => queue.wait(device).then(() => started.push(device))
  const all = [wait('a'), wait('a'), wait('a')]
  for (const device of ['b', 'c', 'd', 'e', 'f', 'g']) {
    all.push(wait(device))
    queue.startNext()
  }
  while (!queue.isEmpty()) queue.startNext()
  await Promise.all(all)
  expect(started.indexOf('a', started.indexOf('a', started.indexOf('a') + 1) + 1)).toBeLessThan(6)
})

test('in a full queue, the device that waits with most is refused, and its neighbours are not', async () => {
  const { started, refused } = await fill(3, ['a', 'a', 'a', 'b', 'c', 'a'])
  expect(started).toEqual(['a1', 'b1', 'c1'])
  expect(refused).toEqual(['a2', 'a3', 'a4'])
})
