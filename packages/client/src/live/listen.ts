import * as v from 'valibot'
import { requestHeaders, type ServerAccess } from '../api/server-access.ts'
import { readEvents } from './read-events.ts'

/** `over`: the session or the token has ended. `broken`: anything else; a retry may succeed. */
export type ListeningEnd = 'over' | 'broken'

/** A topic of the live channel. Its events are versions that show a device which data it has not loaded yet. */
export interface Topic<Versions> {
  /** The subscription to send. Rejects if it cannot be made now; a retry may succeed. */
  readonly subscription: (
    leaving: AbortSignal,
  ) => Promise<{ readonly text: string; readonly variables: Readonly<Record<string, unknown>> }>
  /** Reads the data of an event. Throws if it is not of this topic. */
  readonly parse: (data: unknown) => Versions
  readonly onOver: () => void
}

/** The server sends the versions every 15 seconds. After this long without one, the connection is dead. */
const silenceMs = 40_000

const nextSchema = v.object({ data: v.unknown() })

export async function listen<Versions>(
  { server, topic }: { readonly server: ServerAccess; readonly topic: Topic<Versions> },
  leaving: AbortSignal,
  onVersions: (versions: Versions) => void,
): Promise<ListeningEnd> {
  const silence = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const restartTimer = () => {
    clearTimeout(timer)
    timer = setTimeout(() => silence.abort(), silenceMs)
  }
  const over = (): ListeningEnd => {
    topic.onOver()
    return 'over'
  }
  restartTimer()
  try {
    const { text: query, variables } = await topic.subscription(leaving)
    const response = await fetch(`${server.baseUrl}/graphql`, {
      method: 'POST',
      headers: {
        accept: 'text/event-stream',
        'content-type': 'application/json',
        ...requestHeaders(server),
      },
      body: JSON.stringify({ query, variables }),
      signal: AbortSignal.any([leaving, silence.signal]),
    })
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false
    if (!isStream || !response.body) return isRefusedToken(response.status) ? over() : 'broken'
    for await (const { name, text } of readEvents(response.body)) {
      restartTimer()
      if (name === 'complete') return over()
      onVersions(topic.parse(v.parse(nextSchema, JSON.parse(text)).data))
    }
    return 'broken'
  } catch {
    // The network failed, the server went silent, no token was available, or the signal aborted: the caller decides about a retry.
    return 'broken'
  } finally {
    clearTimeout(timer)
  }
}

/** A path that does not belong to the token is answered with 200, like every refusal that a page shows. */
function isRefusedToken(status: number): boolean {
  return status === 401 || status === 200
}
