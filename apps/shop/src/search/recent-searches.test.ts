import { describe, expect, test } from 'vitest'
import { makeRecentSearches, type Permission } from './recent-searches.ts'

function device({ permission }: { readonly permission: Permission } = { permission: 'all' }) {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  const answer = { now: permission }
  const open = (owner = 'one') => makeRecentSearches({ owner, storage, permission: () => answer.now })
  return { kept, open, answer }
}

describe('recent searches', () => {
  test('stand with the latest first, each once however it was written', () => {
    const searches = device().open()
    for (const text of ['milk', 'beans', 'Milk']) searches.add(text)
    expect(searches.list()).toEqual(['Milk', 'beans'])
  })

  test('are eight at most', () => {
    const searches = device().open()
    for (let number = 1; number <= 9; number += 1) searches.add(`search ${number}`)
    expect(searches.list()).toHaveLength(8)
    expect(searches.list()).not.toContain('search 1')
  })

  test('outlive the window, for the login that made them alone', () => {
    const { open } = device()
    open('one').add('milk')
    expect(open('one').list()).toEqual(['milk'])
    expect(open('two').list()).toEqual([])
  })

  test('go one by one, and the last leaves nothing on the device', () => {
    const { open, kept } = device()
    const searches = open()
    searches.add('milk')
    searches.remove('milk')
    expect(searches.list()).toEqual([])
    expect(kept.size).toBe(0)
  })

  test('are not kept for who wants only what is needed', () => {
    const { open, kept } = device({ permission: 'needed' })
    const searches = open()
    searches.add('milk')
    expect(searches.list()).toEqual([])
    expect(kept.size).toBe(0)
  })

  test('end with the window while nobody has answered', () => {
    const { open, kept } = device({ permission: undefined })
    const searches = open()
    searches.add('milk')
    expect(searches.list()).toEqual(['milk'])
    expect(kept.size).toBe(0)
  })

  test('are dropped from a device whose permission was taken back', () => {
    const { open, kept, answer } = device()
    open().add('milk')
    answer.now = 'needed'
    expect(open().list()).toEqual([])
    expect(kept.size).toBe(0)
  })

  test('begin anew where something else wrote in their place', () => {
    const { open, kept } = device()
    open().add('milk')
    const [key] = kept.keys()
    for (const text of ['{"no":"list"}', 'no json', '[1,2]']) {
      kept.set(key!, text)
      expect(open().list()).toEqual([])
    }
  })

  test('tell who listens', () => {
    const searches = device().open()
    let told = 0
    const stop = searches.subscribe(() => (told += 1))
    searches.add('milk')
    stop()
    searches.add('beans')
    expect(told).toBe(1)
  })
})
