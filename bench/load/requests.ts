import type autocannon from 'autocannon'
import type { Entry, Sender } from './load-job.ts'

/** A request for autocannon, like a browser's from the shop's own pages. */
export function requestFor(
  { path, body }: Entry,
  sender: Sender,
  headers: Readonly<Record<string, string>> = {},
): autocannon.Request {
  const cookie = sender === null ? {} : { cookie: `auth-token=${sender}`, deviceid: 'bench' }
  if (body === undefined) return { method: 'GET', path, headers: { ...cookie, ...headers } }
  return {
    method: 'POST',
    path,
    body,
    headers: { 'content-type': 'application/json', ...cookie, ...headers },
  }
}

/** A request that is created again each time it is sent. */
export function requestMadeBy(
  create: () => autocannon.Request,
  onResponse?: (status: number, body: string) => void,
): autocannon.Request {
  return { setupRequest: (request) => ({ ...request, ...create() }), onResponse }
}

/** True for an API response without errors, and for any response that is not of the API. */
export function isAnswer(body: string): boolean {
  return !body.startsWith('{') || (body.startsWith('{"data":{') && body.endsWith('}}'))
}
