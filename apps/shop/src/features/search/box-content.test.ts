import { expect, test } from 'vitest'
import { emptyBox, readBox, typeInto, withNumberAsText } from './box-content.ts'

test('a quantity moves before the field, and its unit is not searched for', () => {
  const box = typeInto(emptyBox, '3 boxes milk')
  expect(box).toMatchObject({ mark: '3', typed: 'boxes milk' })
  expect(readBox(box)).toEqual({ count: '3', unit: 'box', text: 'milk' })
})

test('without a quantity the first word is part of the name', () => {
  expect(readBox(typeInto(emptyBox, 'box grater'))).toEqual({
    count: '',
    unit: undefined,
    text: 'box grater',
  })
})

test('the number of a name stays text while more is typed, and is a quantity again with another name', () => {
  const box = withNumberAsText(typeInto(emptyBox, '3 bean'))
  expect(readBox(box)).toEqual({ count: '', unit: undefined, text: '3 bean' })
  expect(readBox(typeInto(box, '3 bean salad'))).toEqual({ count: '', unit: undefined, text: '3 bean salad' })
  expect(readBox(typeInto(box, '3 beef'))).toMatchObject({ count: '3', text: 'beef' })
})
