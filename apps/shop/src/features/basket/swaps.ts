import type { BasketId, ProductId } from '@provender/domain/ids'
import type { Minor, Quantity } from '@provender/domain/money/money'
import type { BasketStore } from '@provender/sync/basket/basket-store'
import { unitFromWire } from '@provender/sync/operations/basket-wire'
import type { SubstituteOffer } from '../catalogue/substitute-offers.ts'
import type { ReviewedLineFieldsFragment } from './basket-page.documents.ts'
import { type EditedLine, keyOfLine } from './edited-basket.ts'

/** A substitute that this user took in place of a line, until the tab closes. */
export interface Swap {
  readonly wanted: EditedLine
  /** Of the substitute, until the server reviews its line. */
  readonly review: ReviewedLineFieldsFragment
  /** The net of what it replaced. */
  readonly wantedNet: Minor
  /** How much of the substitute was in the basket already. */
  readonly before: Quantity
}

type Baskets = Pick<BasketStore, 'view' | 'subscribe'>

const swaps = new Map<string, Swap>()
/** Just taken: its line has not taken the focus of the pressed button yet. */
let latest: Swap | undefined

function swapKey(basketId: BasketId, line: { readonly productId: unknown; readonly unit: string }): string {
  return `${basketId} ${keyOfLine(line)}`
}

interface Taken extends Pick<SubstituteOffer, 'product' | 'sold'>, Pick<Swap, 'wantedNet' | 'before'> {
  readonly basketId: BasketId
}

/** Until the line of the substitute is gone, wherever it was removed. */
export function rememberSwap(
  baskets: Baskets,
  wanted: EditedLine,
  { basketId, product, sold, wantedNet, before }: Taken,
): void {
  const line = { productId: Number(product.id) as ProductId, unit: unitFromWire(sold.unit) }
  const swap: Swap = {
    wanted,
    wantedNet,
    before,
    review: {
      productId: product.id,
      name: product.name,
      code: product.code,
      unit: sold.unit,
      quantity: 0,
      price: sold.price,
      oldPrice: sold.oldPrice,
      vatRate: product.vat,
      net: '0.00',
      vat: '0.00',
      isOrderable: true,
      hasLastStock: false,
      problems: [],
      // Substitutes come from the categories of the wanted product.
      product: { ...product, substitutes: [], categories: wanted.reviewed.product?.categories ?? [] },
    },
  }
  const key = swapKey(basketId, line)
  swaps.set(key, swap)
  latest = swap
  const stop = baskets.subscribe(() => {
    const isKept = swaps.get(key) === swap
    if (isKept && hasLine(baskets, basketId, line)) return
    if (isKept) swaps.delete(key)
    stop()
  })
}

function hasLine(baskets: Baskets, basketId: BasketId, line: Parameters<typeof keyOfLine>[0]): boolean {
  const basket = baskets.view().baskets.find(({ id }) => id === basketId)
  return basket?.lines.some((each) => keyOfLine(each) === keyOfLine(line)) ?? false
}

/** True for the latest swap, once. */
export function claimFocus(swap: Swap): boolean {
  const isLatest = swap === latest
  if (isLatest) latest = undefined
  return isLatest
}

export function forgetSwap(basketId: BasketId, line: Pick<EditedLine, 'productId' | 'unit'>): void {
  swaps.delete(swapKey(basketId, line))
}

export function swapOf(basketId: BasketId, line: Pick<EditedLine, 'productId' | 'unit'>): Swap | undefined {
  return swaps.get(swapKey(basketId, line))
}

export function swapReviews(basketId: BasketId): readonly ReviewedLineFieldsFragment[] {
  return [...swaps].flatMap(([key, { review }]) => (key.startsWith(`${basketId} `) ? [review] : []))
}

/** The product whose place in the basket a substitute has taken. */
export function replacedBy(
  basketId: BasketId,
  line: Pick<EditedLine, 'productId' | 'unit'>,
): ProductId | undefined {
  return swapOf(basketId, line)?.wanted.productId
}
