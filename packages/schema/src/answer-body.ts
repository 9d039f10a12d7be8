/** The body of a response: the data, or the refusals. */
export interface AnswerBody {
  readonly data?: unknown
  readonly errors?: readonly { readonly message: string }[]
}
