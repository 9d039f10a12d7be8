import { readFileSync } from 'node:fs'
import { answerPaste, joinAnswers } from '@provender/catalogue/answer-paste'
import { answerProduct } from '@provender/catalogue/answer-product'
import { answerProducts } from '@provender/catalogue/answer-products'
import { answerReminders } from '@provender/catalogue/answer-reminders'
import type { ProductsRequest } from '@provender/catalogue/product-query'
import type { ProductId } from '@provender/domain/ids'
import { atLength, setLongTimeouts } from '@provender/testing/at-length'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  arbitraryViewer,
  filterNames,
  nowMs,
  openWholesalers,
  type QueryCase,
  settings,
  singleMarks,
  viewerNames,
  type Wholesalers,
} from './device-answers.fixture.ts'

setLongTimeouts()

const numRuns = atLength({ short: 150, long: 10_000 })

let wholesalers: Wholesalers
beforeAll(async () => {
  wholesalers = await openWholesalers()
})
afterAll(() => wholesalers.close())

const documentOf = (name: string, area = 'catalogue', ...others: readonly string[]) =>
  [`${area}/${name}`, 'catalogue/product-card', ...others]
    .map((file) =>
      readFileSync(new URL(`../../../../../shop/src/features/${file}.graphql`, import.meta.url), 'utf8'),
    )
    .join('\n')
const withCodes = (document: string) =>
  document.replaceAll('...ProductCardFields', '...ProductCardFields barcode1 barcode2 barcode3')
const listQuery = withCodes(documentOf('shop-page')).replace(
  'total',
  'total didYouMean answersAll searchedWords',
)
const favouritesQuery = withCodes(documentOf('my-favourites', 'favourite'))
const productQuery = withCodes(documentOf('product-page', 'catalogue', 'catalogue/substitutes'))
const quickOrder = documentOf('quick-order', 'quick-order')

interface Memory {
  readonly learnedLines: Parameters<typeof answerPaste>[1]['learned']
  readonly previouslyBought: readonly {
    readonly product: { readonly id: string }
    readonly quantity: number
    readonly onlyUnit: '1' | '2' | null
  }[]
}

describe('a device gives the same answers as its server', () => {
  test('for any list query, viewer and settings', async () => {
    const answered: ProductsRequest[] = []
    await fc.assert(
      fc.asyncProperty(
        arbitraryViewer.chain((each) => fc.tuple(fc.constant(each), wholesalers.arbitraryRequest(each))),
        async ([each, variables]) => {
          const answer = await wholesalers.serverSays(each, {
            query: listQuery,
            operationName: 'ShopPage',
            variables,
          })
          const own = answerProducts(wholesalers.seenBy(each).device, variables, {
            language: each.language,
            nowMs,
          })
          if (own.total > 0) answered.push(variables)
          expect(answer.errors).toBeUndefined()
          expect({ products: own }, JSON.stringify(variables)).toEqual(answer.data)
        },
      ),
      { numRuns, examples: singleMarks },
    )
    // Queries without results would agree for any implementation.
    expect(answered.length).toBeGreaterThan(numRuns / 4)
    for (const mark of filterNames)
      expect(answered.filter(({ filter }) => filter?.[mark] === true).length, mark).toBeGreaterThan(2)
  })

  test('for any favourites and reminders, viewer and settings', async () => {
    for (const each of viewerNames.filter((each) => each !== 'visitor'))
      for (const shop of settings.keys()) {
        const viewer = { shop, each, language: 'en' } as const
        const { data } = await wholesalers.serverSays(viewer, {
          query: favouritesQuery,
          operationName: 'MyFavourites',
          variables: {},
        })
        const own = answerReminders(wholesalers.seenBy(viewer).device, nowMs)
        expect(own.length).toBeGreaterThan(2)
        expect(own).toEqual((data as { readonly stockReminders: unknown }).stockReminders)
      }
  })

  test('for any product, including invisible ones', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryViewer, fc.integer({ min: 1, max: 900 }), async (each, number) => {
        const id = number as ProductId
        const answer = await wholesalers.serverSays(each, {
          query: productQuery,
          operationName: 'ProductPage',
          variables: { id },
        })
        const own = answerProduct(
          wholesalers.seenBy(each).device,
          { id, details: wholesalers.seenBy(each).details.get(id) },
          { language: each.language, nowMs },
        )
        expect(own).toEqual(
          answer.errors ? undefined : (answer.data as { readonly product: unknown }).product,
        )
      }),
      { numRuns },
    )
  })

  test('for any pasted text, ordering viewer and learned matches', async () => {
    const lines: { readonly confidence: string }[] = []
    const customer = arbitraryViewer.filter(({ each }) => each !== 'visitor')
    const text = (each: QueryCase) =>
      fc.array(
        fc
          .tuple(
            fc.constantFrom(
              '3 x ',
              '2 boxes of ',
              '5kg ',
              '24 ',
              'a few ',
              '2-3 ',
              'half a box of ',
              'yarım koli ',
              '',
            ),
            wholesalers.arbitraryRequest(each),
          )
          .map(([amount, { search }]) => amount + (search ?? 'it')),
        { minLength: 1, maxLength: 5 },
      )
    await fc.assert(
      fc.asyncProperty(
        customer.chain((each) => fc.tuple(fc.constant(each), text(each))),
        async ([each, pasted]) => {
          const variables = { text: pasted.join('\n') }
          const queryServer = async (operationName: string) =>
            await wholesalers.serverSays(each, { query: quickOrder, operationName, variables })
          const { learnedLines, previouslyBought } = (await queryServer('PasteMemory'))
            .data as unknown as Memory
          const run = answerPaste(
            wholesalers.seenBy(each).device,
            {
              ...variables,
              readsEverything: false,
              learned: learnedLines,
              bought: previouslyBought.map(({ product, ...last }) => ({ productId: product.id, ...last })),
            },
            nowMs,
          )
          const own = joinAnswers([...run])
          const answer = await queryServer('MatchPaste')
          expect(answer.errors).toBeUndefined()
          expect({ matchPaste: own.lines }).toEqual(answer.data)
          lines.push(...own.lines)
        },
      ),
      { numRuns: Math.max(numRuns / 5, 100) },
    )
    for (const confidence of ['SURE', 'LIKELY', 'UNKNOWN'])
      expect(lines.filter((line) => line.confidence === confidence).length, confidence).toBeGreaterThan(2)
  })

  test('ranks products that a company buys first among equals, for that company only', async () => {
    const [demo, rival] = (['demo on web', 'rival on web'] as const).map(
      (each) => ({ shop: 0, each, language: 'en' }) as const,
    )
    const firstFor = async (viewer: QueryCase, search: string) => {
      const variables = { search, pageSize: 1 }
      const answer = await wholesalers.serverSays(viewer, {
        query: listQuery,
        operationName: 'ShopPage',
        variables,
      })
      const own = answerProducts(wholesalers.seenBy(viewer).device, variables, { language: 'en', nowMs })
      expect({ products: own }).toEqual(answer.data)
      return own.products[0]?.id
    }
    const { catalogue, favourites } = wholesalers.seenBy(demo!).device
    expect(favourites.bought.length).toBeGreaterThan(5)
    const words = new Set(
      favourites.bought.flatMap((id) => {
        const product = catalogue.products[catalogue.ordinalOf.get(id) ?? -1]
        return product?.name.split(/[^\p{L}]+/u).filter((word) => word.length > 3) ?? []
      }),
    )
    const changed: string[] = []
    for (const word of words) {
      const first = await firstFor(demo!, word)
      if (first !== undefined && first !== (await firstFor(rival!, word))) changed.push(first)
    }
    expect(changed.length).toBeGreaterThan(3)
    const usual = new Set([...favourites.bought, ...favourites.favourites].map(String))
    const rivals = wholesalers.seenBy(rival!).device.favourites
    const rivalUsual = new Set([...rivals.bought, ...rivals.favourites].map(String))
    expect(changed.filter((id) => usual.has(id) && !rivalUsual.has(id)).length).toBeGreaterThan(3)
  })

  test('for any viewer, and shows only what is published to them', () => {
    const devices = viewerNames.map((each) => wholesalers.seenBy({ shop: 0, each, language: 'en' }))
    const counts = devices.map(({ device }) => device.catalogue.ordinalOf.size)
    expect(new Set(devices.map(({ audience }) => audience))).toEqual(new Set(['web', 'mobile', 'visitor']))
    expect(counts[3]).toBeLessThan(Math.min(counts[0]!, counts[1]!))
  })
})
