import { useLingui } from '@lingui/react/macro'
import type { Quantity } from '@provender/domain/money/money'
import type { SalesUnit } from '@provender/domain/price/price'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useShopState } from '../../kernel/state/shop-state.ts'
import { productControl } from '../catalogue/add-state.ts'
import { unitOf } from '../catalogue/basket-product.ts'
import type { ProductCardFieldsFragment } from '../catalogue/product-card.documents.ts'
import { fullProductName } from '../catalogue/product-name.ts'
import { useProductList } from '../catalogue/use-product-list.ts'
import type { AmountOfCode } from '../scan/amount-of-code.ts'
import { ignoredText } from '../scan/ignored-text.ts'
import { addProduct, basketState, unitToAdd } from './add-product.ts'
import { focusOffer, focusQuantity, pressRow } from './suggestion-focus.ts'
import { type SuggestedProductRow, productRow } from './suggestion-rows.ts'
import { isTypedCode } from './typed-count.ts'

interface SuggestionActionOptions {
  readonly onChosen: (rowId: string) => void
}

interface SelectionDetails {
  readonly isScanned: boolean
  readonly requestedUnit?: SalesUnit | undefined
  readonly count?: number | undefined
  readonly ignored?: AmountOfCode['ignored']
}

/**
 * Adds one of a product from the results, or the typed quantity, to the basket. Unless it was scanned, the focus moves to
 * the quantity, or to the button shown instead. Visitors go to the product page.
 */
export function useSuggestionActions({ onChosen }: SuggestionActionOptions) {
  const { t, i18n } = useLingui()
  const listContext = useProductList()
  const { baskets, notices } = useShopState()
  const [announcement, setAnnouncement] = useState('')
  /** After a scan the focus stays in the search field, ready for the next one. */
  const addToBasket = (
    product: ProductCardFieldsFragment,
    { isScanned, requestedUnit, count = 1, ignored }: SelectionDetails,
  ) => {
    const { id } = productRow(product)
    const unit = flushSync(() => {
      onChosen(id)
      return addProduct(product, { baskets, listContext }, { requestedUnit, count })
    })
    const name = fullProductName(product)
    if (ignored && unit !== undefined)
      notices.show({ kind: 'toast', about: 'info', text: ignoredText(ignored, i18n), detail: name })
    if (isScanned) setAnnouncement(unit === undefined ? name : t`Added: ${name}`)
    else if (unit !== undefined) focusQuantity(id, unit)
    else if (listContext.isSignedIn) focusOffer(id)
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
  return { addToBasket, amountOf, announcement, setAnnouncement }
}
