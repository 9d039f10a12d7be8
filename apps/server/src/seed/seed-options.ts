export interface SeedOptions {
  /** True to fill an empty database with the demo wholesaler. */
  readonly demo: boolean
  /** The number of products of the demo wholesaler. */
  readonly products: number
  readonly nowMs: number
  readonly print: (line: string) => void
}
