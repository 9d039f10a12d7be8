import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../sources.ts'
import { findTableErrors, readRows, findUnprovedRows } from './conformance.ts'
import { readRanTests } from './ran-tests.ts'
import { isMatch, readWrittenTests, testsIn } from './written-tests.ts'

const source = `
  import { test as journey } from './journey.ts'
  const visit = journey.extend({})
  describe('a line', () => {
    describe.each(['box', 'kg'])('of a %s', () => {
      test('below the minimum is refused', () => {})
    })
    test.each([[1], [2]])('of %i pieces', () => {})
  })
  for (const way of ways) test(\`an order \${way}\`, async () => {})
  test.describe('on a phone', () => { test('fits', () => {}); test.use({}) })
  journey('an end', () => {})
  visit.describe('of a visitor', () => { visit('is short', () => {}) })
  it('is | parted', () => { expect(RegExp('x').test('no title')).toBe(false) })
`
const written = testsIn('a.test.ts', source)

const table = (...rows: readonly string[]) =>
  ['## 1 Purpose', '', '| Requirement | Where | Proved by |', '| --- | --- | --- |', ...rows].join('\n')
const file = '[a.ts](../a.ts)'
const proof = '[a.test.ts](../a.test.ts) › a line › of %i pieces'
const tableOf = (...rows: readonly string[]) =>
  findTableErrors(readRows(table(...rows)), written, (path) => path === 'a.ts').filter(
    (mistake) => !mistake.startsWith('section'),
  )

test('names a test by its title and those of its groups, in any syntax', () => {
  expect(written.map(({ title }) => title)).toEqual([
    'a line › of a %s › below the minimum is refused',
    'a line › of %i pieces',
    'an order ${way}',
    'on a phone › fits',
    'an end',
    'of a visitor › is short',
    'is | parted',
  ])
})

test('finds all tests', () => {
  const paths = new Set(readWrittenTests().map(({ path }) => path))
  for (const some of [
    'e2e/order/order.spec.ts',
    'e2e/payment/stripe.long.ts',
    'tooling/checks/conformance.test.ts',
  ])
    expect(paths).toContain(some)
})

test('reads the requirement, files and tests of a row', () => {
  const [row] = readRows(
    table(`| a rule | ${file} | ${proof}<br>[a.test.ts](../a.test.ts) › is \\| parted |`),
  )
  expect(row).toEqual({
    line: 5,
    section: '1',
    requirement: 'a rule',
    files: ['a.ts'],
    tests: [
      { path: 'a.test.ts', title: 'a line › of %i pieces' },
      { path: 'a.test.ts', title: 'is | parted' },
    ],
  })
  expect(tableOf(`| a rule | ${file} | ${proof} |`)).toEqual([])
})

test.each([
  ['no test', `| a rule | ${file} | |`],
  ['no file', `| a rule | | ${proof} |`],
  ['no words', `| | ${file} | ${proof} |`],
  ['a file that is gone', `| a rule | [b.ts](../b.ts) | ${proof} |`],
  ['a test that is gone', `| a rule | ${file} | [a.test.ts](../a.test.ts) › of %i pieces |`],
  [
    'a test of a file that is gone',
    `| a rule | ${file} | [b.test.ts](../b.test.ts) › a line › of %i pieces |`,
  ],
])('reports a row with %s', (_, row) => {
  expect(tableOf(row)).toEqual([expect.stringContaining('line 5')])
})

test('reports a repeated requirement and a section without rows', () => {
  expect(tableOf(`| a rule | ${file} | ${proof} |`, `| A rule | ${file} | ${proof} |`)).toEqual([
    'line 6 repeats the requirement: A rule',
  ])
  expect(findTableErrors(readRows(table(`| a rule | ${file} | ${proof} |`)), written, () => true)).toContain(
    'section 9 has no row',
  )
})

test('counts a test as passed if each of its cases ran and passed', () => {
  const rows = readRows(table(`| a rule | ${file} | ${proof} |`))
  const ran = (...cases: readonly [string, boolean][]) =>
    findUnprovedRows(
      rows,
      cases.map(([title, hasPassed]) => ({ path: 'a.test.ts', title, hasPassed })),
      () => true,
    )
  expect(ran(['a line › of 1 pieces', true], ['a line › of 2 pieces', true])).toEqual([])
  expect(ran(['a line › of 1 pieces', true], ['a line › of 2 pieces', false])).toHaveLength(1)
  expect(ran(['another line › of 1 pieces', true])).toEqual([expect.stringContaining('did not run')])
  expect(findUnprovedRows(rows, [], () => false)).toEqual([])
})

test('matches titles whose placeholders are filled in, and no others', () => {
  expect(isMatch('of %s: %j', 'of tea: {"a":1}')).toBe(true)
  expect(isMatch('a visitor reads the shop in ${language}', 'a visitor reads the shop in Polish')).toBe(true)
  expect(isMatch('VAT (%i)', 'VAT [20]')).toBe(false)
  expect(isMatch('is whole', 'is whole again')).toBe(false)
})

test('reads the results of both runners', () => {
  const folder = mkdtempSync(join(tmpdir(), 'provender-results-'))
  const write = (name: string, content: unknown) => writeFileSync(join(folder, name), JSON.stringify(content))
  write('unit.json', {
    testResults: [
      {
        name: join(root, 'a.test.ts'),
        assertionResults: [
          { ancestorTitles: ['a line'], title: 'fits', status: 'passed' },
          { ancestorTitles: [], title: 'waits', status: 'pending' },
        ],
      },
    ],
  })
  const spec = (title: string, status: string) => ({ title, file: 'a.spec.ts', tests: [{ status }] })
  write('journeys.json', {
    suites: [
      {
        title: 'a.spec.ts',
        specs: [spec('is left out', 'skipped')],
        suites: [{ title: 'on a phone', specs: [spec('fits', 'expected')] }],
      },
    ],
  })
  try {
    expect(readRanTests(folder)).toEqual(
      expect.arrayContaining([
        { path: 'a.test.ts', title: 'a line › fits', hasPassed: true },
        { path: 'a.test.ts', title: 'waits', hasPassed: false },
        { path: 'e2e/a.spec.ts', title: 'is left out', hasPassed: false },
        { path: 'e2e/a.spec.ts', title: 'on a phone › fits', hasPassed: true },
      ]),
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
})
