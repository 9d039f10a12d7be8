import { expect, test } from 'vitest'
import { findConformanceErrors } from './conformance.ts'

const header = '| Requirement | Proved by |\n| --- | --- |\n'

test('a row with a test is right', () => {
  const row = '| Prices have VAT | [price.test.ts](../packages/domain/src/price/price.test.ts) |'
  expect(findConformanceErrors(header + row)).toEqual([])
})

test.each([
  ['|  | [a.spec.ts](../e2e/a.spec.ts) |', 'line 3 has no requirement'],
  ['| Prices have VAT |  |', 'line 3 has no test: Prices have VAT'],
  [
    '| Prices have VAT | [price.ts](../packages/domain/src/price.ts) |',
    'line 3 has no test: Prices have VAT',
  ],
])('%s is refused', (row, error) => {
  expect(findConformanceErrors(header + row)).toEqual([error])
})

test('a requirement stands once', () => {
  const rows = ['Orders are kept', 'orders are kept'].map(
    (text) => `| ${text} | [a.long.ts](../e2e/a.long.ts) |`,
  )
  expect(findConformanceErrors(header + rows.join('\n'))).toEqual([
    'line 4 repeats the requirement: orders are kept',
  ])
})
