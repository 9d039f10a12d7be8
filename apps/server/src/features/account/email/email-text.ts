/** What one kind of e-mail says in one language. `{shop}` and the facts of the e-mail are filled in. */
export interface EmailText {
  readonly subject: string
  readonly title: string
  readonly lead: string
  /** On its button. */
  readonly go: string
  readonly remarks: readonly string[]
  readonly why: string
}
