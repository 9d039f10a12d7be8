import { createCipheriv, createDecipheriv, hkdfSync, type KeyObject, randomBytes } from 'node:crypto'

const cipher = 'aes-256-gcm'
const nonceLength = 12
const tagLength = 16

/** Encrypts a text that the database stores. `owner` names the row, so that a copy in another row cannot be read. */
export function seal(key: KeyObject, text: string, owner: string): Buffer {
  const nonce = randomBytes(nonceLength)
  const encryption = createCipheriv(cipher, sealingKey(key), nonce).setAAD(Buffer.from(owner))
  const encrypted = Buffer.concat([encryption.update(text, 'utf8'), encryption.final()])
  return Buffer.concat([nonce, encryption.getAuthTag(), encrypted])
}

/** Null if it was sealed with another key or for another owner. */
export function unseal(key: KeyObject, sealed: Buffer, owner: string): string | null {
  const nonce = sealed.subarray(0, nonceLength)
  const tag = sealed.subarray(nonceLength, nonceLength + tagLength)
  try {
    const decryption = createDecipheriv(cipher, sealingKey(key), nonce, { authTagLength: tagLength })
    decryption.setAAD(Buffer.from(owner)).setAuthTag(tag)
    return `${decryption.update(sealed.subarray(nonceLength + tagLength), undefined, 'utf8')}${decryption.final('utf8')}`
  } catch {
    return null
  }
}

/** A key of its own, because the installation's key also signs. */
function sealingKey(key: KeyObject): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', 'seal', 32))
}
