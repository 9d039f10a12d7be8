import type { Basket, BasketLine, Baskets } from '@provender/domain/basket/basket'
import type { BasketProduct } from '@provender/domain/basket/context'
import type { BasketId, ProductId } from '@provender/domain/ids'
import { formatMinor, parseMinor } from '@provender/domain/money/decimal'
import { lineNet, type Minor, type UnitPrice, zeroMinor } from '@provender/domain/money/money'

type ProductOf = (id: ProductId) => BasketProduct | undefined

interface CountedBaskets {
  readonly baskets: Baskets
  /** Net totals by basket, as the server counted them. */
  readonly totals: ReadonlyMap<BasketId, string>
}

/** The net totals of baskets with unsent changes: the server's, and what the changed lines add or take away. */
export function totalsWithChanges(
  counted: CountedBaskets,
  baskets: Baskets,
  productOf: ProductOf,
): CountedBaskets['totals'] {
  if (baskets === counted.baskets) return counted.totals
  const totals = new Map(counted.totals)
  for (const [id, total] of counted.totals) {
    const before = counted.baskets.find((basket) => basket.id === id)
    const now = baskets.find((basket) => basket.id === id)
    const net = parseMinor(total)
    if (!before || !now || before.lines === now.lines || net === undefined) continue
    // The difference may be counted at other prices than the server's.
    const changed =
      now.lines.length === 0 ? zeroMinor : Math.max(zeroMinor, net + differenceOf(before, now, productOf))
    totals.set(id, formatMinor(changed as Minor))
  }
  return totals
}

function differenceOf(before: Basket, now: Basket, productOf: ProductOf): number {
  const linesBefore = new Map(before.lines.map((line) => [keyOf(line), line]))
  const linesNow = new Map(now.lines.map((line) => [keyOf(line), line]))
  let difference = 0
  for (const line of new Map([...linesBefore, ...linesNow]).values()) {
    const [old, present] = [linesBefore.get(keyOf(line)), linesNow.get(keyOf(line))]
    if (old?.quantity === present?.quantity) continue
    const price = countedPrice(line, old, productOf(line.productId))
    if (price === null) continue
    difference += netOf(price, present) - netOf(price, old)
  }
  return difference
}

/** The price at which the server counts a line; null for one that it leaves out, because it cannot be ordered. */
function countedPrice(
  { unit, priceWhenAdded }: BasketLine,
  old: BasketLine | undefined,
  product: BasketProduct | undefined,
): UnitPrice | null {
  if (!product) return priceWhenAdded ?? old?.priceWhenAdded ?? null
  return product.sellable > 0 ? product.netPrice(unit) : null
}

function netOf(price: UnitPrice, line: BasketLine | undefined): Minor {
  return line ? lineNet(price, line.quantity) : zeroMinor
}

function keyOf({ productId, unit }: BasketLine): string {
  return `${productId}/${unit}`
}
