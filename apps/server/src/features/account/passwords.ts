import { hash, verify } from '@node-rs/argon2'
import { maxPasswordLength } from '@provender/domain/application/password'
import { normalised } from '@provender/domain/text/normalise'
import { createLane } from '../../kernel/fairness/lane.ts'
import { refusalOf } from '../../kernel/graphql/api-error.ts'

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

type Checked = 'right' | 'wrong' | 'busy'

/** A hash of an unknown password, checked if the user has none, so that both take as long. */
const dummyHash = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`

/** Hashes and checks passwords, a few at a time: each costs as much as a hundred other requests. Throws BUSY if too many wait. */
export interface Passwords {
  readonly hash: (password: string, caller: string) => Promise<string>
  /** If `passwordHash` is null or undefined, the check takes as long and fails. */
  readonly check: (
    passwordHash: string | null | undefined,
    password: string,
    caller: string,
  ) => Promise<Checked>
}

export function createPasswords(): Passwords {
  const lane = createLane({ maxConcurrent: 2, perCaller: 2, maxWaiting: 50 })
  const inTurn = <T>(caller: string, work: () => Promise<T>): Promise<T> =>
    lane({ name: 'passwords', device: caller }, work)
  return {
    hash: (password, caller) => inTurn(caller, () => hashPassword(password)),
    check: async (passwordHash, password, caller) => {
      if (password.length > maxPasswordLength) return 'wrong'
      try {
        const matches = await inTurn(caller, () => verifyEachForm(passwordHash ?? dummyHash, password))
        return matches && passwordHash ? 'right' : 'wrong'
      } catch (error) {
        if (refusalOf(error)?.key === 'BUSY') return 'busy'
        throw error
      }
    },
  }
}

/** For a command, which shares its process with nobody. */
export async function hashPassword(password: string): Promise<string> {
  return await hash(inOneForm(password), cost)
}

/** Devices send accents in different forms (RFC 8265). */
function inOneForm(password: string): string {
  return normalised(password, 'NFKC')
}

/** Passwords used to be hashed as they were typed. */
async function verifyEachForm(passwordHash: string, password: string): Promise<boolean> {
  const stored = inOneForm(password)
  if (await verify(passwordHash, stored)) return true
  return stored !== password && (await verify(passwordHash, password))
}
