import type { DeviceDescription, ServerAccess } from '@provender/client/api/server-access'
import { platform } from '@provender/platform/current'

/** The number of this build (docs/product-rules.md#contract). */
export const build = '220'

let isReadOnly = false

/** While another user may be signed in in this browser, this page writes nothing in that user's name. */
export function setReadOnly(value: boolean): void {
  isReadOnly = value
}

/** A page uses the server of its own origin, and the browser adds the cookies. An app sends its token. */
export function currentServer(): ServerAccess {
  const { app } = platform()
  if (!app)
    return {
      baseUrl: '',
      credentials: { kind: 'cookies' },
      device: () => describeDevice(storedDeviceId()),
      isReadOnly: () => isReadOnly,
    }
  return {
    baseUrl: app.serverUrl,
    credentials: { kind: 'token', token: app.session.token },
    device: () => describeDevice(storedDeviceId()),
    headers: () => ({ 'accept-language': document.documentElement.lang }),
  }
}

export function serverUrl(path: string): string {
  return (platform().app?.serverUrl ?? '') + path
}

export function storedDeviceId(): string {
  return platform().cookies.get('device-id') ?? ''
}

export function describeDevice(id: string): DeviceDescription {
  const { app, facts } = platform()
  if (app) return { type: app.system, build, id, ...app.device }
  const match = /(Android|iPhone OS|CPU OS|Windows NT|Mac OS X|Linux(?!.*Android))[ ]?([\d._]*)/.exec(
    facts.userAgent(),
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
