import { useLingui } from '@lingui/react/macro'
import type { Quantity } from '@provender/domain/money/money'
import { quantityFromWire, unitFromWire } from '@provender/sync/operations/basket-wire'
import { AddControl } from '@provender/ui/product/add-control'
import { SuggestedProduct, type SuggestedUnit } from '@provender/ui/product/suggested-product'
import { dayLabels, localMoment } from '@provender/web/format/dates'
import { lazyPart } from '@provender/web/loading/lazy-part'
import { memo, Suspense } from 'react'
import { productHref } from '../../kernel/links/product-href.ts'
import { useConfig } from '../../kernel/session/shop-queries.ts'
import { useShopState } from '../../kernel/state/shop-state.ts'
import { productControl, controlReason } from '../catalogue/add-state.ts'
import { productIdOf, unitOf } from '../catalogue/basket-product.ts'
import { priceView } from '../catalogue/price-view.ts'
import { fullProductName } from '../catalogue/product-name.ts'
import { controlName, packOf, pictureOf, storageOf } from '../catalogue/product-parts.tsx'
import { stockView } from '../catalogue/stock-view.ts'
import { useBasketQuantities } from '../catalogue/use-basket-quantities.ts'
import { useProductList } from '../catalogue/use-product-list.ts'
import { QuantityAdd } from '../usual/quantity-add.tsx'
import { type GuideItem, lineUnit } from '../usual/requested-items.ts'
import { unitToAdd } from './add-product.ts'
import { countOfRow, unitOfRow } from './row-amounts.ts'
import type { SuggestedProductRow } from './suggestion-rows.ts'
import { useTradingTexts } from './use-trading-texts.ts'
import { withMatches } from './with-matches.tsx'

export interface SuggestedProductViewProps {
  readonly row: SuggestedProductRow
  readonly chosen: boolean
  /** Typed before the name, or for the selected row; empty for none. */
  readonly count: string
  readonly amountToAdd: string
  readonly words: readonly string[]
}

const one = 1000 as Quantity

const SuggestedSubstitute = lazyPart(
  async () => (await import('./suggested-substitute.tsx')).SuggestedSubstitute,
)

export const SuggestedProductView = memo(function SuggestedProductView({
  row,
  chosen,
  count,
  amountToAdd: amount,
  words,
}: SuggestedProductViewProps) {
  const { t } = useLingui()
  const texts = useTradingTexts()
  const listContext = useProductList()
  const { baskets } = useShopState()
  const { id, product, usual } = row
  const inBasket = useBasketQuantities(productIdOf(product))
  const usualUnit = usual && lineUnit(usual, inBasket)
  const nextUnit = chosen ? unitToAdd(product, { baskets, listContext }, unitOfRow(row)) : undefined
  const quantity = (Number(countOfRow(row, count)) * 1000) as Quantity
  const controls = (['2', '1'] as const).flatMap((unit) => {
    // What the company buys is offered in its unit.
    const isOffered =
      !usual?.lastBoughtAt || usualUnit === undefined || unit === usualUnit || inBasket[unit] > 0
    const sold = isOffered ? unitOf(product, unit) : undefined
    return sold ? [{ sold, ...productControl(product, { inBasket, listContext }, { unit }) }] : []
  })
  const units = controls.map((control, index): SuggestedUnit => {
    const { unit, sold, state } = control
    // The login link and the reminder belong to the product: show them once for both units.
    const isRepeated = index > 0 && ['login', 'setReminder', 'removeReminder'].includes(state.offer)
    return {
      key: unit,
      price: priceView(sold, product, { ...listContext, isBrief: true }),
      add: isRepeated ? null : quantity > 0 || unit === nextUnit ? (
        <QuantityAdd
          product={product}
          unit={unit}
          control={control}
          quantity={quantity > 0 ? quantity : one}
          isNext={unit === nextUnit}
        />
      ) : (
        <AddControl
          state={state}
          labels={control.labels}
          name={controlName(product, unit, listContext.labels)}
          reason="elsewhere"
          onAction={(action) => listContext.onAdd(action, { product, control })}
        />
      ),
    }
  })
  const [reason] = controls.flatMap((control) => controlReason(control) ?? [])
  const state = controls.find(({ unit }) => unit === nextUnit)?.state
  const pack = packOf(product, listContext.labels)
  const lastPurchase = useLastPurchase(usual)
  return (
    <SuggestedProduct
      id={id}
      chosen={chosen}
      href={productHref(product)}
      fullName={fullProductName(product)}
      name={withMatches(fullProductName(product), words)}
      meta={
        amount === '' || state?.offer !== 'quantity'
          ? withMatches(pack ? `${pack} · ${product.code}` : product.code, words)
          : t`Enter adds ${amount}`
      }
      last={lastPurchase && texts.last(lastPurchase)}
      stock={stockView(product, listContext)}
      reason={reason}
      storage={storageOf(product)}
      picture={pictureOf(product)}
      units={units}
      below={
        row.isBest &&
        !product.stockStatus.available && (
          <Suspense>
            <SuggestedSubstitute
              product={product}
              unit={unitOfRow(row) ?? usualUnit}
              quantity={quantity > 0 ? quantity : one}
            />
          </Suspense>
        )
      }
    />
  )
})

/** '2 boxes, 16 Nov' */
function useLastPurchase(usual: GuideItem | undefined): string | undefined {
  const { labels, language } = useProductList()
  const { warehouseTimezone } = useConfig()
  if (!usual || usual.lastBoughtAt === null || usual.lastQuantity === null) return undefined
  const sold = unitOf(usual.product, unitFromWire(usual.unit))
  const { date } = localMoment(usual.lastBoughtAt, warehouseTimezone)
  const { day: dayOfMonth, month } = dayLabels(date, language)
  const day = `${dayOfMonth} ${month}`
  return sold ? `${labels.quantity(quantityFromWire(usual.lastQuantity), sold.kind)}, ${day}` : day
}
