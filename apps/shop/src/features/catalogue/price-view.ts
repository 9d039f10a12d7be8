import type { Language } from '@provender/domain/languages'
import { parseUnitPrice } from '@provender/domain/money/decimal'
import { divideHalfUp, type UnitPrice } from '@provender/domain/money/money'
import { showUnitPrice } from '@provender/domain/money/show-money'
import type { HiddenPrice, PriceView, ShownPrice } from '@provender/ui/product/price-block'
import type {
  PriceKind,
  ProductCardFieldsFragment,
  ProductUnitFieldsFragment,
} from './product-card.documents.ts'
import type { ProductLabels } from './product-labels.ts'

/** How prices are read to this viewer. */
export interface PriceReading {
  readonly words: Pick<ProductLabels, 'price' | 'unit'>
  readonly currencyCode: string
  readonly language: Language
  /** VAT leads: showAllPricesIncludingVat. */
  readonly includesVat: boolean
  /** Where a price that is not told is asked for. */
  readonly contactHref?: string | undefined
  /** Without the price of one piece: where it stands beside it anyway. */
  readonly isBrief?: boolean
  /** One note more, where there is room for it. */
  readonly moreNote?: PriceNote
}

/** A part of what stands below a price; none for what cannot be told. */
export type PriceNote = (
  unit: ProductUnitFieldsFragment,
  product: PricedProduct,
  leading: Leading,
) => readonly string[]

/** What of the product itself, beside the unit, its price depends on. */
export type PricedProduct = Pick<
  ProductCardFieldsFragment,
  'vat' | 'weight' | 'pSize' | 'unitRate1' | 'units'
>

const shownKinds = {
  STANDARD: 'standard',
  PRIVATE: 'yours',
  PROMO: 'promo',
  CLEARANCE: 'clearance',
} as const satisfies Record<PriceKind, ShownPrice['kind']>

/**
 * The price of a unit in words: net leads, or with VAT where the viewer's prices include it; the other one and the price of
 * one piece stand below (docs/product-rules.md#prices). Without a price: 'Contact us for pricing'.
 */
export function priceView(
  unit: ProductUnitFieldsFragment,
  product: PricedProduct,
  reading: PriceReading,
): PriceView {
  const { words, includesVat } = reading
  const net = priceOf(unit.price)
  const gross = priceOf(unit.priceWithVat)
  if (net === undefined || gross === undefined || net === 0) return hiddenPrice(reading)
  const leading = includesVat ? gross : net
  const old = priceOf(includesVat ? unit.oldPriceWithVat : unit.oldPrice)
  const kind = shownKinds[unit.priceKind ?? 'STANDARD']
  const name = words.unit[unit.kind]
  return {
    kind,
    ticket: kind === 'standard' ? undefined : words.price[kind],
    old: old === undefined ? undefined : showPrice(old, reading),
    oldWord: words.price.was,
    now: showPrice(leading, reading),
    includesVat,
    unit: includesVat ? words.price.unitIncluding(name) : name,
    sub: [
      vatNote({ net, gross, isFree: product.vat === 0 }, reading),
      ...pieceNote(unit, product, { leading, reading }),
      ...(reading.moreNote?.(unit, product, { leading, reading }) ?? []),
    ],
  }
}

/** In the place of a price that this viewer is not told. */
export function hiddenPrice({ words, contactHref }: PriceReading): HiddenPrice {
  return { hidden: words.price.hidden, href: contactHref }
}

function vatNote(
  { net, gross, isFree }: { readonly net: UnitPrice; readonly gross: UnitPrice; readonly isFree: boolean },
  reading: PriceReading,
): string {
  const { price } = reading.words
  if (isFree) return price.noVat
  return reading.includesVat
    ? price.excluding(showPrice(net, reading))
    : price.including(showPrice(gross, reading))
}

interface Leading {
  readonly leading: UnitPrice
  readonly reading: PriceReading
}

/**
 * What one piece costs where it is sold too. Else what it comes to: of a box by division, of what is sold by weight by its usual
 * weight.
 */
function pieceNote(
  { kind, piecesPerUnit }: ProductUnitFieldsFragment,
  { weight, units }: PricedProduct,
  { leading, reading }: Leading,
): readonly string[] {
  const { price } = reading.words
  if (reading.isBrief || kind === 'PIECE') return []
  const single = units.find((each) => each.kind === 'PIECE')
  if (single) {
    const own = priceOf(reading.includesVat ? single.priceWithVat : single.price)
    return own ? [price.each(showPrice(own, reading))] : []
  }
  if (kind === 'BOX' && piecesPerUnit > 1) {
    const piece = Number(divideHalfUp(BigInt(leading), BigInt(piecesPerUnit))) as UnitPrice
    return [price.each(showPrice(piece, reading))]
  }
  const grams = Math.round(weight * 1000)
  if (kind === 'KG' && grams > 0 && grams !== 1000) {
    const piece = Number(divideHalfUp(BigInt(leading) * BigInt(grams), 1000n)) as UnitPrice
    return [price.aboutEach(showPrice(piece, reading))]
  }
  return []
}

export function showPrice(price: UnitPrice, { currencyCode, language }: PriceReading): string {
  return showUnitPrice(price, currencyCode, language)
}

function priceOf(text: string | null): UnitPrice | undefined {
  return text === null ? undefined : parseUnitPrice(text)
}
