import type { SalesUnit } from '@provender/domain/price/price'

/** The picked quantity of a line, and its substitutes. */
export interface LinePick {
  readonly position: number
  /**
   * In thousandths of the line's unit: the number of pieces or boxes, or the weight in kilograms; 0 if there were none. Null puts the goods
   * back: the line is unpicked again.
   */
  readonly supplied: number | null
  /** The supplied quantity that the picker saw. Undefined accepts any. */
  readonly seen?: number | null | undefined
  /** Who agreed to a weight above the margin or far below the order, to a much dearer substitute, or to more than the credit limit, and how. */
  readonly agreedBy?: string | undefined
  /** The weight of the line or of its substitute, entered a second time. */
  readonly weighedAgain?: number | null | undefined
  /** Replaces the missing rest. */
  readonly substitute?:
    | {
        readonly code: string
        readonly unit: SalesUnit
        /** Thousandths. */
        readonly quantity: number
      }
    | undefined
}
