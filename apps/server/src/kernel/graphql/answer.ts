import type { Language } from '@provender/domain/languages'
import { type ApiRefusal, refusalCodes, type RefusalKey } from '@provender/domain/refusal/refusals'
import { refusalText } from '@provender/messages/refusals/refusal-text'
import { createBody, type WireBody } from '../http/wire-body.ts'

export interface Answer {
  /** In the specified form: `{data}` or `{data, errors: [{message}]}`. A cached response parses it from its bytes each time. */
  readonly result: AnswerResult
  readonly hasErrors: boolean
  /** The HTTP status of the response; 200 for refusals that a page shows as a sentence. */
  readonly status: number
  readonly body: () => WireBody
}

export interface AnswerResult {
  readonly data?: Readonly<Record<string, unknown>> | null
  readonly errors?: readonly AnswerError[]
}

interface AnswerError {
  readonly message: string
  readonly path?: readonly (string | number)[]
}

/** The specified form of an error's message: a JSON text of code, key and message. */
export function refusalMessage(refusal: ApiRefusal, language: Language): string {
  const { key } = refusal
  return JSON.stringify({ code: refusalCodes[key], key, message: refusalText(refusal, language) })
}

/** A response that contains only a refusal. */
export function refusedAnswer(refusal: ApiRefusal, language: Language): Answer {
  return createAnswer({ errors: [{ message: refusalMessage(refusal, language) }] }, statusOf([refusal.key]))
}

// Refusals that a page shows as a sentence are sent as 200. Proxies, monitors and retrying clients act on
// these statuses.
const sentStatuses: ReadonlySet<number> = new Set([400, 401, 403, 429, 500, 503])

/** The HTTP status of a response with these refusals. */
export function statusOf(keys: readonly RefusalKey[]): number {
  const codes = keys.map((key) => refusalCodes[key]).filter((code) => sentStatuses.has(code))
  return Math.max(200, ...codes)
}

export function createAnswer(result: AnswerResult, status: number): Answer {
  let body: WireBody | undefined
  const hasErrors = result.errors !== undefined
  return { result, hasErrors, status, body: () => (body ??= createBody(JSON.stringify(result))) }
}
