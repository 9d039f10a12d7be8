import { describe, expect, test } from 'vitest'
import { isNumberOfName, readCount, readUnit } from './leading-count.ts'

describe('a number before a name', () => {
  test.each([
    ['3 tom', '3', 'tom'],
    ['12  cola', '12', 'cola'],
    ['3 x tom', '3', 'tom'],
    ['3× tom', '3', 'tom'],
    ['2 le', '2', 'le'],
    ['5 şeker', '5', 'şeker'],
  ])('is the quantity in %j', (typed, count, text) => {
    expect(readCount(typed)).toEqual({ count, text })
  })

  test.each(['tom', '3', '3 ', '3tom', '7up', '7 up', '2 l', '2 l milk', '400 g tomatoes', '6 pack cola'])(
    'is part of the text in %j',
    (typed) => {
      expect(readCount(typed)).toBeUndefined()
    },
  )

  test.each(['100005 tom', '12345 tom', '50 1234', '0 tom', '3 x 400'])(
    'is a code or pack in %j',
    (typed) => {
      expect(readCount(typed)).toBeUndefined()
    },
  )
})

describe('a unit between a quantity and a name', () => {
  test.each([
    ['boxes milk', 'box', 'milk'],
    ['cases of cola', 'box', 'cola'],
    ['szt mleko', 'piece', 'mleko'],
    ['szt. mleka', 'piece', 'mleka'],
    ['kartony mleka', 'box', 'mleka'],
    ['adet süt', 'piece', 'süt'],
    ['koli süt', 'box', 'süt'],
    ['Paket çay', 'pack', 'çay'],
  ])('is not searched for in %j', (typed, unit, text) => {
    expect(readUnit(typed)).toEqual({ unit, text })
  })

  test.each(['boxes', 'boxes ', 'milk', 'cannellini beans', 'single cream', 'pot noodle'])(
    'is not in %j',
    (typed) => {
      expect(readUnit(typed)).toEqual({ unit: undefined, text: typed })
    },
  )
})

test.each([
  ['3 Bean Salad', 'bean', true],
  ['3 Bean Salad', 'bean sal', true],
  ['3 Bean Salad', 'be', false],
  ['Bean Salad', 'bean', false],
  ['4 Bean Salad', 'bean', false],
])('the 3 is part of the name %j for %j: %s', (name, text, expected) => {
  expect(isNumberOfName(name, { count: '3', text })).toBe(expected)
})
