import { createSecretKey, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { seal, unseal } from './seal.ts'

const key = createSecretKey(randomBytes(32))

test('only the same key reads a text, only for its owner, and only if nobody changed it', () => {
  const sealed = seal(key, 'gizli ğ', 'login 1')
  expect(unseal(key, sealed, 'login 1')).toBe('gizli ğ')
  expect(unseal(createSecretKey(randomBytes(32)), sealed, 'login 1')).toBeNull()
  expect(unseal(key, sealed, 'login 2')).toBeNull()
  for (const index of sealed.keys()) {
    const changed = Buffer.from(sealed)
    changed.writeUInt8((changed[index] ?? 0) ^ 1, index)
    expect(unseal(key, changed, 'login 1')).toBeNull()
  }
  expect(unseal(key, Buffer.alloc(3), 'login 1')).toBeNull()
})

test('the same text is sealed differently each time', () => {
  expect(seal(key, 'x', 'login 1')).not.toEqual(seal(key, 'x', 'login 1'))
})
