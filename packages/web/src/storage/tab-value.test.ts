import { platform, setPlatform } from '@provender/platform/current'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openTabStorage } from './tab-storage.fixture.ts'
import { createTabValue } from './tab-value.ts'

const web = platform()
let stored: Map<string, string>

beforeEach(() => {
  stored = openTabStorage()
})
afterEach(() => setPlatform(web))

const open = () =>
  createTabValue('note', {
    initial: '',
    parse: (text) => (typeof text === 'string' ? text : ''),
  })

test('a value survives a reload, apart from those of other keys', () => {
  open().write('basket 1', 'Ring twice')
  const reloaded = open()
  expect([reloaded.read('basket 1'), reloaded.read('basket 2')]).toEqual(['Ring twice', ''])
})

test('components follow every change, also a deletion, until they leave', () => {
  const value = open()
  const seen: string[] = []
  const stop = value.subscribe(() => seen.push(value.read('basket 1')))
  value.write('basket 1', 'Ring twice')
  value.write('basket 1', undefined)
  stop()
  value.write('basket 1', 'Ring once')
  expect(seen).toEqual(['Ring twice', ''])
})

test('an invalid stored value counts as none, and a value lasts as long as the tab without storage', () => {
  stored.set('note/basket 1', '{"broken":')
  stored.set('note/basket 2', '17')
  expect([open().read('basket 1'), open().read('basket 2')]).toEqual(['', ''])
  setPlatform({ ...web, storage: { ...web.storage, tab: vi.fn() } })
  const value = open()
  value.write('basket 1', 'Ring twice')
  expect(value.read('basket 1')).toBe('Ring twice')
})
