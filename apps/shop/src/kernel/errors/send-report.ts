import { isApiError } from '@provender/client/api/execute'
import { platform } from '@provender/platform/current'
import { build, serverUrl } from '@provender/web/api/server'
import { cookiePermission } from '../consent/cookies.ts'

/** Letters and digits that are not confused when read out. */
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

export function newReference(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => signs[byte % signs.length]).join('')
}

/** Reports a bug in this tab to the server. Skips refusals of the API, and bugs that the API has reported itself. */
export function sendReport(thrown: unknown, reference: string, route: string): void {
  if (isApiError(thrown)) return
  const { name, message, stack = '' } = thrown instanceof Error ? thrown : new Error(String(thrown))
  const report = {
    reference,
    name: name.slice(0, 100),
    message: message.slice(0, 1000),
    stack: stack.slice(0, 6000),
    route,
    build,
    language: document.documentElement.lang,
  }
  // Nothing waits for the request, and its failure must not cause another report.
  fetch(serverUrl('/error-reports'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...consentHeader() },
    body: JSON.stringify(report),
    keepalive: true,
  }).catch(() => undefined)
}

/** The server reads the consent of a browser in its cookie. An app sends no cookies. */
function consentHeader(): Record<string, string> {
  const { app, cookies } = platform()
  return app ? { 'x-consent': cookies.get(cookiePermission) ?? '' } : {}
}
