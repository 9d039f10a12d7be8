import { hash, verify } from '@node-rs/argon2'
import { maxPasswordLength } from '@provender/domain/application/password'
import { normalised } from '@provender/domain/text/normalise'

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const maxConcurrent = 2
const maxWaiting = 50

type Checked = 'right' | 'wrong' | 'busy'

/** A hash of an unknown password, checked if the user has none, so that both take as long. */
const dummyHash = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`

/** Hashes and checks passwords, a few at a time: each costs as much as a hundred other requests. */
export interface Passwords {
  readonly hash: (password: string) => Promise<string>
  /** If `passwordHash` is null or undefined, the check takes as long and fails. `busy`: too many checks are waiting. */
  readonly check: (passwordHash: string | null | undefined, password: string) => Promise<Checked>
}

export function createPasswords(): Passwords {
  let running = 0
  const waiting: (() => void)[] = []
  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= maxConcurrent) await new Promise<void>((resolve) => void waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
  return {
    hash: (password) => inTurn(() => hash(inOneForm(password), cost)),
    check: async (passwordHash, password) => {
      if (waiting.length >= maxWaiting) return 'busy'
      if (password.length > maxPasswordLength) return 'wrong'
      const matches = await inTurn(() => verifyEachForm(passwordHash ?? dummyHash, password))
      return matches && passwordHash ? 'right' : 'wrong'
    },
  }
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
