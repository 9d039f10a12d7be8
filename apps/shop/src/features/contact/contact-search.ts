export interface ContactSearch {
  /** What a search did not find, and the wholesaler is asked for. */
  readonly product?: string | undefined
}
