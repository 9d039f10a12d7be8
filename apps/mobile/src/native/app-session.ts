import { KeychainAccess, SecureStorage } from '@aparajita/capacitor-secure-storage'
import type { AppSession } from '@provender/platform/platform'

/** A backup must not carry a session to another device. */
const access = KeychainAccess.afterFirstUnlockThisDeviceOnly

/** Reads the tokens of this server from the Keychain of iOS or the Keystore of Android. */
export async function openAppSession(serverUrl: string): Promise<AppSession> {
  const current = await openSecret(`token ${serverUrl}`)
  const previous = await openSecret(`unended ${serverUrl}`)
  return {
    token: current.value,
    start: current.set,
    end: () => current.set(undefined),
    endLater: async () => {
      // A phone that cannot store it still forgets the token. The session ends by itself after 90 days.
      await previous.set(current.value()).catch(() => undefined)
      await current.set(undefined)
    },
    unended: previous.value,
    forgetUnended: () => previous.set(undefined),
  }
}

interface Secret {
  readonly value: () => string | undefined
  readonly set: (value: string | undefined) => Promise<void>
}

/**
 * Reads a value once and keeps it in memory, because every request needs it. A damaged Keychain or Keystore counts as
 * empty: the user logs in again.
 */
async function openSecret(key: string): Promise<Secret> {
  let value = textOf(await SecureStorage.get(key).catch(() => undefined))
  return {
    value: () => value,
    set: async (next) => {
      if (next === undefined) await SecureStorage.remove(key)
      else await SecureStorage.set(key, next, false, false, access)
      value = next
    },
  }
}

function textOf(stored: unknown): string | undefined {
  return typeof stored === 'string' ? stored : undefined
}
