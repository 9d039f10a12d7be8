import type { WireBody } from '../../kernel/http/wire-body.ts'

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
