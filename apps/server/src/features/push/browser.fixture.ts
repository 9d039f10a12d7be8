import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import type { PushSubscription } from './subscription.ts'

/** A browser with a subscription and its private keys. */
export interface TestBrowser {
  readonly subscription: PushSubscription
  /** Decrypts a message like a browser (RFC 8188 and 8291), independently of the code that encrypted it. */
  readonly open: (body: Buffer) => string
}

export const pushHost = 'push.example'

export function createBrowser(name: string): TestBrowser {
  const own = createECDH('prime256v1')
  const ownPublic = own.generateKeys()
  const auth = randomBytes(16)
  return {
    subscription: {
      endpoint: `https://${pushHost}/${name}`,
      p256dh: ownPublic.toString('base64url'),
      auth: auth.toString('base64url'),
    },
    open: (body) => {
      const salt = body.subarray(0, 16)
      const keyLength = body.readUInt8(20)
      const serverPublic = body.subarray(21, 21 + keyLength)
      const locked = body.subarray(21 + keyLength)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), ownPublic, serverPublic])
      const shared = derive(own.computeSecret(serverPublic), { salt: auth, info, length: 32 })
      const contentKey = derive(shared, {
        salt,
        info: Buffer.from('Content-Encoding: aes128gcm\0'),
        length: 16,
      })
      const nonce = derive(shared, { salt, info: Buffer.from('Content-Encoding: nonce\0'), length: 12 })
      const decipher = createDecipheriv('aes-128-gcm', contentKey, nonce)
      decipher.setAuthTag(locked.subarray(-16))
      const padded = Buffer.concat([decipher.update(locked.subarray(0, -16)), decipher.final()])
      const end = padded.lastIndexOf(2)
      if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0))
        throw new Error('Not the last record')
      return padded.subarray(0, end).toString('utf8')
    },
  }
}

function derive(
  key: Buffer,
  { salt, info, length }: { readonly salt: Buffer; readonly info: Buffer; readonly length: number },
): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, info, length))
}
