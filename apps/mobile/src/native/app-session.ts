import { KeychainAccess, SecureStorage } from '@aparajita/capacitor-secure-storage'
import { Preferences } from '@capacitor/preferences'
import { finishWithin } from '@provender/platform/finish-within'
import type { AppSession } from '@provender/platform/platform'

/** A backup must not carry a session to another device. */
const access = KeychainAccess.afterFirstUnlockThisDeviceOnly
/** The first screen must not wait longer for a damaged device. */
const readWithinMs = 4000

/** iOS deletes this mark with the app, unlike the tokens. */
const installedKey = 'installed'
const tokenOf = (serverUrl: string) => `token ${serverUrl}`
const unendedOf = (serverUrl: string) => `unended ${serverUrl}`

/** Reads the tokens of this server from the Keychain of iOS or the Keystore of Android. */
export async function openAppSession(serverUrl: string): Promise<AppSession> {
  await finishWithin(readWithinMs, endEarlierInstallation).catch(() => undefined)
  const current = await openSecret(tokenOf(serverUrl))
  const previous = await openSecret(unendedOf(serverUrl))
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
 * reaches their servers.
 */
async function endEarlierInstallation(): Promise<void> {
  const { value } = await Preferences.get({ key: installedKey })
  if (value !== null) return
  for (const key of await SecureStorage.keys()) {
    const [, serverUrl] = /^token (.*)$/.exec(key) ?? []
    if (serverUrl === undefined) continue
    const token = textOf(await SecureStorage.get(key))
    if (token !== undefined) await SecureStorage.set(unendedOf(serverUrl), token, false, false, access)
    await SecureStorage.remove(key)
  }
  await Preferences.set({ key: installedKey, value: '1' })
}

interface Secret {
  readonly value: () => string | undefined
  readonly set: (value: string | undefined) => Promise<void>
}

/**
 * Reads a value once and keeps it in memory, because every request needs it. A Keychain or Keystore that is damaged or
 * never answers counts as empty: the user logs in again.
 */
async function openSecret(key: string): Promise<Secret> {
  let value = textOf(await finishWithin(readWithinMs, () => SecureStorage.get(key)).catch(() => undefined))
  return {
    value: () => value,
    set: async (next) => {
      // Requests need the new value at once, even if it cannot be stored for the next start.
      value = next
      if (next === undefined) await SecureStorage.remove(key)
      else await SecureStorage.set(key, next, false, false, access)
    },
  }
}

function textOf(stored: unknown): string | undefined {
  return typeof stored === 'string' ? stored : undefined
}
