import type { SalesUnit } from '@provender/domain/price/price'

/** What was picked of a line. */
export interface LinePick {
  readonly position: number
  /** Thousandths of the line's unit: pieces or boxes there were, kilograms it weighs; 0 for none. */
  readonly supplied: number
  /** What goes instead of the rest. */
  readonly substitute?:
    | {
        readonly code: string
        readonly unit: SalesUnit
        /** Thousandths. */
        readonly quantity: number
      }
    | undefined
}
