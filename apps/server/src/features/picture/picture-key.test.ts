import { createSecretKey } from 'node:crypto'
import { expect, test } from 'vitest'
import { createAccessToken } from '../account/tokens.ts'
import { isPictureKey, createPictureKey } from './picture-key.ts'

const secret = createSecretKey(Buffer.alloc(32, 1))
const morning = Date.parse('2026-11-23T10:00:00Z')
const hours = 3_600_000

test.each([
  [0, true],
  [24, true],
  [37, true],
  [38, false],
  [48, false],
  [-24, false],
])('a key of ten in the morning, %i hours later: %s', (later, isValid) => {
  const key = createPictureKey(secret, morning)
  expect(isPictureKey(secret, key, morning + later * hours)).toBe(isValid)
})

test('a key is the same all day', () => {
  expect(createPictureKey(secret, morning)).toBe(createPictureKey(secret, morning + 13 * hours))
  expect(createPictureKey(secret, morning)).not.toBe(createPictureKey(secret, morning + 14 * hours))
})

test('nothing else is a key', async () => {
  const key = createPictureKey(secret, morning)
  const foreignKey = createPictureKey(createSecretKey(Buffer.alloc(32, 2)), morning)
  const token = await createAccessToken(secret, 'f0f0', morning)
  const others = [
    '',
    key.slice(1),
    `${key}x`,
    key.toUpperCase(),
    foreignKey,
    token,
    token.split('.')[2] ?? '',
  ]
  for (const text of others) expect(isPictureKey(secret, text, morning)).toBe(false)
})
