import type { Execute } from '@provender/client/api/execute'
import type { Topic } from '@provender/client/live/listen'
import { platform } from '@provender/platform/current'
import * as v from 'valibot'
import { Live, LiveToken } from './live.documents.ts'
import type { Versions } from './versions.ts'

/** The cookie with the token of the live channel. */
const realtimeToken = 'fb-token'

const number = v.pipe(v.string(), v.transform(Number))
const dataSchema = v.object({
  live: v.object({
    baskets: number,
    orders: number,
    unreadNotifications: v.number(),
    catalogue: v.string(),
    stock: v.string(),
    settings: v.string(),
  }),
})

/** The live channel of a company. Uses the token that the server left on this device, if any, and requests a new one otherwise. */
export function customerTopic(uid: string, execute: Execute): Topic<Versions> {
  const { cookies } = platform()
  return {
    subscription: async (leaving) => {
      const token = cookies.get(realtimeToken) ?? (await execute(LiveToken, {}, leaving)).firebaseCustomToken
      return { text: Live.text, variables: { path: `master/${uid}/baskets`, token } }
    },
    parse: (data) => v.parse(dataSchema, data).live,
    onOver: () => cookies.delete(realtimeToken),
  }
}
