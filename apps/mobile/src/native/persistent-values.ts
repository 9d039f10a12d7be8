import { Preferences } from '@capacitor/preferences'
import type { PersistentValues } from '@provender/platform/platform'

/** SharedPreferences on Android, UserDefaults on iOS. */
export const persistentValues: PersistentValues = {
  keys: async () => (await Preferences.keys()).keys,
  get: async (key) => (await Preferences.get({ key })).value ?? undefined,
  set: async (key, value) =>
    await (value === undefined ? Preferences.remove({ key }) : Preferences.set({ key, value })),
}
