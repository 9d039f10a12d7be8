import { describe, expect, test } from 'vitest'
import { makeRecentSearches } from './recent-searches.ts'

function device({ isAgreed }: { readonly isAgreed: boolean } = { isAgreed: true }) {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  const open = (owner = 'one') =>
    makeRecentSearches({ owner, storage: () => (isAgreed ? storage : undefined) })
  return { kept, open }
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
    const { open, kept } = device()
    const searches = open()
    searches.add('milk')
    searches.remove('milk')
    expect(searches.list()).toEqual([])
    expect(kept.size).toBe(0)
  })

  test('are lost with the tab if the user did not consent to storage', () => {
    const { open, kept } = device({ isAgreed: false })
    const searches = open()
    searches.add('milk')
    expect(searches.list()).toEqual(['milk'])
    expect(kept.size).toBe(0)
  })

  test('start empty if the stored text is invalid', () => {
    const { open, kept } = device()
    open().add('milk')
    const [key] = kept.keys()
    for (const text of ['{"no":"list"}', 'no json', '[1,2]']) {
      kept.set(key!, text)
      expect(open().list()).toEqual([])
    }
  })

  test('notify subscribers', () => {
    const searches = device().open()
    let told = 0
    const stop = searches.subscribe(() => (told += 1))
    searches.add('milk')
    stop()
    searches.add('beans')
    expect(told).toBe(1)
  })
})
