export interface SeedOptions {
  /** Whether an empty database gets the demo wholesaler. */
  readonly demo: boolean
  /** How many products the demo wholesaler has. */
  readonly products: number
  readonly nowMs: number
  readonly print: (line: string) => void
}
