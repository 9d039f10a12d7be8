import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tokensOf } from './tokens.ts'

const written = fc.oneof(
  fc.string({ unit: fc.constantFrom('a', 'b', 'x', 'y', 'z'), minLength: 4, maxLength: 9 }),
  fc.constantFrom('xl', 'y12', 'żur', "o'neil", 'fizzy-drink', 'no.', '6szt', '330ml', '2 x milk'),
)

test('gives the same tokens with spaces or brackets between them', () => {
  fc.assert(
    fc.property(fc.array(written), (parts) => {
      expect(tokensOf(parts.map((part) => `(${part})`).join(''))).toEqual(tokensOf(parts.join(' ')))
    }),
  )
})
