export interface AnswerBody {
  readonly data?: unknown
  readonly errors?: readonly { readonly message: string }[]
}
