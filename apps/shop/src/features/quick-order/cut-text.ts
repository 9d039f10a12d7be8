import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AddableQuantity } from '@provender/domain/basket/addable-quantities'
import type { UnitKind } from '../catalogue/product-card.documents.ts'
import type { ProductLabels } from '../catalogue/product-labels.ts'

/** Warns before adding that the basket accepts less of a row than requested. */
export function cutText(
  { quantity, by }: AddableQuantity,
  kind: UnitKind,
  { labels, i18n }: { readonly labels: Pick<ProductLabels, 'quantity'>; readonly i18n: I18n },
): string {
  const amount = labels.quantity(quantity, kind)
  if (by === 'QUANTITY_CAP')
    return quantity > 0
      ? i18n._(msg`The maximum per order is reached: we'll add ${amount}`)
      : i18n._(msg`The maximum per order is in your basket already`)
  return quantity > 0
    ? i18n._(msg`Only ${amount} left: we'll add those`)
    : i18n._(msg`None left: the rest is in your basket and in other lines`)
}
