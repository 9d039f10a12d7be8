import { Agent, request } from 'node:https'
import webPush from 'web-push'
import { retryLater } from '../../kernel/jobs/run-jobs.ts'
import type { PushKeys } from '../../kernel/secrets.ts'
import { publicAddresses } from './public-addresses.ts'
import type { PushOutcome } from './push-address.ts'
import { secondsIn } from './push-answers.ts'
import type { PushMessage } from './push-message.ts'
import type { PushSubscription } from './subscription.ts'

/** Our identity towards push services: keys and a contact. */
interface PushIdentity {
  /** The keys of today, and the previous ones for browsers that registered with them. */
  readonly keys: readonly PushKeys[]
  /** `mailto:` or `https:`. */
  readonly subject: string
}

/** Returns `expired` if the browser no longer exists. Throws if it has to be retried. */
export type SendWebPush = (
  to: PushSubscription,
  message: PushMessage,
  sender: PushIdentity,
) => Promise<PushOutcome>

/** Well below the lease of a job. */
const answerTimeoutMs = 15_000

/** Connections to push services, only to public addresses. */
export function createPublicAgent(): Agent {
  return new Agent({ keepAlive: true, maxSockets: 20, maxFreeSockets: 4, lookup: publicAddresses })
}

export function openWebSender(agent: Agent): SendWebPush {
  const send = async (
    { endpoint, p256dh, auth }: PushSubscription,
    { data, ttlSeconds, urgency }: PushMessage,
    vapidDetails: PushKeys & { readonly subject: string },
  ): Promise<Answer> => {
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(data),
      {
        vapidDetails,
        TTL: ttlSeconds,
        contentEncoding: 'aes128gcm',
        // If two messages for one browser with the same topic wait there, only the later is delivered.
        topic: data.tag,
        urgency,
      },
    )
    return await post(endpoint, { agent, headers, body })
  }
  return async (to, message, { keys, subject }) => {
    let answer: Answer = { status: 0, retryAfter: undefined }
    for (const pair of keys) {
      answer = await send(to, message, { subject, ...pair })
      if (!isForOtherKeys(answer)) break
    }
    const { status, retryAfter } = answer
    if (status >= 200 && status < 300) return 'accepted'
    if (status === 404 || status === 410) return 'expired'
    // The rest of the endpoint is a secret of the browser.
    throw retryLater(`${new URL(to.endpoint).host} answered ${status}`, secondsIn(retryAfter))
  }
}

interface Answer {
  readonly status: number
  readonly retryAfter: string | undefined
}

/** The browser registered with other keys of ours. */
function isForOtherKeys({ status }: Answer): boolean {
  return status === 400 || status === 401 || status === 403
}

interface PushRequest {
  readonly agent: Agent
  readonly headers: Readonly<Record<string, string | number>>
  readonly body: Buffer | null
}

/** Follows no redirects and discards the body, because a browser chose the server. */
async function post(endpoint: string, { agent, headers, body }: PushRequest): Promise<Answer> {
  return await new Promise((resolve, reject) => {
    const sending = request(endpoint, {
      method: 'POST',
      agent,
      headers,
      signal: AbortSignal.timeout(answerTimeoutMs),
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
