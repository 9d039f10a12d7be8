import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextPath, parseNextSearch } from './next-path.ts'

test('keeps a path of the shop with its query', () => {
  expect(nextPath('/shop?q=half+%26+half&page=2#top')).toBe('/shop?q=half+%26+half&page=2#top')
  expect(nextPath('/')).toBe('/')
})

test.each([
  'https://evil.example/',
  '//evil.example/basket',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'javascript:alert(1)',
  'evil.example',
  '',
  '/login?next=/login',
  '/login',
  '///',
])('%j leads to the home page instead', (requested) => {
  expect(nextPath(requested)).toBe('/')
})

test('a value that is not a text leads to the home page', () => {
  for (const requested of [undefined, null, 7, ['/shop'], { toString: () => '/shop' }])
    expect(nextPath(requested)).toBe('/')
})

test('always stays on the same site', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webUrl(),
        fc.string().map((text) => `/${text}`),
      ),
      (requested) => {
        expect(new URL(nextPath(requested), 'https://orders.example').origin).toBe('https://orders.example')
      },
    ),
  )
})

test('a nested address of a page for visitors also stays on the same site', () => {
  const outside = ['//evil.example/x', 'https://evil.example', 'javascript:alert(1)', '/\\evil.example']
  for (const inner of outside)
    for (const page of ['/register', '/reset-password', '/invitation', '/login', '/x/../register'])
      expect(parseNextSearch({ next: `${page}?next=${encodeURIComponent(inner)}` }), page).toEqual({})
  expect(parseNextSearch({ next: '/register?next=%2Fbaskets%3Fpage%3D2' })).toEqual({
    next: '/baskets?page=2',
  })
})
