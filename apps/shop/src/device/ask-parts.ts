/** What the server said to a request for a part. */
type PartAnswer =
  | { readonly kind: 'text'; readonly text: string; readonly etag: string }
  /** What the device has still holds. */
  | { readonly kind: 'same' }
  /** Nobody who asks like this may have it: signed out, or behind the login wall. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'missing' }
  /** No network, no server, or a server in trouble. */
  | { readonly kind: 'unreachable' }

/** Asks for a part, unless the device has it under this name already. */
export type AskPart = (path: string, etag: string) => Promise<PartAnswer>

const timeoutMs = 60_000

/** The server's cookies count only with a header that no other site can send. */
export function makeAskPart(deviceId: string): AskPart {
  return async (path, etag) => {
    try {
      const response = await fetch(path, {
        headers: { deviceid: deviceId, ...(etag === '' ? {} : { 'if-none-match': etag }) },
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (response.status === 304) return { kind: 'same' }
      if (response.status === 401 || response.status === 403) return { kind: 'refused' }
      if (response.status >= 500 || response.status === 429) return { kind: 'unreachable' }
      if (!response.ok) return { kind: 'missing' }
      return { kind: 'text', text: await response.text(), etag: response.headers.get('etag') ?? '' }
    } catch {
      // fetch and text() fail alike when the network does.
      return { kind: 'unreachable' }
    }
  }
}
