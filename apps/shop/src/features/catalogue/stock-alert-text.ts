import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { Quantity } from '@provender/domain/money/money'
import type { UnitKind } from './product-card.documents.ts'
import { productLabels } from './product-labels.ts'

/** The stock alert after an addition that took all the stock: how much that is, and of which product. */
export function stockAlert(
  {
    name = '',
    quantity,
    kind,
  }: { readonly name?: string; readonly quantity: Quantity; readonly kind: UnitKind },
  i18n: I18n,
): { readonly title: string; readonly text: string } {
  const labels = productLabels(i18n)
  if (quantity <= 0) return { title: labels.stock.out, text: name }
  const amount = labels.quantity(quantity, kind)
  // A part of a kilogram counts as several.
  const count = kind === 'KG' ? 2 : quantity / 1000
  const title = i18n._(
    msg`${plural(count, { one: `Only ${amount} left: we added it`, other: `Only ${amount} left: we added them all` })}`,
  )
  return { title, text: name }
}
