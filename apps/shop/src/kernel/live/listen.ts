import type { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { executeOf } from '../api/ask.ts'
import { deviceHeaders, storedDeviceId } from '../api/device.ts'
import { cookie } from '../app/cookies.ts'
import { dropCookie } from '../app/keep-cookie.ts'
import { Live, LiveToken } from './live.documents.ts'
import { readEvents } from './read-events.ts'

/** What the server tells: versions, by which a window finds what it has not got. */
export interface Versions {
  readonly baskets: number
  readonly orders: number
  readonly unreadNotifications: number
  readonly catalogue: string
  readonly stock: string
  readonly settings: string
}

/** `over`: the session or the token has ended. `broken`: anything else, which a later try may get over. */
export type ListeningEnd = 'over' | 'broken'

const realtimeToken = 'fb-token'
/** The server says what it knows every 15 seconds: after so long nobody is there any more. */
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

/** What another window told, or anybody's page that could. */
export const versionsSchema: v.GenericSchema<unknown, Versions> = v.object({
  baskets: v.number(),
  orders: v.number(),
  unreadNotifications: v.number(),
  catalogue: v.string(),
  stock: v.string(),
  settings: v.string(),
})

/**
 * Listens to the company's live channel until it ends, by one connection. The token is the one of the cookie, or a new one; a
 * session that has ended leads to the login page by asking for it.
 */
export async function listen(
  { queryClient, uid }: { readonly queryClient: QueryClient; readonly uid: string },
  leaving: AbortSignal,
  onVersions: (versions: Versions) => void,
): Promise<ListeningEnd> {
  const silence = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const stillThere = () => {
    clearTimeout(timer)
    timer = setTimeout(() => silence.abort(), silenceMs)
  }
  stillThere()
  try {
    const token =
      cookie(realtimeToken) ?? (await executeOf(queryClient)(LiveToken, {}, leaving)).firebaseCustomToken
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: {
        accept: 'text/event-stream',
        'content-type': 'application/json',
        ...deviceHeaders(storedDeviceId()),
      },
      body: JSON.stringify({
        query: Live.text,
        variables: { path: `master/${uid}/baskets`, token },
      }),
      signal: AbortSignal.any([leaving, silence.signal]),
    })
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false
    if (!isStream || !response.body) return refused(response.status)
    for await (const { name, text } of readEvents(response.body)) {
      stillThere()
      if (name === 'complete') return over()
      onVersions(v.parse(nextSchema, JSON.parse(text)).data.live)
    }
    return 'broken'
  } catch {
    // The network, the silence, the token that could not be had: whatever it was, it is tried again, or nobody wants it any more.
    return 'broken'
  } finally {
    clearTimeout(timer)
  }
}

/** Another path than the token's own is answered with 200, as every refusal is that a page shows. */
function refused(status: number): ListeningEnd {
  return status === 401 || status === 200 ? over() : 'broken'
}

function over(): ListeningEnd {
  dropCookie(realtimeToken)
  return 'over'
}
