import { describe, expect, test } from 'vitest'
import { officeCases } from './office-cases.fixture.ts'
import { sendTwice } from './send-twice.fixture.ts'

describe('a staff write that is sent twice, a second apart or simultaneously, is done once', () => {
  test.each(Object.entries(officeCases))('%s', async (name, prepare) => {
    expect(await sendTwice(name, prepare)).toBe('compared')
  })
})
