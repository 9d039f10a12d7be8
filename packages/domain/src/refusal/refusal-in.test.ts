import fc from 'fast-check'
import { expect, test } from 'vitest'
import { languages } from '../languages.ts'
import { refusalIn } from './refusal-in.ts'
import { filled, type RefusalKey, refusals } from './refusals.ts'

const keys = Object.keys(refusals) as RefusalKey[]
const fact = fc.stringMatching(/^[\w.-]{1,12}$/)
const told = fc.record({
  key: fc.constantFrom(...keys),
  facts: fc.record({ field: fact, seconds: fact, reference: fact }),
  reason: fc.option(fact, { nil: undefined }),
  from: fc.constantFrom(...languages),
  to: fc.constantFrom(...languages),
})

test('translates every refusal into every language, with its facts', () => {
  fc.assert(
    fc.property(told, ({ key, facts, reason, from, to }) => {
      const all = { ...facts, ...(reason === undefined ? {} : { reason }) }
      const message = filled(refusals[key][from], all)
      expect(refusalIn({ key, message }, to)).toBe(filled(refusals[key][to], all))
    }),
  )
})

test('leaves an unknown message unchanged', () => {
  expect(refusalIn({ key: 'WRONG_CREDENTIALS', message: 'Gateway Timeout' }, 'pl')).toBe('Gateway Timeout')
  expect(refusalIn({ key: 'OF_ANOTHER_VERSION', message: 'Hm.' }, 'pl')).toBe('Hm.')
})
