import { type ClientHttp2Session, connect as connectHttp2 } from 'node:http2'
import { SignJWT } from 'jose'
import * as v from 'valibot'
import type { TokenDeps } from './access-token.ts'
import { type ApnsConnection, keepConnection } from './apns-connection.ts'
import type { ApnsAccount } from './push-accounts.ts'
import type { ApnsAddress, PushOutcome } from './push-address.ts'
import { outcomeOf } from './push-answers.ts'
import type { PushMessage } from './push-message.ts'

export type SendApns = (to: ApnsAddress, message: PushMessage) => Promise<PushOutcome>

export function openApnsSender(
  account: ApnsAccount,
  deps: TokenDeps,
  connect: (origin: string) => ClientHttp2Session = (origin) => connectHttp2(origin),
): SendApns {
  const connections: Readonly<Record<ApnsAddress['environment'], ApnsConnection>> = {
    PRODUCTION: keepConnection(() => connect(account.urls.PRODUCTION)),
    SANDBOX: keepConnection(() => connect(account.urls.SANDBOX)),
  }
  const tokens = openProviderTokens(account, deps)
  return async ({ token, appId, environment }, message) => {
    if (appId !== account.topic) return 'unreachable'
    const providerToken = await tokens.current()
    const { status, body, retryAfter } = await connections[environment].post(
      {
        ':path': `/3/device/${token}`,
        authorization: `bearer ${providerToken}`,
        'apns-topic': account.topic,
        'apns-push-type': 'alert',
        'apns-priority': message.urgency === 'low' ? '5' : '10',
        'apns-expiration': String(Math.floor(deps.clock.nowMs() / 1000) + message.ttlSeconds),
        'apns-collapse-id': message.data.tag,
      },
      JSON.stringify(apnsContent(message)),
    )
    const { reason, timestamp } = refusalIn(body)
    if (reason === 'ExpiredProviderToken') tokens.invalidate(providerToken)
    const outcome = outcomeOf('APNs', { status, reason, retryAfter }, deps.log)
    return outcome === 'expired' && timestamp !== undefined ? { expiredSince: new Date(timestamp) } : outcome
  }
}

function apnsContent({ data: { title, body, ...rest }, unread, wholesaler }: PushMessage) {
  return {
    aps: { alert: body === '' ? { title } : { title, body }, sound: 'default', badge: unread },
    ...rest,
    wholesaler,
  }
}

/** Apple refuses a token after an hour, and renewals within 20 minutes. */
const renewAfterMs = 40 * 60_000

/** The signed tokens that identify this server to Apple. */
function openProviderTokens({ key, keyId, teamId }: ApnsAccount, { clock }: TokenDeps) {
  let cached: { readonly value: Promise<string>; readonly madeAtMs: number } | undefined
  return {
    current: async (): Promise<string> => {
      const nowMs = clock.nowMs()
      if (!cached || Math.abs(nowMs - cached.madeAtMs) >= renewAfterMs) {
        const value = new SignJWT()
          .setProtectedHeader({ alg: 'ES256', kid: keyId })
          .setIssuer(teamId)
          .setIssuedAt(Math.floor(nowMs / 1000))
          .sign(key)
        cached = { value, madeAtMs: nowMs }
      }
      return await cached.value
    },
    invalidate: (token: string): void => {
      const current = cached
      void current?.value.then((value) => {
        if (value === token && cached === current) cached = undefined
      })
    },
  }
}

/** With status 410, `timestamp` is when Apple noticed that the token had become invalid, in milliseconds. */
const refusalSchema = v.object({
  reason: v.string(),
  timestamp: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8.64e15))),
})

function refusalIn(body: string): v.InferOutput<typeof refusalSchema> {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), refusalSchema), body)
  return parsed.success ? parsed.output : { reason: '' }
}
