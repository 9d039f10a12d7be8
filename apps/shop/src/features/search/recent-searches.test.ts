import { describe, expect, test } from 'vitest'
import { createRecentSearches } from './recent-searches.ts'

function device({ isAgreed }: { readonly isAgreed: boolean } = { isAgreed: true }) {
  const stored = new Map<string, string>()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  const open = (owner = 'one') =>
    createRecentSearches({ owner, storage: () => (isAgreed ? storage : undefined) })
  return { stored, open }
}

describe('recent searches', () => {
  test('are sorted by time, the latest first, and ignore case', () => {
    const searches = device().open()
    for (const text of ['milk', 'beans', 'Milk']) searches.add(text)
    expect(searches.list()).toEqual(['Milk', 'beans'])
  })

  test('are at most eight', () => {
    const searches = device().open()
    for (let number = 1; number <= 9; number += 1) searches.add(`search ${number}`)
    expect(searches.list()).toHaveLength(8)
    expect(searches.list()).not.toContain('search 1')
  })

  test('outlive the tab, only for the user who made them', () => {
    const { open } = device()
    open('one').add('milk')
    expect(open('one').list()).toEqual(['milk'])
    expect(open('two').list()).toEqual([])
  })

  test('are removed one by one, and the last leaves nothing on the device', () => {
    const { open, stored } = device()
    const searches = open()
    searches.add('milk')
    searches.remove('milk')
    expect(searches.list()).toEqual([])
    expect(stored.size).toBe(0)
  })

  test('are lost with the tab if the user did not consent to storage', () => {
    const { open, stored } = device({ isAgreed: false })
    const searches = open()
    searches.add('milk')
    expect(searches.list()).toEqual(['milk'])
    expect(stored.size).toBe(0)
  })

  test('start empty if the stored text is invalid', () => {
    const { open, stored } = device()
    open().add('milk')
    const [key] = stored.keys()
    for (const text of ['{"no":"list"}', 'no json', '[1,2]']) {
      stored.set(key!, text)
      expect(open().list()).toEqual([])
    }
  })

  test('notify subscribers', () => {
    const searches = device().open()
    let changes = 0
    const stop = searches.subscribe(() => (changes += 1))
    searches.add('milk')
    stop()
    searches.add('beans')
    expect(changes).toBe(1)
  })
})
