import { describe, expect, test } from 'vitest'
import { fold, foldWithPositions } from './fold.ts'

describe('folding', () => {
  test.each([
    ['Żurek Śląski', 'zurek slaski'],
    ['KIELBASA Łagodna', 'kielbasa lagodna'],
    ['Işık SIĞIR İçli', 'isik sigir icli'],
    ['Crème brûlée', 'creme brulee'],
    ['Smørrebrød', 'smorrebrod'],
    ['Œufs, æbler', 'oeufs, aebler'],
    ['ＳＱＵＡＳＨ　１２', 'squash 12'],
  ])('folds %s to %s', (text, folded) => {
    expect(fold(text)).toBe(folded)
    expect(foldWithPositions(text).folded).toBe(folded)
  })

  test('keeps the position of every letter, even if one letter becomes two', () => {
    expect(foldWithPositions('Æble')).toEqual({ folded: 'aeble', positions: [0, 0, 1, 2, 3, 4] })
  })
})
