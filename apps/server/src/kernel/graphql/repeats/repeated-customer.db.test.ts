import { describe, expect, test } from 'vitest'
import { customerCases } from './customer-cases.fixture.ts'
import { sendTwice } from './send-twice.fixture.ts'

describe('a customer’s write that is sent twice, a second apart or simultaneously, is done once', () => {
  test.each(Object.entries(customerCases))('%s', async (name, prepare) => {
    expect(await sendTwice(name, prepare)).toBe('compared')
  })
})
