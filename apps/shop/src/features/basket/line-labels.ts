import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { formatQuantity } from '@provender/domain/money/decimal'
import type { Minor } from '@provender/domain/money/money'
import { showMoney, showPercent } from '@provender/domain/money/show-money'
import { unitOf } from '../catalogue/basket-product.ts'
import type { UnitKind } from '../catalogue/product-card.documents.ts'
import { productLabels } from '../catalogue/product-labels.ts'
import type { ProductList } from '../catalogue/product-list.ts'
import { packOf } from '../catalogue/product-parts.tsx'
import type { EditedLine } from './edited-basket.ts'

type LabelContext = Pick<ProductList, 'labels' | 'currencyCode' | 'language'>

export function amount(
  minor: Minor,
  { currencyCode, language }: Pick<LabelContext, 'currencyCode' | 'language'>,
): string {
  return showMoney(minor, currencyCode, language)
}

export function kindOf({
  reviewed: { product },
  unit,
}: Pick<EditedLine, 'reviewed' | 'unit'>): UnitKind | undefined {
  return product ? unitOf(product, unit)?.kind : undefined
}

export function quantityText(
  line: EditedLine,
  { listContext }: { readonly listContext: Pick<ProductList, 'labels'> },
): string {
  const kind = kindOf(line) ?? (line.unit === '1' ? 'PIECE' : undefined)
  return kind ? listContext.labels.quantity(line.quantity, kind) : formatQuantity(line.quantity)
}

/** The VAT comes with the product, which this device may lack. */
export function isVatKnown({ reviewed }: Pick<EditedLine, 'reviewed'>): boolean {
  return reviewed.product !== null
}

export function vatText(line: EditedLine, { language }: Pick<LabelContext, 'language'>): string {
  if (line.price === undefined || !isVatKnown(line)) return '–'
  return showPercent(line.vatBasisPoints / 100, language)
}

/** Pack size; "singles" for pieces if the product is also sold in another unit; and the author of the last change. */
export function metaOf(line: EditedLine, i18n: I18n): readonly string[] {
  const { product } = line.reviewed
  const pack = product ? packOf(product, productLabels(i18n)) : undefined
  const isSingle = line.unit === '1' && product?.units.length === 2
  return [...(pack ? [pack] : []), ...(isSingle ? [i18n._(msg`singles`)] : []), ...handOf(line, i18n)]
}

/** 'by Deniz Kaya on Android': the author of the last change, unless it is this user. */
function handOf({ changedBy }: Pick<EditedLine, 'changedBy'>, i18n: I18n): readonly string[] {
  if (changedBy === null) return []
  const { name, deviceSystem: system } = changedBy
  return [system === null ? i18n._(msg`by ${name}`) : i18n._(msg`by ${name} on ${system}`)]
}
