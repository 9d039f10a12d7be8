import { expect, test } from 'vitest'
import { forgetReport, keepDraft, readDraft, type ReportDraft } from './report-draft.ts'

function storage(): Storage {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Storage
}
const draft: ReportDraft = {
  key: 'k',
  order: '100001',
  type: 'DAMAGED',
  message: 'Two boxes',
  quantities: { 1: '2' },
  pictures: [{ id: 'p', name: 'box.jpg', bytes: 3 }],
}

test('a report that was begun is there again, for who began it and nobody else, until she logs out', () => {
  const device = storage()
  keepDraft('kaya', draft, device)
  expect(readDraft('kaya', device)).toEqual(draft)
  expect(readDraft('rival', device)).toBeUndefined()
  forgetReport('kaya', device)
  expect(readDraft('kaya', device)).toBeUndefined()
})

test('nothing is kept of a report in which nothing was written, and what cannot be read is nothing', () => {
  const device = storage()
  keepDraft('kaya', draft, device)
  keepDraft('kaya', { ...draft, message: ' ', quantities: {}, pictures: [] }, device)
  expect(readDraft('kaya', device)).toBeUndefined()
  device.setItem('needed:report:kaya', '{"key": 1')
  expect(readDraft('kaya', device)).toBeUndefined()
  device.setItem('needed:report:kaya', '{"key": "k", "type": "THEFT"}')
  expect(readDraft('kaya', device)).toBeUndefined()
})
