import type { NewestVersion } from '@provender/domain/config/newest-version'

/** `offered`: there is a newer version. `required`: this version may no longer be used. */
export type VersionUpdates = 'none' | 'offered' | 'required'

/** `ownVersion`: the newest version that this tab could load. */
export function versionUpdates(newest: NewestVersion | undefined, ownVersion: number): VersionUpdates {
  if (!newest || newest.versionNumber <= ownVersion) return 'none'
  return newest.forced ? 'required' : 'offered'
}
