import { hash } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { createPasswords, hashPassword } from './passwords.ts'

const passwords = createPasswords()
const check = (passwordHash: string, password: string) => passwords.check(passwordHash, password, 'test')
/** Devices type accents in either form. */
const composed = 'zażółć gęślą jaźń'
const decomposed = composed.normalize('NFD')

test('a password with accents is right in every form that a keyboard sends', async () => {
  expect(decomposed).not.toBe(composed)
  for (const stored of [composed, decomposed, 'ｐａｓｓ ｗｏｒｄ'])
    for (const form of ['NFC', 'NFD', 'NFKC'] as const)
      expect(await check(await hashPassword(stored), stored.normalize(form))).toBe('right')
  expect(await check(await hashPassword(composed), 'zazolc gesla jazn')).toBe('wrong')
})

test('a password that was hashed as it was typed is still right', async () => {
  const old = await hash(decomposed, { memoryCost: 1024, timeCost: 1, parallelism: 1 })
  expect(await check(old, decomposed)).toBe('right')
  expect(await check(old, `${decomposed}x`)).toBe('wrong')
})

test('of a flood, some are refused as busy, and another caller waits for one of it at most, also if it sets passwords', async () => {
  const outcomes: string[] = []
  const note = async (work: Promise<string>, done: string): Promise<void> => {
    const outcome = await work.catch(() => 'busy')
    outcomes.push(outcome === 'busy' ? outcome : done)
  }
  const flood = Array.from({ length: 70 }, (_, index) =>
    note(
      index % 2 === 0 ? passwords.hash('guess', 'flood') : passwords.check(null, 'guess', 'flood'),
      'flood',
    ),
  )
  await Promise.all([...flood, note(passwords.check(null, 'guess', 'other'), 'other')])
  expect(outcomes.filter((outcome) => outcome === 'busy').length).toBeGreaterThanOrEqual(19)
  expect(outcomes.filter((outcome) => outcome !== 'busy').indexOf('other')).toBeLessThan(6)
  expect(outcomes).toContain('other')
})
