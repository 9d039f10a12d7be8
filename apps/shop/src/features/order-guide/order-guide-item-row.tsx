import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { parseUnitPrice } from '@provender/domain/money/decimal'
import { hasOtherBox } from '@provender/domain/units/units'
import { quantityFromWire, unitFromWire } from '@provender/sync/operations/basket-wire'
import { OrderGuideLine } from '@provender/ui/basket/order-guide-line'
import { localMoment, shortDay } from '@provender/web/format/dates'
import { productHref } from '../../kernel/links/product-href.ts'
import { useConfig } from '../../kernel/session/shop-queries.ts'
import { controlReason } from '../catalogue/add-state.ts'
import { productIdOf, productUnitsOf, unitOf } from '../catalogue/basket-product.ts'
import { pricePerUnit } from '../catalogue/price-per-unit.ts'
import { ProductAdd } from '../catalogue/product-add.tsx'
import type { ProductList } from '../catalogue/product-list.ts'
import { packOf, pictureOf, storageOf } from '../catalogue/product-parts.tsx'
import { stockView } from '../catalogue/stock-view.ts'
import { useBasketQuantities } from '../catalogue/use-basket-quantities.ts'
import { useProductList } from '../catalogue/use-product-list.ts'
import type { GuideItem } from './requested-items.ts'

export interface OrderGuideItemRowProps {
  readonly usual: GuideItem
}

export function OrderGuideItem({ usual }: OrderGuideItemRowProps) {
  const { t, i18n } = useLingui()
  const listContext = useProductList()
  const { warehouseTimezone } = useConfig()
  const { product } = usual
  const unit = unitFromWire(usual.parUnit ?? usual.unit)
  const sold = unitOf(product, unit)
  const price = parseUnitPrice(sold?.price ?? '')
  const often = usual.everyDays === null ? undefined : intervalText(usual.everyDays, i18n)
  const inBasket = useBasketQuantities(productIdOf(product))
  const control = listContext.controlOf(product, { inBasket, listContext }, { unit: sold ? unit : undefined })
  // A disabled button has a reason: the stock note beside it, its limit, or no price.
  const reason =
    controlReason(control) ??
    (control.state.offer === 'nothing' && price === undefined ? listContext.labels.price.hidden : undefined)
  const par =
    usual.par === null || !sold
      ? undefined
      : listContext.labels.quantity(quantityFromWire(usual.par), sold.kind)
  return (
    <OrderGuideLine
      href={productHref(product)}
      name={product.name}
      pack={packOf(product, listContext.labels) ?? product.code}
      last={[lastOrderText(usual, { listContext, i18n, warehouseTimezone }), often, par && t`par ${par}`]
        .filter(Boolean)
        .join(' · ')}
      stock={stockView(product, listContext)}
      reason={reason}
      change={boxChange(usual, i18n)}
      storage={storageOf(product)}
      picture={pictureOf(product)}
      price={price === undefined ? '–' : pricePerUnit(price, undefined, listContext)}
      unit={sold ? listContext.labels.unit[sold.kind] : ''}
      add={<ProductAdd product={product} unit={sold ? unit : undefined} reason="elsewhere" />}
    />
  )
}

function boxChange({ product, unit, lastPiecesPerBox: before }: GuideItem, i18n: I18n): string | undefined {
  if (!hasOtherBox(before, productUnitsOf(product), unitFromWire(unit))) return undefined
  const now = product.piecesPerBox
  return i18n._(msg`A box now has ${now} pieces, not ${before}.`)
}

interface RowContext {
  readonly listContext: ProductList
  readonly i18n: I18n
  readonly warehouseTimezone: string
}

function lastOrderText(
  { product, unit, lastQuantity, lastBoughtAt }: GuideItem,
  { listContext, i18n, warehouseTimezone }: RowContext,
): string {
  if (lastQuantity === null || lastBoughtAt === null) return i18n._(msg`not ordered yet`)
  const kind = unitOf(product, unitFromWire(unit))?.kind
  const last = kind ? listContext.labels.quantity(quantityFromWire(lastQuantity), kind) : ''
  const day = shortDay(localMoment(lastBoughtAt, warehouseTimezone).date, listContext.language)
  return i18n._(msg`last ${last}, ${day}`)
}

function intervalText(days: number, i18n: I18n): string {
  if (days === 1) return i18n._(msg`every day`)
  if (days === 7) return i18n._(msg`every week`)
  return i18n._(msg`every ${days} days`)
}
