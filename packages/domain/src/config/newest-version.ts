import type { DeviceType } from '../device/device-type.ts'
import type { Config } from './config.ts'

export interface NewestVersion {
  readonly versionNumber: number
  /** An older version cannot go on. */
  readonly forced: boolean
}

/**
 * The newest version for a device. The stores publish an app later than the web, so each app may have a number
 * of its own. A device that is not older is not forced; 0 says that it did not name its version.
 */
export function newestVersion(
  { versionNumber, forced, android, ios }: Config['version'],
  deviceType: DeviceType,
  installed: number,
): NewestVersion {
  const own = { WEB: 0, ANDROID: android, IOS: ios }[deviceType]
  const newest = own || versionNumber
  return { versionNumber: newest, forced: forced && (installed === 0 || installed < newest) }
}
