import type { Deps } from '../../../kernel/deps.ts'
import { clearFailures, countAttempt } from '../sign-in-throttle.ts'
import { type FactorOwner, sealOwner } from './factor-owner.ts'

/**
 * Codes are short, so guesses are counted for their owner alone: neither another device nor a new password, which an e-mail can
 * set, frees more of them. Returns the seconds until the next one is allowed.
 */
export async function countCode(deps: Pick<Deps, 'db' | 'readNowMs'>, owner: FactorOwner): Promise<number> {
  return await countAttempt(deps, codeSubjects(owner))
}

export async function clearCodeFailures(db: Deps['db'], owner: FactorOwner): Promise<void> {
  await clearFailures(db, codeSubjects(owner))
}

function codeSubjects(owner: FactorOwner) {
  return { account: `code of ${sealOwner(owner)}`, origins: [] }
}
