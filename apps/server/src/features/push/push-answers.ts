import { retryLater } from '../../kernel/jobs/run-jobs.ts'
import type { PushOutcome } from './push-address.ts'

/** The meaning of a service's answer. ALARM: the settings or the program need a correction. */
type Verdict = 'ACCEPTED' | 'GONE' | 'LATER' | 'ALARM'

interface AnswerRule {
  readonly status: number
  /** Undefined: any reason. */
  readonly reason?: string
  readonly verdict: Verdict
}

/** The reason that `fcm-sender` reports if the invalid argument is the token. */
export const invalidFcmToken = 'INVALID_TOKEN'

/**
 * The answers of the services for apps. The first rule that fits decides. Everything else, such as 429, 500
 * and 503, is tried again later.
 */
const answerRules = {
  FCM: [
    { status: 200, verdict: 'ACCEPTED' },
    { status: 404, reason: 'UNREGISTERED', verdict: 'GONE' },
    { status: 400, reason: invalidFcmToken, verdict: 'GONE' },
    { status: 400, reason: 'UNREGISTERED', verdict: 'GONE' },
    { status: 400, verdict: 'ALARM' },
    { status: 401, verdict: 'ALARM' },
    { status: 403, verdict: 'ALARM' },
    // Any other 404 is about the project or the address. The tokens may be good.
    { status: 404, verdict: 'ALARM' },
  ],
  /** Google's service for access tokens. */
  'Google OAuth': [
    { status: 200, verdict: 'ACCEPTED' },
    { status: 400, verdict: 'ALARM' },
    { status: 401, verdict: 'ALARM' },
    { status: 403, verdict: 'ALARM' },
    { status: 404, verdict: 'ALARM' },
  ],
  APNs: [
    { status: 200, verdict: 'ACCEPTED' },
    { status: 410, verdict: 'GONE' },
    { status: 400, reason: 'BadDeviceToken', verdict: 'GONE' },
    { status: 400, reason: 'DeviceTokenNotForTopic', verdict: 'GONE' },
    { status: 400, verdict: 'ALARM' },
    { status: 401, verdict: 'ALARM' },
    { status: 403, verdict: 'ALARM' },
    { status: 404, verdict: 'ALARM' },
    { status: 405, verdict: 'ALARM' },
    { status: 413, verdict: 'ALARM' },
  ],
} as const satisfies Readonly<Record<string, readonly AnswerRule[]>>

export type AnsweringService = keyof typeof answerRules

export interface PushAnswer {
  readonly status: number
  /** The reason as the service names it; empty if it gave none. */
  readonly reason: string
  readonly retryAfter: string | undefined
}

/** Receives problems that somebody has to correct. */
export interface AlarmLog {
  readonly error: (facts: object, message: string) => void
}

/** The outcome of an answer. Throws if the message has to be sent again. */
export function outcomeOf(
  service: AnsweringService,
  { status, reason, retryAfter }: PushAnswer,
  log: AlarmLog,
): Exclude<PushOutcome, 'unreachable'> {
  const rules: readonly AnswerRule[] = answerRules[service]
  const rule = rules.find((each) => each.status === status && (each.reason ?? reason) === reason)
  if (rule?.verdict === 'ACCEPTED') return 'accepted'
  if (rule?.verdict === 'GONE') return 'gone'
  if (rule?.verdict === 'ALARM')
    log.error(
      { service, status, reason },
      'apps get no push messages: the push service refuses this server, check its settings',
    )
  throw retryLater(`${service} answered ${[status, reason].join(' ').trim()}`, secondsIn(retryAfter))
}

const longestPauseSeconds = 6 * 3600

/** Push services send seconds; a date is ignored. */
export function secondsIn(retryAfter: string | undefined): number {
  return retryAfter !== undefined && /^\d{1,9}$/.test(retryAfter)
    ? Math.min(Number(retryAfter), longestPauseSeconds)
    : 0
}
