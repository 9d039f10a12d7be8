import { apiError } from '@provender/client/api/execute'
import { expect, test } from 'vitest'
import { createOperationSender } from './operation-sender.ts'

const refusal = (code: number, key: string) => apiError({ code, key, message: '' })
const sent = { clientId: 'till', operations: [] }

/** How the sender classifies an error when its request ends with it. */
async function classify(sender: ReturnType<typeof createOperationSender<string>>): Promise<string> {
  try {
    return await sender.send(sent)
  } catch (error) {
    return sender.failureOf(error)
  }
}

test.each([
  [refusal(0, 'NO_CONNECTION'), 'transient'],
  [refusal(401, 'NOT_SIGNED_IN'), 'transient'],
  [refusal(503, 'BUSY'), 'transient'],
  [refusal(400, 'UNKNOWN_DOCUMENT'), 'transient'],
  [refusal(409, 'OPERATIONS_MISSING'), 'missing'],
  [refusal(400, 'CARD_NUMBER'), 'faulty'],
  [new TypeError('a bug of this device'), 'faulty'],
  [refusal(403, 'FORBIDDEN'), 'refused'],
  [refusal(404, 'NOT_FOUND'), 'refused'],
])('%s is %s', async (error, failure) => {
  const sender = createOperationSender<string>(async () => {
    throw error
  })
  expect(await classify(sender)).toBe(failure)
})

test('a fault of the server blames the operations only after minutes, and again after the next success', async () => {
  const outcomes: (() => Promise<string>)[] = []
  const sender = createOperationSender(async () => (await outcomes.shift()?.()) ?? 'sent')
  const fault = () => Promise.reject(refusal(500, 'INTERNAL'))
  const results = async (count: number) => {
    outcomes.push(...Array.from({ length: count }, () => fault))
    const list: string[] = []
    for (let at = 0; at < count; at += 1) list.push(await classify(sender))
    return list
  }
  expect(new Set(await results(30))).toEqual(new Set(['transient']))
  expect(await results(2)).toEqual(['faulty', 'faulty'])
  expect(await classify(sender)).toBe('sent')
  expect(await results(1)).toEqual(['transient'])
})
