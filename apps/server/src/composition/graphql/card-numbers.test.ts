import fc from 'fast-check'
import { parse } from 'graphql'
import { expect, test } from 'vitest'
import type { Context } from '../../kernel/graphql/context.ts'
import { refuseCardNumberInDocument, refuseCardNumberInVariables } from './card-numbers.ts'
import { createEngine } from './engine.ts'
import { createSchema } from './schema.ts'

const card = '4242 4242-4242&nbsp;4242'

test('a card number is found wherever it stands in a long text', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 2000, max: 2700 }), fc.nat(7000), async (before, after) => {
      const text = `${'to '.repeat(before / 3)}${card}${' go'.repeat(after / 3)}`
      await expect(refuseCardNumberInVariables({ notes: [{ text }] })).rejects.toThrow('CARD_NUMBER')
      const document = parse(`mutation { contactUs(message: ${JSON.stringify(text)}) }`)
      await expect(refuseCardNumberInDocument(document)).rejects.toThrow('CARD_NUMBER')
    }),
    { numRuns: 100 },
  )
})

test('other requests come between the parts of a long text, and between many texts', async () => {
  const numbers = '4+1+1+1+'
  for (const variables of [
    { text: numbers.repeat(12_000) },
    { texts: Array.from({ length: 1000 }, () => numbers.repeat(12)) },
  ]) {
    let turns = 0
    let isOver = false
    const countTurn = (): void => {
      turns += 1
      if (!isOver) setImmediate(countTurn)
    }
    setImmediate(countTurn)
    await refuseCardNumberInVariables(variables)
    isOver = true
    expect(turns).toBeGreaterThan(5)
  }
})

test('a write with as many variables as a large basket waits with other long work', async () => {
  const engine = createEngine(createSchema(), { isOpen: false })
  const query = 'mutation { logout }'
  const weight = (length: number) =>
    engine.weigh({ query, variables: { text: 'a'.repeat(length) }, operationName: undefined })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the document is prepared before its context is read
  const prepared = engine.execute({ query, variables: {}, operationName: undefined }, {} as Context)
  await expect(prepared).rejects.toThrow(TypeError)
  expect(weight(10_000)).toBe('SHORT')
  expect(weight(20_000)).toBe('LONG')
})
