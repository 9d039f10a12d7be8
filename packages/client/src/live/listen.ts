import * as v from 'valibot'
import type { Execute } from '../api/execute.ts'
import { requestHeaders, type ServerAccess } from '../api/server-access.ts'
import { Live, LiveToken } from './live.documents.ts'
import { readEvents } from './read-events.ts'
import type { Versions } from './versions.ts'

/** `over`: the session or the token has ended. `broken`: anything else; a retry may succeed. */
export type ListeningEnd = 'over' | 'broken'

/** The server sends the versions every 15 seconds. After this long without one, the connection is dead. */
const silenceMs = 40_000

const nextSchema = v.object({
  data: v.object({
    live: v.object({
      baskets: v.pipe(v.string(), v.transform(Number)),
      orders: v.pipe(v.string(), v.transform(Number)),
      unreadNotifications: v.number(),
      catalogue: v.string(),
      stock: v.string(),
      settings: v.string(),
    }),
  }),
})

interface Channel {
  readonly server: ServerAccess
  readonly execute: Execute
  /** The channel token that the server left on this device, if any. Without one, a query gets a new one. */
  readonly storedToken: { readonly read: () => string | undefined; readonly remove: () => void }
  /** The id of the signed-in user. */
  readonly uid: string
}

/** Listens to the company's live channel over one connection until it ends. */
export async function listen(
  { server, execute, storedToken, uid }: Channel,
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
    storedToken.remove()
    return 'over'
  }
  restartTimer()
  try {
    const token = storedToken.read() ?? (await execute(LiveToken, {}, leaving)).firebaseCustomToken
    const response = await fetch(`${server.baseUrl}/graphql`, {
      method: 'POST',
      headers: {
        accept: 'text/event-stream',
        'content-type': 'application/json',
        ...requestHeaders(server),
      },
      body: JSON.stringify({
        query: Live.text,
        variables: { path: `master/${uid}/baskets`, token },
      }),
      signal: AbortSignal.any([leaving, silence.signal]),
    })
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false
    if (!isStream || !response.body) return isRefusedToken(response.status) ? over() : 'broken'
    for await (const { name, text } of readEvents(response.body)) {
      restartTimer()
      if (name === 'complete') return over()
      onVersions(v.parse(nextSchema, JSON.parse(text)).data.live)
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
