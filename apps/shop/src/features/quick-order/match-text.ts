import type { PasteRequest } from '@provender/catalogue/answer-paste'
import { executeOf } from '@provender/client/api/api-query'
import type { LearnedMatch } from '@provender/sync/learned-matches/learned-match'
import { unitFromWire } from '@provender/sync/operations/basket-wire'
import type { QueryClient } from '@tanstack/react-query'
import { linkedDevice } from '../catalogue/device/device-link.ts'
import type { ProductCardFieldsFragment } from '../catalogue/product-card.documents.ts'
import { learnedNow, memoryQuery } from './learned-matches.ts'
import { MatchPaste, type MatchPasteQuery, PastedProducts } from './quick-order.documents.ts'

export type MatchedLine = MatchPasteQuery['matchPaste'][number]

export type NamedProduct = Pick<ProductCardFieldsFragment, 'id' | 'name' | 'brand' | 'packSize'>

export interface MatchedText {
  readonly lines: readonly MatchedLine[]
  readonly products: ReadonlyMap<string, ProductCardFieldsFragment>
  readonly others: ReadonlyMap<string, NamedProduct>
}

const productsAtOnce = 100

/**
 * Matches the lines of a pasted text, with the company's learned matches. Uses this device, at once and
 * without a network, or the server if the device has no catalogue. Nothing is left out if `readsEverything`.
 */
export async function matchText(
  client: QueryClient,
  text: string,
  readsEverything = false,
): Promise<MatchedText> {
  const request = { text, readsEverything }
  return (await matchOnDevice(client, request)) ?? (await matchOnServer(client, request))
}

type TextRequest = Pick<PasteRequest, 'text' | 'readsEverything'>

async function matchOnDevice(client: QueryClient, request: TextRequest): Promise<MatchedText | undefined> {
  const device = linkedDevice()
  if (!device?.state()?.isReady) return undefined
  const { learnedLines, previouslyBought } = await memoryOf(client)
  const answer = await device.paste({
    ...request,
    learned: await learnedNow(client, learnedRows(learnedLines)),
    bought: previouslyBought.map(({ product, quantity, onlyUnit }) => ({
      productId: product.id,
      quantity,
      onlyUnit: onlyUnit === null ? null : unitFromWire(onlyUnit),
    })),
  })
  return (
    answer && {
      lines: answer.lines,
      products: new Map(answer.products.map((product) => [product.id, product])),
      others: new Map(answer.others.map((product) => [product.id, product])),
    }
  )
}

export function learnedRows(
  lines: readonly { readonly said: string; readonly productId: string; readonly unit: string }[],
): readonly LearnedMatch[] {
  return lines.map((line) => ({ ...line, unit: unitFromWire(line.unit) }))
}

/** The cached response at once, while a newer one loads. Empty if there is none and the server is unreachable. */
export async function memoryOf(client: QueryClient) {
  const query = { ...memoryQuery, networkMode: 'always', retry: false } as const
  const cached = client.getQueryData(memoryQuery.queryKey)
  if (cached) {
    void client.prefetchQuery(query)
    return cached
  }
  try {
    return await client.fetchQuery(query)
  } catch {
    return { learnedLines: [], previouslyBought: [] }
  }
}

async function matchOnServer(client: QueryClient, request: TextRequest): Promise<MatchedText> {
  const { matchPaste: lines } = await executeOf(client)(MatchPaste, request)
  const ids = [...new Set(lines.flatMap(({ candidates }) => candidates.map(({ productId }) => productId)))]
  const products = new Map((await cardsOf(client, ids)).map((product) => [product.id, product]))
  return { lines, products, others: products }
}

async function cardsOf(
  client: QueryClient,
  ids: readonly string[],
): Promise<readonly ProductCardFieldsFragment[]> {
  const parts = Array.from({ length: Math.ceil(ids.length / productsAtOnce) }, (_, index) =>
    ids.slice(index * productsAtOnce, (index + 1) * productsAtOnce),
  )
  const answers = await Promise.all(
    parts.map((productIds) => executeOf(client)(PastedProducts, { productIds })),
  )
  return answers.flatMap(({ productsByIds }) => productsByIds)
}

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

export async function cardOf(
  client: QueryClient,
  id: string,
): Promise<ProductCardFieldsFragment | undefined> {
  const onDevice = await linkedDevice()?.product(id)
  if (onDevice) return onDevice.product
  const [card] = await cardsOf(client, [id]).catch(() => [])
  return card
}
