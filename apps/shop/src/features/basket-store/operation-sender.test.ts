import { apiError } from '@provender/client/api/execute'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createOperationSender } from './operation-sender.ts'

const refusal = (code: number, key: string) => apiError({ code, key, message: '' })
const sent = { clientId: 'till', operations: [] }

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

describe('a fault of the server', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())
  const minutes = (count: number) => vi.advanceTimersByTime(count * 60_000)

  /** Opens a sender. Its requests fail until the test calls `setBroken(false)`. */
  function openSender() {
    let isBroken = true
    const sender = createOperationSender(async () => {
      if (isBroken) throw refusal(500, 'INTERNAL')
      return 'sent'
    })
    const tryTimes = async (count: number) => {
      const results = new Set<string>()
      for (let index = 0; index < count; index += 1) results.add(await classify(sender))
      return [...results]
    }
    return { tryTimes, setBroken: (value: boolean) => (isBroken = value) }
  }

  test('is not blamed on the operations of a user who presses often', async () => {
    const { tryTimes } = openSender()
    expect(await tryTimes(100)).toEqual(['transient'])
    minutes(4)
    expect(await tryTimes(100)).toEqual(['transient'])
  })

  test('is not blamed on the operations of a device that slept', async () => {
    const { tryTimes } = openSender()
    await tryTimes(1)
    minutes(60)
    expect(await tryTimes(9)).toEqual(['transient'])
  })

  test('is blamed on them after minutes and many attempts, and anew after the next success', async () => {
    const { tryTimes, setBroken } = openSender()
    await tryTimes(11)
    minutes(5)
    expect(await tryTimes(2)).toEqual(['faulty'])
    setBroken(false)
    expect(await tryTimes(1)).toEqual(['sent'])
    setBroken(true)
    expect(await tryTimes(20)).toEqual(['transient'])
  })
})
