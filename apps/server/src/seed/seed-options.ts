export interface SeedOptions {
  readonly demo: boolean
  readonly products: number
  readonly nowMs: number
  readonly print: (line: string) => void
}
