/** The texts of one kind of e-mail in one language, with placeholders for `{shop}` and the facts. */
export interface EmailText {
  readonly subject: string
  readonly title: string
  readonly lead: string
  /** The label of its button. */
  readonly go: string
  readonly remarks: readonly string[]
  readonly why: string
}
