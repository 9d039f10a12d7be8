import type { Topic } from '@provender/client/live/listen'
import { listenToTopic } from '@provender/web/connection/listen-to-topic'
import type { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { refreshOrders } from '../features/order/order-queries.ts'
import { refreshPickedOrders } from '../features/pick/pick-query.ts'
import { memberQuery } from '../features/staff/member.ts'
import { officeServer } from '../kernel/office-server.ts'
import { OfficeLive } from './office-live.documents.ts'

const versionsSchema = v.object({ orders: v.string() })
type Versions = v.InferOutput<typeof versionsSchema>

let isStarted = false

/** Reads the orders on the screen again whenever an order changes anywhere, for as long as this page is open. */
export function startOfficeLive(queryClient: QueryClient, email: string): void {
  if (isStarted) return
  isStarted = true
  const topic: Topic<Versions> = {
    subscription: () => Promise.resolve({ text: OfficeLive.text, variables: {} }),
    parse: (data) => v.parse(v.object({ officeLive: versionsSchema }), data).officeLive,
    // If the session has ended, the refusal of this query opens the door.
    onOver: () => void queryClient.fetchQuery({ ...memberQuery, staleTime: 0 }).catch(() => undefined),
  }
  let seen: string | undefined
  listenToTopic({
    tabName: `office ${email}`,
    server: officeServer,
    topic,
    schema: versionsSchema,
    onVersions: ({ orders }) => {
      // The first one may be newer than what was read before.
      if (orders !== seen) {
        void refreshOrders(queryClient)
        void refreshPickedOrders(queryClient)
      }
      seen = orders
    },
  })
}
