import { platform, setPlatform } from '@provender/platform/current'
import { openTabStorage } from '@provender/web/storage/tab-storage.fixture'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteDrafts, openNote } from './note-drafts.ts'

const web = platform()
const line = 'weekly/7-2'
const onSave = vi.fn<(note: string) => void>()

beforeEach(() => {
  openTabStorage()
  noteDrafts.write(line, undefined)
  onSave.mockReset()
})
afterEach(() => setPlatform(web))

const saved = () => onSave.mock.calls.map(([note]) => note)

test('a field in which nothing was typed saves nothing, whatever a colleague writes meanwhile', () => {
  const note = openNote(line, 'ripe')
  note.save(onSave)
  note.cancel(onSave)
  expect(saved()).toEqual([])
})

test('a text that was typed and taken back is no change and no draft', () => {
  const note = openNote(line, 'ripe')
  note.type('ripe ones')
  note.type('ripe')
  note.save(onSave)
  expect([saved(), noteDrafts.read(line)]).toEqual([[], undefined])
})

test('a changed text is saved once, and cancelling brings back the note of before', () => {
  const note = openNote(line, 'ripe')
  note.type('green')
  note.save(onSave)
  note.save(onSave)
  expect([saved(), noteDrafts.read(line)]).toEqual([['green'], undefined])
  note.cancel(onSave)
  note.save(onSave)
  expect(saved()).toEqual(['green', 'ripe'])
})

test('an untouched field follows a colleague, and cancelling brings back their note', () => {
  const note = openNote(line, 'ripe')
  note.type('green')
  note.save(onSave)
  note.follow('green')
  note.follow('blue')
  note.cancel(onSave)
  expect(saved()).toEqual(['green'])
  note.type('green')
  note.save(onSave)
  note.cancel(onSave)
  expect(saved()).toEqual(['green', 'green', 'blue'])
})

test('a field in which somebody types does not follow', () => {
  const note = openNote(line, 'ripe')
  note.type('green')
  note.follow('blue')
  note.save(onSave)
  note.follow('green')
  note.cancel(onSave)
  expect(saved()).toEqual(['green', 'ripe'])
})

test('what was typed before a cancel is not saved when the line goes out of sight', () => {
  const note = openNote(line, 'ripe')
  note.type('green')
  note.cancel(onSave)
  note.save(onSave)
  expect([saved(), noteDrafts.read(line)]).toEqual([[], undefined])
})

test('a text of before a reload is saved when the line goes out of sight, and typing can go on', () => {
  openNote(line, '').type('ripe on')
  const note = openNote(line, '')
  expect(note.begun).toBe('ripe on')
  note.save(onSave)
  note.type('ripe ones')
  note.save(onSave)
  expect(saved()).toEqual(['ripe on', 'ripe ones'])
  note.cancel(onSave)
  expect(saved().at(-1)).toBe('')
})
