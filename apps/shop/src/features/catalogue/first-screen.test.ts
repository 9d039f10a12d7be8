import { expect, test } from 'vitest'
import { renderedProductCount } from './first-screen.ts'

const desktop = { width: 1440, height: 900 }

test('in a grid, cards with readable text come first, then cards of which only the picture is on the screen', () => {
  expect(renderedProductCount('text', 'grid', desktop)).toBe(5)
  expect(renderedProductCount('screen', 'grid', desktop)).toBe(10)
})

test.each([
  ['a phone', { width: 360, height: 740 }, 2, 4],
  ['a tablet', { width: 744, height: 1133 }, 6, 6],
  ['a small laptop', { width: 1024, height: 768 }, 4, 8],
  ['a large screen', { width: 1920, height: 1080 }, 12, 12],
])('on %s every card with readable text is included', (_, screen, text, all) => {
  expect(renderedProductCount('text', 'grid', screen)).toBe(text)
  expect(renderedProductCount('screen', 'grid', screen)).toBe(all)
})

test('in a list, a row is on the screen or not', () => {
  expect(renderedProductCount('text', 'list', desktop)).toBe(9)
  expect(renderedProductCount('screen', 'list', desktop)).toBe(9)
})

test('renders at least one product or row of cards', () => {
  const slit = { width: 300, height: 200 }
  expect(renderedProductCount('text', 'grid', slit)).toBe(2)
  expect(renderedProductCount('text', 'list', slit)).toBe(1)
})
