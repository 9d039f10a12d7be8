import { describe, expect, test } from 'vitest'
import { fold, wordsOf } from './fold.ts'

describe('folding', () => {
  test.each([
    ['Żurek Śląski', 'zurek slaski'],
    ['KIELBASA Łagodna', 'kielbasa lagodna'],
    ['Işık SIĞIR İçli', 'isik sigir icli'],
    ['Crème brûlée', 'creme brulee'],
    ['Smørrebrød', 'smorrebrod'],
  ])('%s reads as %s', (text, folded) => {
    expect(fold(text)).toBe(folded)
  })
})

describe('words', () => {
  test.each([
    ['12 x 400g', ['12', '400g']],
    ['12x400 g', ['12', '400g']],
    ['12 × 400 g', ['12', '400g']],
    ['Milk 2 Litre', ['milk', '2l']],
    ['Milk 2L', ['milk', '2l']],
    ['Water 1,5 l', ['water', '1p5l']],
    ['Water 1.5L', ['water', '1p5l']],
    ["Tattersby's crisps", ['tattersbys', 'crisps']],
    ['  -- ', []],
    ['9 inch box', ['9in', 'box']],
  ])('of %j are %j', (text, words) => {
    expect(wordsOf(text)).toEqual(words)
  })
})
