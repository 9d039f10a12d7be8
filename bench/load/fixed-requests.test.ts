import { expect, it } from 'vitest'
import { createPairs } from './fixed-requests.ts'

it.each([
  [3, 2],
  [4, 2],
  [6, 6],
  [2, 6],
])('sends each of %i entries from each of %i senders once', (entryCount, senderCount) => {
  const entries = Array.from({ length: entryCount }, (_, index) => ({ path: `/${index}` }))
  const senders = Array.from({ length: senderCount }, (_, index) => `sender ${index}`)
  const pairs = Array.from({ length: entryCount * senderCount }, (_, index) => {
    const { entry, sender } = createPairs(entries, senders, index)
    return `${entry.path} ${sender}`
  })
  expect(new Set(pairs).size).toBe(entryCount * senderCount)
})
