import { createSecretKey, type KeyObject, randomBytes, scryptSync } from 'node:crypto'
import { normalised } from '@provender/domain/text/normalise'
import * as v from 'valibot'
import { seal, unseal } from './seal.ts'
import { type StoredKeys, storedKeysSchema } from './secrets.ts'

const lockedSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ provenderKeys: v.literal(1), salt: v.pipe(v.string(), v.base64()), sealed: v.string() }),
)

/** The keys of an installation as a text for another machine, which only the passphrase opens. */
export function lockKeys(keys: StoredKeys, passphrase: string): string {
  const salt = randomBytes(16)
  const sealed = seal(keyFrom(passphrase, salt), JSON.stringify(keys), 'keys')
  const locked = { provenderKeys: 1, salt: salt.toString('base64'), sealed: sealed.toString('base64') }
  return `${JSON.stringify(locked)}\n`
}

export function isLockedKeys(text: string): boolean {
  return v.is(lockedSchema, text)
}

/** Null if the passphrase is another one, or the text was changed. */
export function unlockKeys(text: string, passphrase: string): StoredKeys | null {
  const { salt, sealed } = v.parse(lockedSchema, text)
  const key = keyFrom(passphrase, Buffer.from(salt, 'base64'))
  const opened = unseal(key, Buffer.from(sealed, 'base64'), 'keys')
  return opened === null ? null : v.parse(storedKeysSchema, JSON.parse(opened))
}

/** Takes a fifth of a second, so that passphrases cannot be guessed quickly. */
function keyFrom(passphrase: string, salt: Buffer): KeyObject {
  const cost = { N: 2 ** 16, r: 8, p: 1, maxmem: 2 ** 27 }
  return createSecretKey(scryptSync(normalised(passphrase, 'NFC'), salt, 32, cost))
}
