import type { DeviceDescription, ServerAccess } from '@provender/client/api/server-access'
import { platform } from '@provender/platform/current'

/** The number of this build (docs/product-rules.md#contract). */
export const build = '220'

/** The server of the page's own origin. The browser adds the cookies. */
export const shopServer: ServerAccess = {
  baseUrl: '',
  credentials: { kind: 'cookies' },
  device: () => browser(storedDeviceId()),
}

/** The id in the device-id cookie, or an empty string until createDeviceId has set it. */
export function storedDeviceId(): string {
  return platform().cookies.get('device-id') ?? ''
}

/** Describes this browser under a device id. */
export function browser(id: string): DeviceDescription {
  const match = /(Android|iPhone OS|CPU OS|Windows NT|Mac OS X|Linux(?!.*Android))[ ]?([\d._]*)/.exec(
    platform().facts.userAgent(),
  )
  return {
    type: 'WEB',
    build,
    id,
    model: 'browser',
    system: match?.[1] ?? 'unknown',
    systemVersion: match?.[2] ?? '',
  }
}
