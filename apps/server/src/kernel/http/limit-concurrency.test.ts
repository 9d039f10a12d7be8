import { expect, it } from 'vitest'
import { limitConcurrency } from './limit-concurrency.ts'

function createWork() {
  const ends: ((result: string) => void)[] = []
  return { ends, work: () => new Promise<string>((end) => ends.push(end)) }
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

it('runs no more work at once than the limit, and starts the next when one ends', async () => {
  const { ends, work } = createWork()
  const inTurn = limitConcurrency(2)
  const results = ['one', 'two', 'three'].map(() => inTurn(work))
  expect(ends).toHaveLength(2)
  ends[0]?.('first')
  await settled()
  expect(ends).toHaveLength(3)
  ends[1]?.('second')
  ends[2]?.('third')
  expect(await Promise.all(results)).toEqual(['first', 'second', 'third'])
})

it('frees the slot when work fails', async () => {
  const { ends, work } = createWork()
  const inTurn = limitConcurrency(1)
  const failing = inTurn(() => Promise.reject(new Error('no page')))
  const next = inTurn(work)
  await expect(failing).rejects.toThrow('no page')
  await settled()
  ends[0]?.('a page')
  expect(await next).toBe('a page')
})

it('starts work at once when all slots are free again', async () => {
  const { ends, work } = createWork()
  const inTurn = limitConcurrency(1)
  const first = inTurn(work)
  ends[0]?.('done')
  await first
  const second = inTurn(work)
  expect(ends).toHaveLength(2)
  ends[1]?.('done')
  await second
})
