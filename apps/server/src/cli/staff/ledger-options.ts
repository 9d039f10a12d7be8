export interface LedgerOptions {
  readonly method: string
  readonly reference: string
  readonly order: string | undefined
  readonly amount: string | undefined
  readonly all: boolean
  readonly note: string
  readonly as: string | undefined
  /** A repeat within minutes is meant. */
  readonly again: boolean
}
