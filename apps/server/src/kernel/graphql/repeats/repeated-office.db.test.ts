import { describe, expect, test } from 'vitest'
import { officeCases } from './office-cases.fixture.ts'
import { sendTwice } from './send-twice.fixture.ts'

describe('a write of the staff that is sent twice, a second apart or at the same moment, is done once', () => {
  test.each(Object.entries(officeCases))('%s', async (name, prepare) => {
    expect(await sendTwice(name, prepare)).toBe('compared')
  })
})
