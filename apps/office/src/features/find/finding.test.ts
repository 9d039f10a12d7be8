import { describe, expect, test } from 'vitest'
import { chosenIndex, matching } from './finding.ts'

const finding = (name: string, detail = '') => ({ href: `/${name}`, name, detail, note: '' })

describe('a screen is found', () => {
  test.each([
    ['zamowienia', 'Potwierdzone', 'Zamówienia'],
    ['WSTRZYMANE ZAM', 'Wstrzymane', 'Zamówienia'],
    ['siparis', 'Onaylanan', 'Siparişler'],
    ['IPTAL', 'İptal edilen', 'Siparişler'],
    ['ıptal', 'İptal edilen', 'Siparişler'],
    ['', 'You', 'Language'],
  ])('by %j as %s, %s', (text, name, detail) => {
    expect(matching([finding(name, detail)], text)).toHaveLength(1)
  })

  test('only by a text that it contains', () => {
    expect(matching([finding('On hold', 'Orders')], 'picked')).toEqual([])
  })
})

describe('Enter opens', () => {
  const screens = [finding('On hold'), finding('You')]
  const orders = [finding('1041'), finding('1042')]

  test('the first order, or else the first screen', () => {
    expect(chosenIndex([...orders, ...screens], undefined)).toBe(0)
    expect(chosenIndex(screens, undefined)).toBe(0)
  })

  test('the screen the arrows chose, also if orders arrive before it', () => {
    expect(chosenIndex(screens, '/You')).toBe(1)
    expect(chosenIndex([...orders, ...screens], '/You')).toBe(3)
  })

  test('the first one instead of an order that the answer no longer contains', () => {
    expect(chosenIndex([finding('2077'), ...screens], '/1042')).toBe(0)
  })

  test('nothing if nothing matches', () => {
    expect(chosenIndex([], '/1042')).toBe(-1)
  })
})
