export interface BasketChoice {
  /** The basket in the address. */
  readonly asked: string | undefined
  /** The basket that this device shows as the active one. */
  readonly active: string | undefined
  /** The basket that the server quoted. */
  readonly quoted: string
  /** The server does not have every change of this device yet, or its quote is on its way. */
  readonly isChanging: boolean
}

/**
 * The basket that a checkout orders. Without one in the address it is what the customer sees as the active basket: a quote
 * may be older than the customer's last change. Undefined until that change has arrived.
 */
export function basketToOrder({ asked, active, quoted, isChanging }: BasketChoice): string | undefined {
  if (asked !== undefined) return asked
  return isChanging ? undefined : (active ?? quoted)
}
