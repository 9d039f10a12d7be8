import { beforeEach, expect, test, vi } from 'vitest'
import { openAppSession } from './app-session.ts'

const phone = vi.hoisted(() => ({
  secrets: new Map<string, string>(),
  preferences: new Map<string, string>(),
  isKeystoreBroken: false,
  damaged: new Set<string>(),
}))
vi.mock('@aparajita/capacitor-secure-storage', () => ({
  KeychainAccess: { afterFirstUnlockThisDeviceOnly: 1 },
  SecureStorage: {
    keys: async () => [...phone.secrets.keys()],
    get: async (key: string) => {
      if (phone.damaged.has(key)) throw new Error('Invalid data')
      return phone.secrets.get(key) ?? null
    },
    set: async (key: string, text: string) => {
      if (phone.isKeystoreBroken) throw new Error('KeyPermanentlyInvalidatedException')
      phone.secrets.set(key, text)
    },
    remove: async (key: string) => {
      if (phone.isKeystoreBroken) throw new Error('KeyPermanentlyInvalidatedException')
      return phone.secrets.delete(key)
    },
  },
}))
vi.mock('@capacitor/preferences', () => ({
  Preferences: {
    get: async ({ key }: { key: string }) => ({ value: phone.preferences.get(key) ?? null }),
    set: async ({ key, value }: { key: string; value: string }) => void phone.preferences.set(key, value),
  },
}))

const server = 'https://orders.example'
const other = 'https://other.example'

beforeEach(() => {
  phone.secrets.clear()
  phone.preferences.clear()
  phone.isKeystoreBroken = false
  phone.damaged.clear()
})

test('a login outlives the start of the app', async () => {
  await (await openAppSession(server)).start('token-1')
  const session = await openAppSession(server)
  expect(session.token()).toBe('token-1')
  expect(session.unended()).toBeUndefined()
})

test('an app that was deleted and installed again is signed out of every server, and still ends the sessions', async () => {
  await (await openAppSession(server)).start('token-1')
  await (await openAppSession(other)).start('token-2')
  // iOS deletes the preferences with the app, and keeps the Keychain.
  phone.preferences.clear()
  for (const [url, token] of [
    [server, 'token-1'],
    [other, 'token-2'],
  ] as const) {
    const session = await openAppSession(url)
    expect(session.token()).toBeUndefined()
    expect(session.unended()).toBe(token)
  }
})

test('a damaged token of another server does not keep the user from logging in for good', async () => {
  await (await openAppSession(other)).start('token-2')
  phone.damaged.add(`token ${other}`)
  phone.preferences.clear()
  await (await openAppSession(server)).start('token-1')
  expect((await openAppSession(server)).token()).toBe('token-1')
})

test('a phone that cannot delete the token of the last user does not use it', async () => {
  await (await openAppSession(server)).start('token-1')
  phone.preferences.clear()
  phone.isKeystoreBroken = true
  expect((await openAppSession(server)).token()).toBeUndefined()
})

test('a token that cannot be stored works until the app ends', async () => {
  const session = await openAppSession(server)
  await session.start('token-1')
  phone.isKeystoreBroken = true
  await expect(session.start('token-2')).rejects.toThrow('KeyPermanentlyInvalidated')
  expect(session.token()).toBe('token-2')
})

test('a logout without a server keeps the token only to end its session', async () => {
  const session = await openAppSession(server)
  await session.start('token-1')
  await session.endLater()
  const later = await openAppSession(server)
  expect([later.token(), later.unended()]).toEqual([undefined, 'token-1'])
  await later.deleteUnended()
  expect(phone.secrets.size).toBe(0)
})
