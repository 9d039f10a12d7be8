import { SignJWT } from 'jose'
import * as v from 'valibot'
import type { Clock } from '../../kernel/clock.ts'
import type { FcmAccount } from './push-accounts.ts'
import { type AlarmLog, outcomeOf } from './push-answers.ts'

interface AccessToken {
  readonly value: string
  readonly endsAtMs: number
}

/** An access token for a service account, fetched when it is needed and kept while it is valid. */
export interface AccessTokens {
  readonly current: () => Promise<string>
  /** The token was refused, so the next caller gets another. */
  readonly invalidate: (token: string) => void
}

const assertionSeconds = 3600
/** A token that is about to end is not used. */
const reserveSeconds = 60
const answerTimeoutMs = 15_000

const answerSchema = v.object({ access_token: v.pipe(v.string(), v.nonEmpty()), expires_in: v.number() })

export function openAccessTokens(account: FcmAccount, deps: TokenDeps): AccessTokens {
  let cached: AccessToken | undefined
  let pending: Promise<AccessToken> | undefined
  return {
    current: async () => {
      if (cached && cached.endsAtMs > deps.clock.nowMs()) return cached.value
      pending ??= fetchAccessToken(account, deps).finally(() => {
        pending = undefined
      })
      cached = await pending
      return cached.value
    },
    invalidate: (token) => {
      if (cached?.value === token) cached = undefined
    },
  }
}

export interface TokenDeps {
  readonly clock: Clock
  readonly log: AlarmLog
}

/** Exchanges a signed assertion for a token (RFC 7523). */
async function fetchAccessToken(account: FcmAccount, { clock, log }: TokenDeps): Promise<AccessToken> {
  const nowMs = clock.nowMs()
  const issuedAt = Math.floor(nowMs / 1000)
  const assertion = await new SignJWT({ scope: 'https://www.googleapis.com/auth/firebase.messaging' })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: account.keyId })
    .setIssuer(account.email)
    .setAudience(account.tokenUrl)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + assertionSeconds)
    .sign(account.key)
  const response = await fetch(account.tokenUrl, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(answerTimeoutMs),
    body: new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion }),
  })
  const text = await response.text()
  const { status } = response
  outcomeOf(
    'Google OAuth',
    { status, reason: '', retryAfter: response.headers.get('retry-after') ?? undefined },
    log,
  )
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), answerSchema), text)
  if (!parsed.success) throw new Error('Google OAuth answered without an access token')
  const { access_token: value, expires_in: seconds } = parsed.output
  return { value, endsAtMs: nowMs + (seconds - reserveSeconds) * 1000 }
}
