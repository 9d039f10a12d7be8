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

test('every refusal can be said in every other language, with all that it says of this one case', () => {
  fc.assert(
    fc.property(told, ({ key, facts, reason, from, to }) => {
      const all = { ...facts, ...(reason === undefined ? {} : { reason }) }
      const message = filled(refusals[key][from], all)
      expect(refusalIn({ key, message }, to)).toBe(filled(refusals[key][to], all))
    }),
  )
})

test('what is no sentence of ours is left as it was told', () => {
  expect(refusalIn({ key: 'WRONG_CREDENTIALS', message: 'Gateway Timeout' }, 'pl')).toBe('Gateway Timeout')
  expect(refusalIn({ key: 'OF_ANOTHER_VERSION', message: 'Hm.' }, 'pl')).toBe('Hm.')
})
