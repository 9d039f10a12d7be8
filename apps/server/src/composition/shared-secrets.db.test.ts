import { createSecretKey } from 'node:crypto'
import { withDatabase } from '@provender/testing/test-database'
import { expect, test } from 'vitest'
import { testPushKeys } from '../testing/test-deps.ts'
import { refuseOtherSecrets } from './shared-secrets.ts'

const keyOf = (n: number) => createSecretKey(Buffer.alloc(32, n))
const secretsOf = (n: number) => ({ tokenKey: keyOf(n), pushKeys: testPushKeys })

test('a server does not start beside one with other secrets, and says which file differs', async () => {
  await withDatabase(async ({ db, listen }) => {
    await refuseOtherSecrets(db, secretsOf(1))
    const isUp = Promise.withResolvers<void>()
    const running = listen('hints', { onMessage: () => {}, onUp: isUp.resolve })
    await isUp.promise
    await expect(refuseOtherSecrets(db, secretsOf(2))).rejects.toThrow('another secrets.json')
    const pushKeys = { ...testPushKeys, publicKey: `B${testPushKeys.publicKey.slice(1)}x` }
    await expect(refuseOtherSecrets(db, { ...secretsOf(1), pushKeys })).rejects.toThrow(
      'another push-keys.json',
    )
    await refuseOtherSecrets(db, secretsOf(1))
    await refuseOtherSecrets(db, { ...secretsOf(2), previousTokenKey: keyOf(1) })
    await expect(refuseOtherSecrets(db, secretsOf(1))).rejects.toThrow('another secrets.json')
    await running.close()
  })
})

test('a server that starts alone may have new secrets', async () => {
  await withDatabase(async ({ db }) => {
    await refuseOtherSecrets(db, secretsOf(1))
    await expect(refuseOtherSecrets(db, secretsOf(2))).resolves.toBeUndefined()
  })
})

test('names both files if both differ', async () => {
  await withDatabase(async ({ db, listen }) => {
    await refuseOtherSecrets(db, secretsOf(1))
    const isUp = Promise.withResolvers<void>()
    const running = listen('hints', { onMessage: () => {}, onUp: isUp.resolve })
    await isUp.promise
    const pushKeys = { ...testPushKeys, publicKey: `B${testPushKeys.publicKey.slice(1)}x` }
    await expect(refuseOtherSecrets(db, { ...secretsOf(2), pushKeys })).rejects.toThrow(
      'Copy secrets.json and push-keys.json from there',
    )
    await running.close()
  })
})
