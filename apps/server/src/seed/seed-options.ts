export interface SeedOptions {
  /** Whether an empty database gets the demo wholesaler. */
  readonly demo: boolean
  /** Products that he has. */
  readonly products: number
  readonly nowMs: number
  readonly tell: (line: string) => void
}
