/** What one kind of letter says in one language. `{shop}` and the facts of the letter are filled in. */
export interface LetterText {
  readonly subject: string
  readonly title: string
  readonly lead: string
  /** On its button. */
  readonly go: string
  readonly remarks: readonly string[]
  readonly why: string
}
