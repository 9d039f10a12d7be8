import { TOTP } from 'otpauth'
import { testPassword } from '../../../testing/fill-test-shop.ts'
import type { RepeatCall, Scene } from './repeat-scene.fixture.ts'

const a1 = (field: string): RepeatCall => ({ caller: 'a1', field })

/** Starts the second factor of the user. Returns the code of so many steps later. */
async function startedFactor({ shop }: Scene): Promise<(steps: number) => string> {
  const start = `mutation { startSecondFactor(password: "${testPassword}") { secret } }`
  const { secret } = (await shop.get('a1', start)).startSecondFactor
  return (steps) => new TOTP({ secret }).generate({ timestamp: shop.clock.nowMs() + steps * 30_000 })
}

export const secondFactorCases = {
  startSecondFactor: () => a1(`startSecondFactor(password: "${testPassword}") { secret }`),
  turnOnSecondFactor: async (scene: Scene) => {
    const codeIn = await startedFactor(scene)
    return a1(`turnOnSecondFactor(code: "${codeIn(0)}")`)
  },
  turnOffSecondFactor: async (scene: Scene) => {
    const codeIn = await startedFactor(scene)
    await scene.shop.get('a1', `mutation { turnOnSecondFactor(code: "${codeIn(0)}") }`)
    return a1(`turnOffSecondFactor(password: "${testPassword}", code: "${codeIn(1)}")`)
  },
}
