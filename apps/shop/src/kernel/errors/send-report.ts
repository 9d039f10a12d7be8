import { isApiError } from '@provender/client/api/execute'
import { build } from '../api/shop-server.ts'

/** Letters and figures that nobody takes for others when they are read out. */
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** By which a report is found again; told to who calls. */
export function newReference(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => signs[byte % signs.length]).join('')
}

/** Tells the shop's server of a bug in this window. A refusal of the API is none, and one of its own bugs it has told already. */
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
  // Nobody waits for it, and that it did not arrive is no reason for another report.
  fetch('/error-reports', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
    keepalive: true,
  }).catch(() => undefined)
}
