import { describe, expect, test } from 'vitest'
import { countComments, findTooManyComments } from './comments.ts'

describe('the comments of a file', () => {
  const count = (text: string) => countComments({ path: 'a.tsx', text })

  test('adjacent lines are one comment', () => {
    expect(count('// Zażółć 🥚\n  // and more\nconst a = 1\n\n// another\n\n// one\n')).toBe(3)
  })

  test('a block is one comment, and so is one within a line or an element', () => {
    expect(count('/**\n * One\n * Two\n */\nconst a = <p>{/* three */}</p> // four\n')).toBe(3)
  })

  test('a text that looks like a comment is none', () => {
    expect(count("const a = [`\n// none\n`, 'https://shop.example', <p>// a 'b</p>, /\\/\\/x/]\n")).toBe(0)
  })
})

describe('comments of the code', () => {
  const source = (path: string, comments: number) => ({
    path,
    text: '// A comment\n\n'.repeat(comments) + 'let a\n'.repeat(100 - 2 * comments),
  })

  test('are not reported up to three per hundred lines', () => {
    expect(findTooManyComments([source('e2e/app/a.ts', 2), source('e2e/app/b.ts', 4)])).toEqual([])
  })

  test('are reported above it, with the folders that have too many, the worst first', () => {
    const files = [
      source('packages/ui/src/page/a.tsx', 4),
      source('apps/shop/src/features/basket/lines/a.ts', 5),
      source('apps/shop/src/entry.ts', 1),
    ]
    expect(findTooManyComments(files)).toEqual([
      expect.stringMatching(/^The code has 3\.33 comments per 100 lines \(10\); at most 3 are allowed/),
      'apps/shop/src/features/basket has 5.00 comments per 100 lines (5)',
      'packages/ui/src/page has 4.00 comments per 100 lines (4)',
    ])
  })
})
