import type { QueryClient } from '@tanstack/react-query'
import { ask, executeOf } from '../api/ask.ts'
import type { ProductCardFieldsFragment } from '../catalogue/product-card.documents.ts'
import { MatchPaste, type MatchPasteQuery, PastedProducts } from './quick-order.documents.ts'

export type MatchedLine = MatchPasteQuery['matchPaste'][number]

/** What a text asks for, with the products that its lines may mean. */
export interface MatchedText {
  readonly lines: readonly MatchedLine[]
  /** By id; what the viewer cannot see is missing. */
  readonly products: ReadonlyMap<string, ProductCardFieldsFragment>
}

/** One request's worth. */
const productsAtOnce = 100

/** What a pasted text asks for, as the company means it. */
export async function matchText(client: QueryClient, text: string): Promise<MatchedText> {
  const { matchPaste: lines } = await executeOf(client)(MatchPaste, { text })
  const ids = [...new Set(lines.flatMap(({ candidates }) => candidates.map(({ productId }) => productId)))]
  const parts = Array.from({ length: Math.ceil(ids.length / productsAtOnce) }, (_, at) =>
    ids.slice(at * productsAtOnce, (at + 1) * productsAtOnce),
  )
  const answers = await Promise.all(
    parts.map((productIds) => client.fetchQuery({ ...ask(PastedProducts, { productIds }), staleTime: 0 })),
  )
  const products = answers.flatMap(({ productsByIds }) => productsByIds)
  return { lines, products: new Map(products.map((product) => [product.id, product])) }
}
