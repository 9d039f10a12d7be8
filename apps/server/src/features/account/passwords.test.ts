import { hash } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { createPasswords } from './passwords.ts'

const passwords = createPasswords()
/** Devices type accents in either form. */
const composed = 'zażółć gęślą jaźń'
const decomposed = composed.normalize('NFD')

test('a password with accents is right in every form that a keyboard sends', async () => {
  expect(decomposed).not.toBe(composed)
  for (const stored of [composed, decomposed, 'ｐａｓｓ ｗｏｒｄ'])
    for (const form of ['NFC', 'NFD', 'NFKC'] as const)
      expect(await passwords.check(await passwords.hash(stored), stored.normalize(form))).toBe('right')
  expect(await passwords.check(await passwords.hash(composed), 'zazolc gesla jazn')).toBe('wrong')
})

test('a password that was hashed as it was typed is still right', async () => {
  const old = await hash(decomposed, { memoryCost: 1024, timeCost: 1, parallelism: 1 })
  expect(await passwords.check(old, decomposed)).toBe('right')
  expect(await passwords.check(old, `${decomposed}x`)).toBe('wrong')
})
