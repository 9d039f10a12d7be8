import { describe, expect, test } from 'vitest'
import { brokenReferences, decisionProblems, headingAnchors, readTexts, stalePaths } from './references.ts'

const rules = { path: 'docs/rules.md', text: '# Rules\n\n## Minimum order\n\n## Sign-in: five tries\n' }
const check = (path: string, text: string) => {
  const files = [rules, { path, text }]
  return brokenReferences(files, (file) => file === 'apps/a.ts' || files.some((each) => each.path === file))
}

describe('a reference in a comment', () => {
  test('resolves to a page and a heading', () => {
    expect(check('apps/a.ts', '/** The least (docs/rules.md#minimum-order). */')).toEqual([])
    expect(check('apps/a.ts', '// See docs/rules.md.')).toEqual([])
  })

  test('to a page or heading that does not exist is reported', () => {
    expect(check('apps/a.ts', '// docs/rule.md')).toEqual(['apps/a.ts: docs/rule.md: no such file'])
    expect(check('apps/a.css', '/* docs/rules.md#minimum */')).toEqual([
      'apps/a.css: docs/rules.md#minimum: docs/rules.md has no heading "#minimum"',
    ])
  })

  test.each([
    'specification 4, "Baskets"',
    'specification (section 3)',
    'decisions, "Prices"',
    'guarantee G8',
    'guarantees, "Uploads"',
    'decision 0051',
  ])('to a text outside the repository is reported: %s', (reference) => {
    expect(check('apps/a.ts', `// As ${reference} says`)).toHaveLength(1)
  })

  test('to the GraphQL specification is ignored', () => {
    expect(check('apps/a.ts', '// As the GraphQL specification says')).toEqual([])
  })
})

describe('a path in backticks', () => {
  const problemsIn = (path: string, text: string) =>
    stalePaths(
      [{ path, text }],
      ['apps/server/src/kernel/http/app.ts', 'packages/domain/src/checkout/quote.ts'],
    )

  test('may leave out its beginning and its extension', () => {
    const named = '`http/app`, `kernel/http/app.ts`, `packages/domain/src/checkout`, `checkout/quote`'
    expect(problemsIn('docs/a.md', named)).toEqual([])
    expect(problemsIn('apps/a.ts', `/** See ${named}. */`)).toEqual([])
  })

  test('may be the name of a file without a folder', () => {
    expect(problemsIn('docs/a.md', '`app.ts` and `quote.ts`')).toEqual([])
    expect(problemsIn('apps/a.ts', '/** See `quotes.ts`. */')).toEqual([
      'apps/a.ts: `quotes.ts`: no such path',
    ])
    expect(problemsIn('docs/a.md', '`ote.ts`, `app.tsx`')).toHaveLength(2)
  })

  test('that was moved or renamed is reported', () => {
    expect(problemsIn('docs/a.md', '`http/turn-to-send`')).toEqual([
      'docs/a.md: `http/turn-to-send`: no such path',
    ])
    expect(problemsIn('apps/a.ts', ' * (`domain/order`) and `http/ap`')).toHaveLength(2)
  })

  test('is not looked for in code, nor is a media type one', () => {
    expect(problemsIn('apps/a.ts', 'const path = `made/up`')).toEqual([])
    expect(problemsIn('docs/a.md', '`text/event-stream`')).toEqual([])
  })
})

describe('a link in a page', () => {
  test('is resolved from the folder of the page', () => {
    expect(
      check('docs/more/a.md', '[a](../rules.md#sign-in-five-tries) [b](../../apps/a.ts) [c](#d)\n# D'),
    ).toEqual([])
    expect(check('docs/more/a.md', '[a](rules.md)')).toEqual(['docs/more/a.md: rules.md: no such file'])
    expect(check('docs/a.md', '[a](#missing)')).toHaveLength(1)
  })

  test('to another site, or inside code, is ignored', () => {
    expect(check('docs/a.md', '[a](https://example.com/x.md) `[b](c.md)`\n```\n[d](e.md)\n```\n')).toEqual([])
  })
})

test('equal headings have separate anchors, and code has none', () => {
  expect([...headingAnchors('# A b\n## A b\n```\n# c\n```\n## `d` & e')]).toEqual(['a-b', 'a-b-1', 'd--e'])
})

describe('a decision', () => {
  const page = (text: string) => ({ path: 'docs/decisions/0005-a.md', text })
  const complete =
    '# 5. A title\n\n- **Status:** accepted\n- **Date:** 2026-11-25\n\n## Context\n\n## Decision\n\n## Consequences\n'
  const index = (row: string) => ({ path: 'docs/decisions/README.md', text: row })
  const row = '| [5](0005-a.md) | A title | accepted | Why |'

  test('has all its parts and a row in the index', () => {
    expect(decisionProblems([page(complete), index(row)])).toEqual([])
  })

  test.each([
    ['without a status', complete.replace('- **Status:** accepted', ''), row, 'no status'],
    ['without a date', complete.replace('2026-11-25', 'today'), row, 'no date'],
    ['without consequences', complete.replace('## Consequences', ''), row, 'no "## Consequences"'],
    ['under another number', complete.replace('# 5.', '# 6.'), row, 'the first line is not "# 5. Title"'],
    ['without a row', complete, '', 'not listed in docs/decisions/README.md'],
    ['under another title', complete, row.replace('A title', 'A'), 'another title in the index'],
    ['of another status', complete, row.replace('accepted', 'superseded'), 'another status in the index'],
  ])('%s is reported', (_, text, listed, problem) => {
    expect(decisionProblems([page(text), index(listed)])).toEqual([`docs/decisions/0005-a.md: ${problem}`])
  })

  test('is one of thirty at most', () => {
    const pages = Array.from({ length: 31 }, (_, at) => ({
      path: `docs/decisions/00${at + 10}-a.md`,
      text: '',
    }))
    expect(decisionProblems(pages)[0]).toContain('31 pages')
  })
})

test('checks all files', () => {
  const paths = readTexts().map(({ path }) => path)
  for (const some of [
    'README.md',
    'docs/product-rules.md',
    'packages/ui/src/tokens/theme.css',
    'apps/shop/service-worker/push.ts',
  ])
    expect(paths).toContain(some)
})
