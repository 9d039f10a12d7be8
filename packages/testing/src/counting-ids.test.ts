import { expect, test } from 'vitest'
import { countingIds } from './counting-ids.ts'

test('counting ids are UUIDs that count up from 1 for every source', () => {
  const newId = countingIds()
  expect([newId(), newId()]).toEqual([
    '00000000-0000-4000-8000-000000000001',
    '00000000-0000-4000-8000-000000000002',
  ])
  expect(countingIds()()).toBe('00000000-0000-4000-8000-000000000001')
})
