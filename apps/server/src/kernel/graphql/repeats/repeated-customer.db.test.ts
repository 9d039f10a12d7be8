import { describe, expect, test } from 'vitest'
import { customerCases } from './customer-cases.fixture.ts'
import { officeCases } from './office-cases.fixture.ts'
import { sendTwice, mutationNames } from './send-twice.fixture.ts'

test('every mutation of the API is tested', () => {
  const tried = Object.keys({ ...customerCases, ...officeCases })
  expect(tried.toSorted(), 'add a valid write of each to the cases beside this test').toEqual(
    mutationNames.toSorted(),
  )
})

describe('a customer’s write that is sent twice, a second apart or simultaneously, is done once', () => {
  test.each(Object.entries(customerCases))('%s', async (name, prepare) => {
    expect(await sendTwice(name, prepare)).toBe('compared')
  })
})
