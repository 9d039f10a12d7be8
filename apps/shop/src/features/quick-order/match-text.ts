import { executeOf } from '@provender/client/api/ask'
import type { LearnedMatch } from '@provender/sync/learned-matches/learned-match'
import { unitFromWire } from '@provender/sync/operations/basket-wire'
import type { QueryClient } from '@tanstack/react-query'
import { linkedDevice } from '../catalogue/device/device-link.ts'
import type { ProductCardFieldsFragment } from '../catalogue/product-card.documents.ts'
import { learnedNow, memoryQuery } from './learned-matches.ts'
import { MatchPaste, type MatchPasteQuery, PastedProducts } from './quick-order.documents.ts'

export type MatchedLine = MatchPasteQuery['matchPaste'][number]

/** A product that a line may mean, as far as a list of several tells of it. */
export type NamedProduct = Pick<ProductCardFieldsFragment, 'id' | 'description2' | 'brand' | 'pSize'>

/** What a text asks for, with the products that its lines may mean. */
export interface MatchedText {
  readonly lines: readonly MatchedLine[]
  /** By id, those that a line means before all others; what the viewer cannot see is missing. */
  readonly products: ReadonlyMap<string, ProductCardFieldsFragment>
  /** By id, the others. */
  readonly others: ReadonlyMap<string, NamedProduct>
}

/** One request's worth. */
const productsAtOnce = 100

/** What a pasted text asks for, as the company means it. This device says it, at once and without a network; without it, the server. */
export async function matchText(client: QueryClient, text: string): Promise<MatchedText> {
  return (await matchOnDevice(client, text)) ?? (await matchOnServer(client, text))
}

async function matchOnDevice(client: QueryClient, text: string): Promise<MatchedText | undefined> {
  const device = linkedDevice()
  if (!device?.state()?.isReady) return undefined
  const { learnedLines, previouslyBought } = await memoryOf(client)
  const answer = await device.paste({
    text,
    learned: await learnedNow(client, learnedRows(learnedLines)),
    bought: previouslyBought.map(({ product }) => product.id),
  })
  return (
    answer && {
      lines: answer.lines,
      products: new Map(answer.products.map((product) => [product.id, product])),
      others: new Map(answer.others.map((product) => [product.id, product])),
    }
  )
}

/** Learned lines as the API writes them, with the units that the shop knows. */
export function learnedRows(
  lines: readonly { readonly said: string; readonly productId: string; readonly unit: string }[],
): readonly LearnedMatch[] {
  return lines.map((line) => ({ ...line, unit: unitFromWire(line.unit) }))
}

/** The answer of before, at once, while a newer one is on its way. Empty if there is none and the server cannot be reached. */
export async function memoryOf(client: QueryClient) {
  const query = { ...memoryQuery, networkMode: 'always', retry: false } as const
  const known = client.getQueryData(memoryQuery.queryKey)
  if (known) {
    void client.prefetchQuery(query)
    return known
  }
  try {
    return await client.fetchQuery(query)
  } catch {
    return { learnedLines: [], previouslyBought: [] }
  }
}

async function matchOnServer(client: QueryClient, text: string): Promise<MatchedText> {
  const { matchPaste: lines } = await executeOf(client)(MatchPaste, { text })
  const ids = [...new Set(lines.flatMap(({ candidates }) => candidates.map(({ productId }) => productId)))]
  const products = new Map((await cardsOf(client, ids)).map((product) => [product.id, product]))
  return { lines, products, others: products }
}

async function cardsOf(
  client: QueryClient,
  ids: readonly string[],
): Promise<readonly ProductCardFieldsFragment[]> {
  const parts = Array.from({ length: Math.ceil(ids.length / productsAtOnce) }, (_, at) =>
    ids.slice(at * productsAtOnce, (at + 1) * productsAtOnce),
  )
  const answers = await Promise.all(
    parts.map((productIds) => executeOf(client)(PastedProducts, { productIds })),
  )
  return answers.flatMap(({ productsByIds }) => productsByIds)
}

/** Products by their ids; what is not to be had is missing. */
export async function productsOf(
  client: QueryClient,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ProductCardFieldsFragment>> {
  const cards = await cardsOf(client, ids).catch(async () => {
    const single = await Promise.all(ids.map((id) => cardOf(client, id)))
    return single.filter((card) => card !== undefined)
  })
  return new Map(cards.map((card) => [card.id, card]))
}

/** Everything about a product that was named; undefined where it is not to be had. */
export async function cardOf(
  client: QueryClient,
  id: string,
): Promise<ProductCardFieldsFragment | undefined> {
  const onDevice = await linkedDevice()?.product(id)
  if (onDevice) return onDevice.product
  const [card] = await cardsOf(client, [id]).catch(() => [])
  return card
}
