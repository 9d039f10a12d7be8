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

/** Asks for a part, unless the device has it under this name already. `onText` hears what has come while the rest is on its way. */
export type RequestSection = (
  path: string,
  etag: string,
  onText?: (text: string) => void,
) => Promise<PartAnswer>

const timeoutMs = 60_000

/** The server's cookies count only with a header that no other site can send. */
export function createRequestSection(deviceId: string): RequestSection {
  return async (path, etag, onText) => {
    try {
      const response = await fetch(path, {
        headers: { deviceid: deviceId, ...(etag === '' ? {} : { 'if-none-match': etag }) },
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (response.status === 304) return { kind: 'same' }
      if (response.status === 401 || response.status === 403) return { kind: 'refused' }
      if (response.status >= 500 || response.status === 429) return { kind: 'unreachable' }
      if (!response.ok) return { kind: 'missing' }
      return { kind: 'text', text: await textOf(response, onText), etag: response.headers.get('etag') ?? '' }
    } catch {
      // What was begun and what was never answered fail alike when the network does.
      return { kind: 'unreachable' }
    }
  }
}

async function textOf(response: Response, onText: ((text: string) => void) | undefined): Promise<string> {
  const reader = onText && response.body?.getReader()
  if (!reader) return await response.text()
  const decoder = new TextDecoder()
  const pieces: string[] = []
  for (;;) {
    const { done, value } = await reader.read()
    const piece = decoder.decode(value, { stream: !done })
    pieces.push(piece)
    onText(piece)
    if (done) return pieces.join('')
  }
}
