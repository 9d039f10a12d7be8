import { catalogueFor } from '@provender/catalogue/audience'
import { type Catalogue, findProduct } from '@provender/catalogue/catalogue'
import { matchCooperatively, type MatchedLine } from '@provender/catalogue/paste'
import { productSet } from '@provender/catalogue/viewer'
import type { ProductId } from '@provender/domain/ids'
import type { Quantity } from '@provender/domain/money/money'
import type { SalesUnit } from '@provender/domain/price/price'
import { yieldToForeground } from '../../kernel/fairness/foreground.ts'
import { type Context, requireUser } from '../../kernel/graphql/context.ts'
import { maxPurchases, onlyUnitOf, type Purchase, readPurchases } from '../purchase/purchases.ts'
import { readLearnedMatches } from './store.ts'

/** Matching yields to other requests after this long. */
const stepMs = 4

export async function matchPasted(
  context: Context,
  { text, readsEverything }: { readonly text: string; readonly readsEverything: boolean },
): Promise<readonly MatchedLine[]> {
  const { deps, viewer } = context
  const { companyId } = requireUser(context)
  const catalogue = catalogueFor(viewer.catalogue, viewer.channel)
  const [learned, purchases] = await Promise.all([
    readLearnedMatches(deps.db, companyId),
    readPurchases(deps.db, companyId, {
      productIds: undefined,
      nowMs: deps.clock.nowMs(),
      limit: maxPurchases,
    }),
  ])
  const matching = matchCooperatively(text, {
    catalogue,
    viewer: {
      priceListId: viewer.priceListId,
      precedence: viewer.precedence,
      hideStandard: viewer.hideStandard,
      day: viewer.day,
      visible: viewer.visible(),
      inStock: viewer.inStock(),
      favourites: viewer.favouriteBits(),
      bought: productSet(
        catalogue,
        purchases.map(({ product_id }) => product_id),
      ),
      ordered: lastOrders(catalogue, purchases),
    },
    corrections: new Map(
      learned.map(({ said, product_id, unit }) => [said, { key: said, productId: product_id, unit }]),
    ),
    readsEverything,
  })
  const lines: MatchedLine[] = []
  let since = performance.now()
  for (const line of matching) {
    if (line) lines.push(line)
    if (performance.now() - since < stepMs) continue
    await yieldToForeground()
    since = performance.now()
  }
  return lines
}

function lastOrders(
  catalogue: Catalogue,
  purchases: readonly Purchase[],
): ReadonlyMap<ProductId, { readonly unit: SalesUnit; readonly quantity: Quantity }> {
  return new Map(
    purchases.flatMap((purchase) => {
      const product = findProduct(catalogue, purchase.product_id)
      const unit = product ? onlyUnitOf(purchase, product) : null
      return unit === null ? [] : [[purchase.product_id, { unit, quantity: purchase.quantity }] as const]
    }),
  )
}
