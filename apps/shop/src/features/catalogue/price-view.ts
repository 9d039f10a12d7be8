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

/** How this viewer reads prices. */
export interface PriceReading {
  readonly words: Pick<ProductLabels, 'price' | 'unit'>
  readonly currencyCode: string
  readonly language: Language
  /** Show the price with VAT first (showAllPricesIncludingVat). */
  readonly includesVat: boolean
  /** The link to contact the wholesaler about a hidden price. */
  readonly contactHref?: string | undefined
  /** Leave out the price of one piece: it is shown beside this one. */
  readonly isBrief?: boolean
  /** One more note below the price, where there is room. */
  readonly moreNote?: PriceNote
}

/** The parts of the text below a price; empty if there is nothing to say. */
export type PriceNote = (
  unit: ProductUnitFieldsFragment,
  product: PricedProduct,
  leading: Leading,
) => readonly string[]

/** The fields of the product, besides the unit, that its price view needs. */
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
 * The price of a unit as text. The net price leads, or the price with VAT if the viewer prefers that; the other price
 * and the price of one piece follow below (docs/product-rules.md#prices). Without a price: 'Contact us for pricing'.
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

/** Replaces a price that this viewer may not see. */
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
 * The price of one piece, if it is sold too. Otherwise an estimate: the price of a box divided
 * by its pieces, or the price of a piece of the usual weight.
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
