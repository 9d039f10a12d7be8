import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { parseUnitPrice } from '@provender/domain/money/decimal'
import { priceChange } from '@provender/domain/price/price-change'
import { hasOtherBox } from '@provender/domain/units/units'
import { quantityFromWire, unitFromWire } from '@provender/sync/operations/basket-wire'
import { OrderGuideLine, type OrderGuideLineProps } from '@provender/ui/basket/order-guide-line'
import { localMoment } from '@provender/web/format/dates'
import { memo } from 'react'
import { dayNumber } from '../../kernel/format/day-number.ts'
import { productHref } from '../../kernel/links/product-href.ts'
import { useConfig } from '../../kernel/session/shop-queries.ts'
import { controlReason } from '../catalogue/add-state.ts'
import { productIdOf, productUnits, unitOf } from '../catalogue/basket-product.ts'
import { pricePerUnit } from '../catalogue/price-per-unit.ts'
import { packOf, pictureOf, storageOf } from '../catalogue/product-parts.tsx'
import { notableStock } from '../catalogue/stock-view.ts'
import { FirstSubstitute } from '../catalogue/substitute-list.tsx'
import { substituteOffers } from '../catalogue/substitute-offers.ts'
import { useBasketQuantities } from '../catalogue/use-basket-quantities.ts'
import { useProductList } from '../catalogue/use-product-list.ts'
import { QuantityAdd } from '../usual/quantity-add.tsx'
import { type GuideItem, lineUnit, usualQuantityOf } from '../usual/requested-items.ts'

export interface OrderGuideItemRowProps {
  readonly usual: GuideItem
  /** The wholesaler's date. */
  readonly today: number
}

/** A product of the order guide in its usual unit, with its add control. Renders again only for a change of its own. */
export const OrderGuideItem = memo(function OrderGuideItem({ usual, today }: OrderGuideItemRowProps) {
  const { t, i18n } = useLingui()
  const listContext = useProductList()
  const { warehouseTimezone } = useConfig()
  const { product } = usual
  const inBasket = useBasketQuantities(productIdOf(product))
  const unit = lineUnit(usual, inBasket)
  const sold = unit && unitOf(product, unit)
  const price = parseUnitPrice(sold?.price ?? '')
  const control = listContext.controlOf(product, { inBasket, listContext }, { unit })
  // A disabled button has a reason: the stock note beside it, its limit, or no price.
  const reason =
    controlReason(control) ??
    (control.state.offer === 'nothing' && price === undefined ? listContext.labels.price.hidden : undefined)
  const [substitute] = substituteOffers(
    { product, unit, quantity: usualQuantityOf(usual) },
    listContext,
    i18n,
  )
  const parSold = usual.par === null ? undefined : unitOf(product, unitFromWire(usual.parUnit ?? usual.unit))
  const par =
    usual.par !== null && parSold
      ? listContext.labels.quantity(quantityFromWire(usual.par), parSold.kind)
      : undefined
  const days =
    usual.lastBoughtAt === null
      ? undefined
      : today - dayNumber(localMoment(usual.lastBoughtAt, warehouseTimezone).date)
  return (
    <OrderGuideLine
      href={productHref(product)}
      name={product.name}
      pack={packOf(product, listContext.labels) ?? product.code}
      often={usual.everyDays === null ? undefined : intervalText(usual.everyDays, i18n)}
      last={[lastText(usual, days, i18n), par && t`par ${par}`].filter(Boolean).join(' · ')}
      stock={notableStock(product, listContext)}
      reason={reason}
      change={boxChange(usual, i18n)}
      storage={storageOf(product)}
      picture={pictureOf(product)}
      price={price === undefined ? '–' : pricePerUnit(price, undefined, listContext)}
      unit={sold ? listContext.labels.unit[sold.kind] : ''}
      priceChange={priceChangeOf(usual, sold, i18n)}
      add={<QuantityAdd product={product} quantity={usualQuantityOf(usual)} unit={unit} control={control} />}
      below={substitute && <FirstSubstitute offer={substitute} />}
    />
  )
})

function boxChange({ product, unit, lastPiecesPerBox: before }: GuideItem, i18n: I18n): string | undefined {
  if (!hasOtherBox(before, productUnits(product), unitFromWire(unit))) return undefined
  const now = product.piecesPerBox
  return i18n._(msg`A box now has ${now} pieces, not ${before}.`)
}

/** Prices of another unit or another box cannot be compared. */
function priceChangeOf(
  { lastPrice, unit, lastPiecesPerBox, product }: GuideItem,
  sold: ReturnType<typeof unitOf>,
  i18n: I18n,
): OrderGuideLineProps['priceChange'] {
  if (sold?.unit !== unit || hasOtherBox(lastPiecesPerBox, productUnits(product), unitFromWire(unit)))
    return undefined
  const before = parseUnitPrice(lastPrice ?? '')
  const now = parseUnitPrice(sold.price ?? '')
  const change = before === undefined || now === undefined ? null : priceChange(before, now)
  if (!change) return undefined
  const { isUp, percent } = change
  return { isUp, text: isUp ? i18n._(msg`up ${percent}%`) : i18n._(msg`down ${percent}%`) }
}

/** 'bought 9 days ago' */
function lastText({ everyDays }: GuideItem, days: number | undefined, i18n: I18n): string {
  if (days === undefined) return i18n._(msg`not ordered yet`)
  const ago =
    days <= 0
      ? i18n._(msg`today`)
      : days === 1
        ? i18n._(msg`yesterday`)
        : i18n._(msg`${plural(days, { one: '# day ago', other: '# days ago' })}`)
  return everyDays === null ? i18n._(msg`bought once, ${ago}`) : i18n._(msg`bought ${ago}`)
}

function intervalText(days: number, i18n: I18n): string {
  if (days === 1) return i18n._(msg`every day,`)
  if (days === 7) return i18n._(msg`every week,`)
  if (days === 14) return i18n._(msg`every fortnight,`)
  return i18n._(msg`every ${days} days,`)
}
