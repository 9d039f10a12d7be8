import { KeychainAccess, SecureStorage } from '@aparajita/capacitor-secure-storage'
import { Preferences } from '@capacitor/preferences'
import { finishWithin } from '@provender/platform/finish-within'
import type { AppSession } from '@provender/platform/platform'

/** A backup must not carry a session to another device. */
const access = KeychainAccess.afterFirstUnlockThisDeviceOnly
/** The first screen must not wait longer for a damaged device. */
const readWithinMs = 4000

/** iOS deletes this mark with the app, unlike the tokens. The choice of another server deletes it, too. */
const installedKey = 'installed'
const tokenOf = (serverUrl: string) => `token ${serverUrl}`
const unendedOf = (serverUrl: string) => `unended ${serverUrl}`

/** Reads the tokens of this server from the Keychain of iOS or the Keystore of Android. */
export async function openAppSession(serverUrl: string): Promise<AppSession> {
  const isOfThisUser = await finishWithin(readWithinMs, endEarlierInstallation).catch(() => false)
  const current = await openSecret(tokenOf(serverUrl), isOfThisUser)
  const previous = await openSecret(unendedOf(serverUrl), true)
  return {
    token: current.value,
    start: current.set,
    end: () => current.set(undefined),
    endLater: async () => {
      // A phone that cannot store it still deletes the token. The session ends by itself after 90 days.
      await previous.set(current.value()).catch(() => undefined)
      await current.set(undefined)
    },
    unended: previous.value,
    deleteUnended: () => previous.set(undefined),
  }
}

/**
 * The next user of a phone must not be signed in as the one who deleted the app. The sessions end when the app next
 * reaches their servers. Returns true if no token of an earlier installation is left.
 */
async function endEarlierInstallation(): Promise<true> {
  const { value } = await Preferences.get({ key: installedKey })
  if (value !== null) return true
  for (const key of await SecureStorage.keys()) {
    const [, serverUrl] = /^token (.*)$/.exec(key) ?? []
    if (serverUrl === undefined) continue
    // A damaged token cannot be read, but deleted.
    const token = textOf(await SecureStorage.get(key).catch(() => undefined))
    if (token !== undefined) await store(unendedOf(serverUrl), token).catch(() => undefined)
    await SecureStorage.remove(key)
  }
  await Preferences.set({ key: installedKey, value: '1' })
  return true
}

async function store(key: string, text: string): Promise<void> {
  await SecureStorage.set(key, text, false, false, access)
}

interface Secret {
  readonly value: () => string | undefined
  readonly set: (value: string | undefined) => Promise<void>
}

/**
 * Reads a value once and keeps it in memory, because every request needs it. A Keychain or Keystore that is damaged or
 * never answers counts as empty: the user logs in again.
 */
async function openSecret(key: string, isTrusted: boolean): Promise<Secret> {
  const read = () => finishWithin(readWithinMs, () => SecureStorage.get(key)).catch(() => undefined)
  let value = isTrusted ? textOf(await read()) : undefined
  return {
    value: () => value,
    set: async (next) => {
      // Requests need the new value at once, even if it cannot be stored for the next start.
      value = next
      if (next === undefined) await SecureStorage.remove(key)
      else await store(key, next)
    },
  }
}

function textOf(stored: unknown): string | undefined {
  return typeof stored === 'string' ? stored : undefined
}
