import type { I18n } from '@lingui/core'
import type { BasketProblem } from '@provender/domain/basket/operations'
import type { NoticeContent } from '../basket-store/basket-notices.ts'
import { productLabels } from '../catalogue/product-labels.ts'
import { stockAlert } from '../catalogue/stock-alert-text.ts'
import type { EditedLine } from './edited-basket.ts'
import { kindOf } from './line-labels.ts'

type NamedLine = Pick<EditedLine, 'productId' | 'unit' | 'reviewed'>

/** Names the moved line of which the other basket holds less than both together. */
export function cappedNotice(
  { by, productId, unit, quantity }: Extract<BasketProblem, { readonly type: 'CAPPED' }>,
  lines: readonly NamedLine[],
  i18n: I18n,
): NoticeContent {
  const line = lines.find((each) => each.productId === productId && each.unit === unit)
  const name = line?.reviewed.name ?? ''
  const kind = (line && kindOf(line)) ?? 'PIECE'
  return by === 'STOCK'
    ? { kind: 'stock', ...stockAlert({ name, quantity, kind }, i18n) }
    : { kind: 'toast', about: 'info', text: productLabels(i18n).maxPerOrder(quantity, kind), detail: name }
}
