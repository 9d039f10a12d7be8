import { retryLater } from '../../kernel/jobs/run-jobs.ts'

/** The meaning of a service's answer. ALARM: the settings or the program need a correction. */
type AnswerClass = 'ACCEPTED' | 'EXPIRED' | 'LATER' | 'ALARM'

interface AnswerRule {
  readonly status: number
  /** Undefined: any reason. */
  readonly reason?: string
  readonly answerClass: AnswerClass
}

/** The reason that `fcm-sender` reports if the invalid argument is the token. */
export const invalidFcmToken = 'INVALID_TOKEN'

/**
 * The answers of the services for apps. The first rule that fits decides. Everything else, such as 429, 500
 * and 503, is tried again later.
 */
const answerRules = {
  FCM: [
    { status: 200, answerClass: 'ACCEPTED' },
    { status: 404, reason: 'UNREGISTERED', answerClass: 'EXPIRED' },
    { status: 400, reason: invalidFcmToken, answerClass: 'EXPIRED' },
    { status: 400, reason: 'UNREGISTERED', answerClass: 'EXPIRED' },
    { status: 400, answerClass: 'ALARM' },
    { status: 401, answerClass: 'ALARM' },
    { status: 403, answerClass: 'ALARM' },
    // Any other 404 is about the project or the address. The tokens may be good.
    { status: 404, answerClass: 'ALARM' },
  ],
  /** Google's service for access tokens. */
  'Google OAuth': [
    { status: 200, answerClass: 'ACCEPTED' },
    { status: 400, answerClass: 'ALARM' },
    { status: 401, answerClass: 'ALARM' },
    { status: 403, answerClass: 'ALARM' },
    { status: 404, answerClass: 'ALARM' },
  ],
  APNs: [
    { status: 200, answerClass: 'ACCEPTED' },
    { status: 410, answerClass: 'EXPIRED' },
    { status: 400, reason: 'BadDeviceToken', answerClass: 'EXPIRED' },
    { status: 400, reason: 'DeviceTokenNotForTopic', answerClass: 'EXPIRED' },
    { status: 400, answerClass: 'ALARM' },
    { status: 401, answerClass: 'ALARM' },
    { status: 403, answerClass: 'ALARM' },
    { status: 404, answerClass: 'ALARM' },
    { status: 405, answerClass: 'ALARM' },
    { status: 413, answerClass: 'ALARM' },
  ],
} as const satisfies Readonly<Record<string, readonly AnswerRule[]>>

export type AnsweringService = keyof typeof answerRules

export interface PushAnswer {
  readonly status: number
  /** The reason as the service names it; empty if it gave none. */
  readonly reason: string
  readonly retryAfter: string | undefined
}

/** Receives problems that need a correction. */
export interface AlarmLog {
  readonly error: (facts: object, message: string) => void
}

/** The outcome of an answer. Throws if the message has to be sent again. */
export function outcomeOf(
  service: AnsweringService,
  { status, reason, retryAfter }: PushAnswer,
  log: AlarmLog,
): 'accepted' | 'expired' {
  const rules: readonly AnswerRule[] = answerRules[service]
  const rule = rules.find((each) => each.status === status && (each.reason ?? reason) === reason)
  if (rule?.answerClass === 'ACCEPTED') return 'accepted'
  if (rule?.answerClass === 'EXPIRED') return 'expired'
  if (rule?.answerClass === 'ALARM')
    log.error(
      { service, status, reason },
      'apps get no push messages: the push service refuses this server, check its settings',
    )
  throw retryLater(`${service} answered ${[status, reason].join(' ').trim()}`, secondsIn(retryAfter))
}

const maxPauseSeconds = 6 * 3600

/** Of a `Retry-After` header. Push services send seconds, so a date is ignored. */
export function secondsIn(retryAfter: string | undefined): number {
  return retryAfter !== undefined && /^\d{1,9}$/.test(retryAfter)
    ? Math.min(Number(retryAfter), maxPauseSeconds)
    : 0
}
