/** The newest version, as the wholesaler's settings say it. */
export interface NewestVersion {
  readonly versionNumber: number
  readonly forced: boolean
}

/** `offered`: there is a newer version. `required`: and this one may not go on. */
export type VersionUpdates = 'none' | 'offered' | 'required'

/** `own`: the number up to which there is nothing newer to load for this window. */
export function versionUpdates(newest: NewestVersion | undefined, own: number): VersionUpdates {
  if (!newest || newest.versionNumber <= own) return 'none'
  return newest.forced ? 'required' : 'offered'
}
