import { useLingui } from '@lingui/react/macro'
import type { Basket } from '@provender/domain/basket/basket'
import type { Quantity } from '@provender/domain/money/money'
import type { SalesUnit } from '@provender/domain/price/price'
import { restoreLines } from '@provender/sync/basket/restore-lines'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useShopState } from '../../kernel/state/shop-state.ts'
import { productControl } from '../catalogue/add-state.ts'
import { productIdOf, unitOf } from '../catalogue/basket-product.ts'
import type { ProductCardFieldsFragment } from '../catalogue/product-card.documents.ts'
import { fullProductName } from '../catalogue/product-name.ts'
import { useProductList } from '../catalogue/use-product-list.ts'
import type { AmountOfCode } from '../scan/amount-of-code.ts'
import { ignoredText } from '../scan/ignored-text.ts'
import { addProduct, basketState, unitToAdd } from './add-product.ts'
import { addedMoney } from './added-money.ts'
import { focusOffer, pressRow } from './suggestion-focus.ts'
import { type SuggestedProductRow, productRow } from './suggestion-rows.ts'
import { isTypedCode } from './typed-count.ts'
import { useTradingTexts } from './use-trading-texts.ts'

interface SuggestionActionOptions {
  readonly onChosen: (rowId: string) => void
  /** Something was added, and not by a scanner. */
  readonly onAdded: (product: ProductCardFieldsFragment) => void
}

/** What Enter has added: '3 boxes', 'Chopped Tomatoes', '£14.40'. */
export interface AddedProduct {
  readonly amount: string
  readonly name: string
  readonly money: string
  readonly undo: () => void
}

interface SelectionDetails {
  readonly isScanned: boolean
  readonly requestedUnit?: SalesUnit | undefined
  readonly count?: number | undefined
  readonly ignored?: AmountOfCode['ignored']
}

/**
 * Adds a product from the results to the basket. After a scan the row shows its quantity; otherwise the search begins anew.
 * If nothing can be added, focuses what the row offers instead. Visitors go to the product page.
 */
export function useSuggestionActions({ onChosen, onAdded }: SuggestionActionOptions) {
  const { t, i18n } = useLingui()
  const texts = useTradingTexts()
  const listContext = useProductList()
  const { baskets, notices } = useShopState()
  const [announcement, setAnnouncement] = useState('')
  const [added, setAdded] = useState<AddedProduct>()
  /** What was added to a line since `before`; undefined if it was nothing. */
  const addedSince = (
    before: Basket | undefined,
    product: ProductCardFieldsFragment,
    unit: SalesUnit,
  ): AddedProduct | undefined => {
    const productId = productIdOf(product)
    const basketId = baskets.view().active?.id
    const old = before?.lines.find((line) => line.productId === productId && line.unit === unit)
    const quantity = (baskets.quantityOf(productId, unit) - (old?.quantity ?? 0)) as Quantity
    const sold = unitOf(product, unit)
    if (!basketId || !sold || quantity <= 0) return undefined
    return {
      amount: listContext.labels.quantity(quantity, sold.kind),
      name: fullProductName(product),
      money: addedMoney(sold, quantity, listContext),
      undo: () => baskets.putBack(restoreLines(basketId, before, [{ productId, unit, quantity }])),
    }
  }
  const addToBasket = (
    product: ProductCardFieldsFragment,
    { isScanned, requestedUnit, count = 1, ignored }: SelectionDetails,
  ) => {
    const { id } = productRow(product)
    const before = baskets.view().active
    const unit = flushSync(() => {
      onChosen(id)
      return addProduct(product, { baskets, listContext }, { requestedUnit, count })
    })
    const name = fullProductName(product)
    const result = unit && addedSince(before, product, unit)
    if (ignored && unit !== undefined)
      notices.show({ kind: 'toast', about: 'info', text: ignoredText(ignored, i18n), detail: name })
    if (isScanned) setAnnouncement(unit === undefined ? name : t`Added: ${name}`)
    else if (result) {
      onAdded(product)
      setAdded(result)
      setAnnouncement([texts.added(result.amount), name].join(' '))
    } else if (listContext.isSignedIn) focusOffer(id)
    else pressRow(id)
  }
  /** '12 boxes': what Enter adds, once digits are typed. 'Available: 9 boxes' if that is less. */
  const amountOf = ({ product, unit: requestedUnit }: SuggestedProductRow, digits: string): string => {
    const unit = unitToAdd(product, { baskets, listContext }, requestedUnit)
    const kind = unit && unitOf(product, unit)?.kind
    if (unit === undefined || kind === undefined || digits === '' || isTypedCode(digits)) return ''
    const { labels } = listContext
    const quantity = (Number(digits) * 1000) as Quantity
    const inBasket = basketState(product, baskets)
    const { limit } = productControl(product, { inBasket, listContext }, { unit })
    if (quantity + inBasket[unit] <= limit.maximum) return labels.quantity(quantity, kind)
    return limit.by === 'cap'
      ? labels.maxPerOrder(limit.maximum, kind)
      : labels.available(Math.max(0, limit.maximum - inBasket[unit]) as Quantity, kind)
  }
  const reset = () => {
    setAnnouncement('')
    setAdded(undefined)
  }
  return { addToBasket, amountOf, announcement, added, reset }
}
