import { requestHeaders, type ServerAccess } from '@provender/client/api/server-access'

type SectionAnswer =
  | { readonly kind: 'text'; readonly text: string; readonly etag: string }
  | { readonly kind: 'same' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'unreachable' }

/** Requests a section, unless the device already has it under this `etag`. `onText` receives the text piece by piece. */
export type RequestSection = (
  path: string,
  etag: string,
  onText?: (text: string) => void,
) => Promise<SectionAnswer>

const timeoutMs = 60_000

/** The server accepts its cookies only with the headers of a client, which no other site can send. */
export function createRequestSection(server: ServerAccess): RequestSection {
  return async (path, etag, onText) => {
    try {
      const response = await fetch(server.baseUrl + path, {
        headers: { ...requestHeaders(server), ...(etag === '' ? {} : { 'if-none-match': etag }) },
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (response.status === 304) return { kind: 'same' }
      if (response.status === 401 || response.status === 403) return { kind: 'refused' }
      if (response.status >= 500 || response.status === 429) return { kind: 'unreachable' }
      if (!response.ok) return { kind: 'missing' }
      return { kind: 'text', text: await textOf(response, onText), etag: response.headers.get('etag') ?? '' }
    } catch {
      // A failed connection and a response that breaks off are treated the same.
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
