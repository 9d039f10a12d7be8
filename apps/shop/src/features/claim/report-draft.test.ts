import { expect, test } from 'vitest'
import { deleteDraft, storeDraft, readDraft, type ReportDraft } from './report-draft.ts'

function storage(): Storage {
  const stored = new Map<string, string>()
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
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

test('restores the draft of a report, only for its author, until they log out', () => {
  const device = storage()
  storeDraft('kaya', draft, device)
  expect(readDraft('kaya', device)).toEqual(draft)
  expect(readDraft('rival', device)).toBeUndefined()
  deleteDraft('kaya', device)
  expect(readDraft('kaya', device)).toBeUndefined()
})

test('stores no blank draft, and ignores invalid stored text', () => {
  const device = storage()
  storeDraft('kaya', draft, device)
  storeDraft('kaya', { ...draft, message: ' ', quantities: {}, pictures: [] }, device)
  expect(readDraft('kaya', device)).toBeUndefined()
  device.setItem('needed:report:kaya', '{"key": 1')
  expect(readDraft('kaya', device)).toBeUndefined()
  device.setItem('needed:report:kaya', '{"key": "k", "type": "THEFT"}')
  expect(readDraft('kaya', device)).toBeUndefined()
})
