import { Agent, request } from 'node:https'
import webPush from 'web-push'
import { tryLater } from '../../kernel/jobs/work-jobs.ts'
import type { PushKeys } from '../../kernel/secrets.ts'
import { publicAddresses } from './public-addresses.ts'
import type { PushSubscription } from './subscription.ts'

/** A message to one browser. */
export interface PushMessage {
  /** What its service worker gets; nobody on the way can read it. */
  readonly payload: string
  /** How long the push service keeps it for a browser that is off. */
  readonly ttlSeconds: number
  /** Of two that wait there for one browser with the same topic, the later is delivered alone. */
  readonly topic: string
  readonly urgency: 'low' | 'normal' | 'high'
}

/** Who vouches for the messages: our keys, and where a push service turns to. */
interface PushSender {
  readonly keys: PushKeys
  /** `mailto:` or `https:`. */
  readonly subject: string
}

/** Gives `gone` where the browser is no longer to be found; throws where it has to be tried again. */
export type PushPost = (
  to: PushSubscription,
  message: PushMessage,
  sender: PushSender,
) => Promise<'accepted' | 'gone'>

/** Well below the lease of a job, whatever the other side does. */
const answerWithinMs = 15_000
const longestPauseSeconds = 6 * 3600

/** Connections to push services, each only to an address of the internet. */
export function publicAgent(): Agent {
  return new Agent({ keepAlive: true, maxSockets: 20, maxFreeSockets: 4, lookup: publicAddresses })
}

export function openPushPost(agent: Agent): PushPost {
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
    // The rest of the endpoint is the browser's secret.
    throw tryLater(`${new URL(endpoint).host} answered ${status}`, secondsIn(retryAfter))
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

/** Redirections are not followed, and nothing of the answer's body is kept: who it is from was chosen by a browser. */
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
      // Read to its end, the connection serves again; one that goes on and on is cut by the signal.
      response.on('error', () => sending.destroy()).resume()
    })
    sending.end(body)
  })
}

/** Push services ask for seconds; a date is as good as no wish. */
function secondsIn(retryAfter: string | undefined): number {
  return retryAfter !== undefined && /^\d{1,9}$/.test(retryAfter)
    ? Math.min(Number(retryAfter), longestPauseSeconds)
    : 0
}
