import { Agent, request } from 'node:https'
import webPush from 'web-push'
import { retryLater } from '../../kernel/jobs/run-jobs.ts'
import type { PushKeys } from '../../kernel/secrets.ts'
import { publicAddresses } from './public-addresses.ts'
import type { PushSubscription } from './subscription.ts'

/** A message to one browser. */
export interface PushMessage {
  /** The content for its service worker, encrypted end to end. */
  readonly payload: string
  /** How long the push service keeps it for a browser that is off. */
  readonly ttlSeconds: number
  /** If two messages for one browser with the same topic wait there, only the later is delivered. */
  readonly topic: string
  readonly urgency: 'low' | 'normal' | 'high'
}

/** Our identity towards push services: keys and a contact. */
interface PushSender {
  readonly keys: PushKeys
  /** `mailto:` or `https:`. */
  readonly subject: string
}

/** Returns `gone` if the browser no longer exists. Throws if it has to be retried. */
export type SendPush = (
  to: PushSubscription,
  message: PushMessage,
  sender: PushSender,
) => Promise<'accepted' | 'gone'>

/** Well below the lease of a job. */
const answerWithinMs = 15_000
const longestPauseSeconds = 6 * 3600

/** Connections to push services, only to public addresses. */
export function createPublicAgent(): Agent {
  return new Agent({ keepAlive: true, maxSockets: 20, maxFreeSockets: 4, lookup: publicAddresses })
}

export function openPushSender(agent: Agent): SendPush {
  return async ({ endpoint, p256dh, auth }, { payload, ttlSeconds, topic, urgency }, { keys, subject }) => {
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
      vapidDetails: { subject, ...keys },
      TTL: ttlSeconds,
      contentEncoding: 'aes128gcm',
      topic,
      urgency,
    })
    const { status, retryAfter } = await post(endpoint, { agent, headers, body })
    if (status >= 200 && status < 300) return 'accepted'
    if (status === 404 || status === 410) return 'gone'
    // The rest of the endpoint is a secret of the browser.
    throw retryLater(`${new URL(endpoint).host} answered ${status}`, secondsIn(retryAfter))
  }
}

interface Answer {
  readonly status: number
  readonly retryAfter: string | undefined
}

interface Sent {
  readonly agent: Agent
  readonly headers: Readonly<Record<string, string | number>>
  readonly body: Buffer | null
}

/** Follows no redirects and discards the body, because a browser chose the server. */
async function post(endpoint: string, { agent, headers, body }: Sent): Promise<Answer> {
  return await new Promise((resolve, reject) => {
    const sending = request(endpoint, {
      method: 'POST',
      agent,
      headers,
      signal: AbortSignal.timeout(answerWithinMs),
    })
    sending.on('error', reject)
    sending.on('response', (response) => {
      resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] })
      // A response that is read to its end frees the connection; the signal aborts an endless one.
      response.on('error', () => sending.destroy()).resume()
    })
    sending.end(body)
  })
}

/** Push services send seconds; a date is ignored. */
function secondsIn(retryAfter: string | undefined): number {
  return retryAfter !== undefined && /^\d{1,9}$/.test(retryAfter)
    ? Math.min(Number(retryAfter), longestPauseSeconds)
    : 0
}
