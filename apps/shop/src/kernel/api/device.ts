import { cookie } from '../app/cookies.ts'

/** The number of this build (docs/product-rules.md#contract). */
export const build = '220'

/** The headers of every call (docs/product-rules.md#contract). The server logs them and never trusts them. */
export function deviceHeaders(deviceId: string): Record<string, string> {
  const { platform, version } = systemOf(navigator.userAgent)
  return {
    DeviceType: 'WEB',
    BuildID: build,
    DeviceId: deviceId,
    DeviceModel: 'browser',
    Os: platform,
    OsVersion: version,
  }
}

/** The id in the device-id cookie; empty until createDeviceId has set it. */
export function storedDeviceId(): string {
  return cookie('device-id') ?? ''
}

function systemOf(userAgent: string): { readonly platform: string; readonly version: string } {
  const match = /(Android|iPhone OS|CPU OS|Windows NT|Mac OS X|Linux(?!.*Android))[ ]?([\d._]*)/.exec(
    userAgent,
  )
  return { platform: match?.[1] ?? 'unknown', version: match?.[2] ?? '' }
}
