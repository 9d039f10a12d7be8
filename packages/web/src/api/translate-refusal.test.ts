import { languages } from '@provender/domain/languages'
import type { ApiRefusal, RefusalKey } from '@provender/domain/refusal/refusals'
import { refusalMessages } from '@provender/messages/refusals/refusal-messages'
import { refusalText } from '@provender/messages/refusals/refusal-text'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { translateRefusal } from './translate-refusal.ts'

const keys = Object.keys(refusalMessages) as RefusalKey[]
const fact = fc.stringMatching(/^[\w.-]{1,12}$/)
const refusalMessage = fc.record({
  key: fc.constantFrom(...keys),
  facts: fc.record({ field: fact, seconds: fact, reference: fact }),
  reason: fc.option(fact, { nil: undefined }),
  from: fc.constantFrom(...languages),
  to: fc.constantFrom(...languages),
})

test('translates every refusal into every language, with its facts', () => {
  fc.assert(
    fc.property(refusalMessage, ({ key, facts, reason, from, to }) => {
      const all = { ...facts, ...(reason === undefined ? {} : { reason }) }
      const refusal = { key, facts: all } as unknown as ApiRefusal
      expect(translateRefusal({ key, message: refusalText(refusal, from) }, to)).toBe(
        refusalText(refusal, to),
      )
    }),
  )
})

test('leaves an unknown message unchanged', () => {
  expect(translateRefusal({ key: 'WRONG_CREDENTIALS', message: 'Gateway Timeout' }, 'pl')).toBe(
    'Gateway Timeout',
  )
  expect(translateRefusal({ key: 'OF_ANOTHER_VERSION', message: 'Hm.' }, 'pl')).toBe('Hm.')
})
