import type { Language } from '@provender/domain/languages'
import {
  type ApiRefusal,
  type RefusalKey,
  refusalMessage,
  refusals,
} from '@provender/domain/refusal/refusals'
import { passingBody, type WireBody } from '../http/wire-body.ts'

export interface Answer {
  /** In the specified form: `{data}` or `{data, errors: [{message}]}`. Of a kept answer it is read from its bytes each time. */
  readonly result: AnswerResult
  readonly hasErrors: boolean
  /** The HTTP status of the answer; 200 for refusals that a page shows as a sentence. */
  readonly status: number
  /** The answer as it goes over the wire, made when it is first asked for. */
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

/** An answer that holds nothing but a refusal. */
export function refusedAnswer(refusal: ApiRefusal, language: Language): Answer {
  return makeAnswer({ errors: [{ message: refusalMessage(refusal, language) }] }, statusOf([refusal.key]))
}

// What a page shows as a sentence travels as 200; what proxies, monitors and retrying clients act on has its status.
const sentStatuses: ReadonlySet<number> = new Set([400, 401, 403, 429, 500, 503])

/** The HTTP status of an answer with these refusals. */
export function statusOf(keys: readonly RefusalKey[]): number {
  const codes = keys.map((key) => refusals[key].code).filter((code) => sentStatuses.has(code))
  return Math.max(200, ...codes)
}

export function makeAnswer(result: AnswerResult, status: number): Answer {
  let body: WireBody | undefined
  const hasErrors = result.errors !== undefined
  return { result, hasErrors, status, body: () => (body ??= passingBody(JSON.stringify(result))) }
}
