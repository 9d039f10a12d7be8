export interface SearchResults {
  /** Each once, in no order. */
  readonly ordinals: Uint32Array<ArrayBuffer>
  /** Beside each; lower is better. */
  readonly scores: Uint16Array<ArrayBuffer>
  /** Beside each: in which way it answers, as bits (`trait`). */
  readonly traits: Uint8Array<ArrayBuffer>
  /** The text whose answers these are, folded, where the one typed has none. */
  readonly didYouMean: string | null
  /**
   * Where these answer less than a third of what was asked, what is spelled otherwise counting half: the words that the best of them answers,
   * folded. They are to be offered then, not taken for what was meant.
   */
  readonly guess: string | null
  /** False: nothing answers everything that was asked, and these answer most of it. */
  readonly answersAll: boolean
  /** What was looked for, folded, to be pointed out in texts (`highlight`). */
  readonly words: () => readonly string[]
}
