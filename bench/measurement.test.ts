import { expect, it } from 'vitest'
import { atLeast, atMost, median, percentile } from './measurement.ts'

it('takes the median, and the lower of the two in the middle', () => {
  expect(median([3, 1, 2])).toBe(2)
  expect(median([4, 1, 3, 2])).toBe(2)
  expect(() => median([])).toThrow('no median')
})

it('finds the value that a share does not exceed', () => {
  const values = Array.from({ length: 100 }, (_, index) => index + 1)
  expect(percentile(values, 0.5)).toBe(50)
  expect(percentile(values, 0.99)).toBe(99)
  expect(percentile([7], 0.99)).toBe(7)
})

it('states the target and whether it is met', () => {
  expect(atMost({ value: 3, unit: 'statements' }, { value: 4, unit: 'statements' })).toEqual({
    text: '≤ 3',
    isMet: false,
  })
  expect(atLeast({ value: 150, unit: '/s' }, { value: 150, unit: '/s' })).toEqual({
    text: '≥ 150 /s',
    isMet: true,
  })
})
