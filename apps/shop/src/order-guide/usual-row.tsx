import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { productPath } from '@provender/catalogue/product-path'
import { parseUnitPrice } from '@provender/domain/money/decimal'
import { UsualLine } from '@provender/ui/usual-line'
import { useConfig } from '../app/shop-queries.ts'
import { pricePerUnit } from '../basket/line-words.ts'
import { quantityFromWire, unitFromWire } from '../basket/wire.ts'
import { unitOf } from '../catalogue/basket-product.ts'
import { ProductAdd } from '../catalogue/product-add.tsx'
import { packOf, pictureOf, storageOf } from '../catalogue/product-parts.tsx'
import type { Shelf } from '../catalogue/shelf.ts'
import { localMoment, shortDay } from '../format/dates.ts'
import type { Usual } from './wanted-usuals.ts'

export interface UsualRowProps {
  readonly usual: Usual
  readonly shelf: Shelf
}

/** A product one always buys, in the unit it is bought in, with its own control. */
export function UsualRow({ usual, shelf }: UsualRowProps) {
  const { t, i18n } = useLingui()
  const { warehouseTimezone } = useConfig()
  const { product } = usual
  const unit = unitFromWire(usual.parUnit ?? usual.unit)
  const sold = unitOf(product, unit)
  const price = parseUnitPrice(sold?.price ?? '')
  const lastKind = unitOf(product, unitFromWire(usual.unit))?.kind
  const last = lastKind ? shelf.words.quantity(quantityFromWire(usual.lastQuantity), lastKind) : ''
  const day = shortDay(localMoment(usual.lastBoughtAt, warehouseTimezone).date, shelf.language)
  const often = usual.everyDays === null ? undefined : everyWords(usual.everyDays, i18n)
  const par =
    usual.par === null || !sold ? undefined : shelf.words.quantity(quantityFromWire(usual.par), sold.kind)
  return (
    <UsualLine
      href={productPath(product.description2, product.id)}
      name={product.description2}
      pack={packOf(product) ?? product.code}
      last={[t`last ${last}, ${day}`, often, par && t`level ${par}`].filter(Boolean).join(' · ')}
      storage={storageOf(product)}
      picture={pictureOf(product)}
      price={price === undefined ? '–' : pricePerUnit(price, undefined, shelf)}
      unit={sold ? shelf.words.unit[sold.kind] : ''}
      add={<ProductAdd product={product} shelf={shelf} unit={sold ? unit : undefined} reason="elsewhere" />}
    />
  )
}

function everyWords(days: number, i18n: I18n): string {
  if (days === 1) return i18n._(msg`every day`)
  if (days === 7) return i18n._(msg`every week`)
  return i18n._(msg`every ${days} days`)
}
