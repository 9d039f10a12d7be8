import * as v from 'valibot'
import { openAccessTokens, type TokenDeps } from './access-token.ts'
import type { FcmAccount } from './push-accounts.ts'
import type { FcmAddress, PushOutcome } from './push-address.ts'
import { invalidFcmToken, outcomeOf } from './push-answers.ts'
import type { PushMessage } from './push-message.ts'

export type SendFcm = (to: FcmAddress, message: PushMessage) => Promise<PushOutcome>

const answerTimeoutMs = 15_000

export function openFcmSender(account: FcmAccount, deps: TokenDeps): SendFcm {
  const tokens = openAccessTokens(account, deps)
  const address = `${account.url}/v1/projects/${account.projectId}/messages:send`
  return async ({ token, appId }, message) => {
    if (appId !== account.projectId) return 'unreachable'
    const accessToken = await tokens.current()
    const response = await fetch(address, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(answerTimeoutMs),
      headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ message: { token, ...fcmContent(message) } }),
    })
    const { status } = response
    const reason = reasonIn(await response.text())
    if (status === 401) tokens.invalidate(accessToken)
    const retryAfter = response.headers.get('retry-after') ?? undefined
    return outcomeOf('FCM', { status, reason, retryAfter }, deps.log)
  }
}

function fcmContent({ data, ttlSeconds, urgency, isOffer, collapseKey, unread, wholesaler }: PushMessage) {
  const { title, body, ...target } = data
  const text = body === '' ? { title } : { title, body }
  return {
    notification: text,
    data: { ...target, ...text, wholesaler },
    android: {
      collapse_key: collapseKey,
      ttl: `${ttlSeconds}s`,
      priority: urgency === 'high' ? 'HIGH' : 'NORMAL',
      notification: {
        channel_id: isOffer ? 'offers' : 'orders',
        tag: data.tag,
        notification_count: unread,
      },
    },
  }
}

const refusalSchema = v.object({
  error: v.object({
    status: v.optional(v.string(), ''),
    message: v.optional(v.string(), ''),
    details: v.optional(
      v.array(
        v.object({
          errorCode: v.optional(v.string()),
          fieldViolations: v.optional(v.array(v.object({ field: v.optional(v.string()) }))),
        }),
      ),
      [],
    ),
  }),
})

/** FCM's own code if it gives one, else that of Google's interfaces. */
function reasonIn(text: string): string {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), refusalSchema), text)
  if (!parsed.success) return ''
  const { status, message, details } = parsed.output.error
  const reason = details.find(({ errorCode }) => errorCode !== undefined)?.errorCode ?? status
  const isAboutToken =
    details.some(({ fieldViolations = [] }) =>
      fieldViolations.some(({ field }) => field === 'message.token'),
    ) || /registration token/i.test(message)
  return reason === 'INVALID_ARGUMENT' && isAboutToken ? invalidFcmToken : reason
}
