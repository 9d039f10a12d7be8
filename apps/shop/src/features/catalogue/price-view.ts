import type { Language } from '@provender/domain/languages'
import { parseUnitPrice } from '@provender/domain/money/decimal'
import { divideHalfUp, type UnitPrice } from '@provender/domain/money/money'
import { showUnitPrice } from '@provender/domain/money/show-money'
import type { HiddenPrice, PriceView, VisiblePrice } from '@provender/ui/product/price-block'
import type {
  PriceKind,
  ProductCardFieldsFragment,
  ProductUnitFieldsFragment,
} from './product-card.documents.ts'
import type { ProductLabels } from './product-labels.ts'

export interface PriceViewContext {
  readonly labels: Pick<ProductLabels, 'price' | 'unit'>
  readonly currencyCode: string
  readonly language: Language
  readonly includesVat: boolean
  readonly contactHref?: string | undefined
  /** Leave out the price of one piece: it is shown beside this one. */
  readonly isBrief?: boolean
  readonly moreNote?: PriceNote
}

export type PriceNote = (
  unit: ProductUnitFieldsFragment,
  product: PricedProduct,
  leading: LeadingPrice,
) => readonly string[]

export type PricedProduct = Pick<
  ProductCardFieldsFragment,
  'vat' | 'weight' | 'packSize' | 'piecesPerBox' | 'units'
>

const shownKinds = {
  STANDARD: 'standard',
  PRIVATE: 'yours',
  PROMO: 'promo',
  CLEARANCE: 'clearance',
} as const satisfies Record<PriceKind, VisiblePrice['kind']>

/**
 * The price of a unit as text. The net price leads, or the price with VAT if the viewer prefers that; the other price
 * and the price of one piece follow below (docs/product-rules.md#prices). Without a price: 'Contact us for pricing'.
 */
export function priceView(
  unit: ProductUnitFieldsFragment,
  product: PricedProduct,
  context: PriceViewContext,
): PriceView {
  const { labels, includesVat } = context
  const net = priceOf(unit.price)
  const gross = priceOf(unit.priceWithVat)
  if (net === undefined || gross === undefined || net === 0) return hiddenPrice(context)
  const leading = includesVat ? gross : net
  const old = priceOf(includesVat ? unit.oldPriceWithVat : unit.oldPrice)
  const kind = shownKinds[unit.priceKind ?? 'STANDARD']
  const name = labels.unit[unit.kind]
  return {
    kind,
    ticket: kind === 'standard' ? undefined : labels.price[kind],
    old: old === undefined ? undefined : showPrice(old, context),
    oldWord: labels.price.was,
    now: showPrice(leading, context),
    includesVat,
    unit: includesVat ? labels.price.unitIncluding(name) : name,
    sub: [
      vatNote({ net, gross, isFree: product.vat === 0 }, context),
      ...pieceNote(unit, product, { leading, context }),
      ...(context.moreNote?.(unit, product, { leading, context }) ?? []),
    ],
  }
}

export function hiddenPrice({ labels, contactHref }: PriceViewContext): HiddenPrice {
  return { hidden: labels.price.hidden, href: contactHref }
}

function vatNote(
  { net, gross, isFree }: { readonly net: UnitPrice; readonly gross: UnitPrice; readonly isFree: boolean },
  context: PriceViewContext,
): string {
  const { price } = context.labels
  if (isFree) return price.noVat
  return context.includesVat
    ? price.excluding(showPrice(net, context))
    : price.including(showPrice(gross, context))
}

interface LeadingPrice {
  readonly leading: UnitPrice
  readonly context: PriceViewContext
}

/**
 * The price of one piece, if it is sold too. Otherwise an estimate: the price of a box divided
 * by its pieces, or the price of a piece of the usual weight.
 */
function pieceNote(
  { kind, piecesPerUnit }: ProductUnitFieldsFragment,
  { weight, units }: PricedProduct,
  { leading, context }: LeadingPrice,
): readonly string[] {
  const { price } = context.labels
  if (context.isBrief || kind === 'PIECE') return []
  const single = units.find((each) => each.kind === 'PIECE')
  if (single) {
    const singlePrice = priceOf(context.includesVat ? single.priceWithVat : single.price)
    return singlePrice ? [price.each(showPrice(singlePrice, context))] : []
  }
  if (kind === 'BOX' && piecesPerUnit > 1) {
    const piece = Number(divideHalfUp(BigInt(leading), BigInt(piecesPerUnit))) as UnitPrice
    return [price.each(showPrice(piece, context))]
  }
  const grams = Math.round(weight * 1000)
  if (kind === 'KG' && grams > 0 && grams !== 1000) {
    const piece = Number(divideHalfUp(BigInt(leading) * BigInt(grams), 1000n)) as UnitPrice
    return [price.aboutEach(showPrice(piece, context))]
  }
  return []
}

export function showPrice(price: UnitPrice, { currencyCode, language }: PriceViewContext): string {
  return showUnitPrice(price, currencyCode, language)
}

function priceOf(text: string | null): UnitPrice | undefined {
  return text === null ? undefined : parseUnitPrice(text)
}
