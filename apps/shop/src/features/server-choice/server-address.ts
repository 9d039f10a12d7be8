/** Only for a server on the same machine, during development. */
const localHosts = new Set(['localhost', '127.0.0.1'])

/**
 * The address of a server as a user types it, or as in the QR code on the shop's page "App": `orders.example`,
 * `https://orders.example/app`, `provender://orders.example`. Undefined if it is none, or if it is not HTTPS.
 */
export function parseServerAddress(typed: string): string | undefined {
  const text = typed.trim().replace(/^provender:/i, 'https:')
  const url = /^[a-z][a-z+.-]*:\/\//i.test(text) ? text : `https://${text}`
  if (text === '' || /\s/.test(text) || !URL.canParse(url)) return undefined
  const { protocol, hostname, origin, username } = new URL(url)
  if (username !== '' || !(hostname.includes('.') || localHosts.has(hostname))) return undefined
  if (protocol === 'https:' || (protocol === 'http:' && localHosts.has(hostname))) return origin
  return undefined
}
