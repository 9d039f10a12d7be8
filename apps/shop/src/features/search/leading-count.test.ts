import { describe, expect, test } from 'vitest'
import { readCount } from './leading-count.ts'

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
