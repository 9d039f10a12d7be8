import { findProduct } from '@provender/catalogue/catalogue'
import { isOrderable, type PricedBasket } from '@provender/domain/basket/price-basket'
import type { Config } from '@provender/domain/config/config'
import type { Minor } from '@provender/domain/money/money'
import { cardHold } from '@provender/domain/payment/next-action'
import type { LocalDate } from '@provender/domain/slots/hours'
import { localDay } from '@provender/domain/slots/local-time'
import { unitKind } from '@provender/domain/units/units'
import type { Deps } from '../../kernel/deps.ts'
import type { CatalogueViewer } from '../../kernel/identity/catalogue-viewer.ts'

export function weightMargin({ weightMarginPercent }: Pick<Config, 'weightMarginPercent'>): number {
  return weightMarginPercent * 100
}

/**
 * The last day for which an order can be paid by card: its goods leave before the hold of a card lapses, at whatever hour
 * of the day.
 */
export function lastCardDay(
  { clock, gateway }: Pick<Deps, 'clock' | 'gateway'>,
  { warehouseTimezone }: Pick<Config, 'warehouseTimezone'>,
): LocalDate {
  const today = localDay(clock.nowMs(), warehouseTimezone)
  return today.add({ days: (gateway?.holdDays ?? 0) - 1 }).toString()
}

export function cardHoldOf(
  { lines }: PricedBasket,
  { catalogue, config }: Pick<CatalogueViewer, 'catalogue' | 'config'>,
): Minor {
  const marginBasisPoints = weightMargin(config)
  return cardHold(
    lines.filter(isOrderable).flatMap(({ productId, unit, quantity, unitNet, vatBasisPoints }) => {
      const product = findProduct(catalogue, productId)
      if (!product || unitNet === null) return []
      return [
        { unitKind: unitKind(product, unit), ordered: quantity, unitNet, vatBasisPoints, marginBasisPoints },
      ]
    }),
  )
}
