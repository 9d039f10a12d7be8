export interface SearchResults {
  /** Unique, unordered. */
  readonly ordinals: Uint32Array<ArrayBuffer>
  /** Parallel to `ordinals`; lower is better. */
  readonly scores: Uint16Array<ArrayBuffer>
  /** Parallel to `ordinals`: the traits of each match, as bits (`trait`). */
  readonly traits: Uint8Array<ArrayBuffer>
  /** The folded text that these results match, if the typed one has none. */
  readonly didYouMean: string | null
  /**
   * Set if these match less than a third of the query, corrected words counting half: the folded words that the best of them match. Offer
   * them as a suggestion, do not show them as results.
   */
  readonly guess: string | null
  /** False if no product matches all words, and these match most of them. */
  readonly answersAll: boolean
  readonly words: () => readonly string[]
}
