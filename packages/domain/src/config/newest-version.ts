import type { DeviceType } from '../device/device-type.ts'
import type { Config } from './config.ts'

export interface NewestVersion {
  readonly versionNumber: number
  readonly forced: boolean
}

/**
 * The newest version for a device. The stores publish an app later than the web, so each app may have a number
 * of its own. A current device is not forced. `installed` is 0 if the device did not name its version.
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
