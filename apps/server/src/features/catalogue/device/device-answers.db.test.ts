import { readFileSync } from 'node:fs'
import { answerPaste, joinAnswers } from '@provender/catalogue/answer-paste'
import { answerProduct } from '@provender/catalogue/answer-product'
import { answerProducts } from '@provender/catalogue/answer-products'
import { answerReminders } from '@provender/catalogue/answer-reminders'
import type { Audience } from '@provender/catalogue/audience'
import { buildCatalogue } from '@provender/catalogue/catalogue'
import { type ProductDetail, rowsOf } from '@provender/catalogue/catalogue-snapshot'
import { withPrices } from '@provender/catalogue/company-prices'
import type { DeviceCatalogue } from '@provender/catalogue/device'
import { decodeFavourites, decodePrices, decodeStock } from '@provender/catalogue/overlays'
import type { ProductsRequest } from '@provender/catalogue/product-query'
import { productSorts } from '@provender/catalogue/query-input'
import { decodeDetails, decodeLists } from '@provender/catalogue/snapshot'
import type { ProductId } from '@provender/domain/ids'
import { type Language, languages } from '@provender/domain/languages'
import { atLength, setLongTimeouts } from '@provender/testing/at-length'
import { fixedClock } from '@provender/testing/fixed-clock'
import { openTestDb, type TestDb } from '@provender/testing/test-database'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createEngine } from '../../../composition/graphql/engine.ts'
import { createSchema } from '../../../composition/graphql/schema.ts'
import { createContext } from '../../../composition/http/create-context.ts'
import type { Deps } from '../../../kernel/deps.ts'
import type { Context } from '../../../kernel/graphql/context.ts'
import { seedDatabase } from '../../../seed/seed-database.ts'
import { createTestDeps } from '../../../testing/test-deps.ts'
import { currentCatalogue } from './current-catalogue.ts'
import { createOverlayCache } from './overlay-cache.ts'
import { createSnapshotCache } from './snapshot-cache.ts'

setLongTimeouts()

const numRuns = atLength({ short: 150, long: 10_000 })
const nowMs = Date.parse('2026-11-23T10:00:00Z')

/** Two companies with their own prices, one of them also in the app, and a visitor. */
const viewerNames = ['demo on web', 'demo on native', 'rival on web', 'visitor'] as const
type ViewerName = (typeof viewerNames)[number]

/** Settings that decide what is visible. */
const settings = [
  { hideDefaultProductPrices: false, showOutOfStockItems: true, searchMaxResults: 500 },
  { hideDefaultProductPrices: true, showOutOfStockItems: false, searchMaxResults: 20 },
] as const

interface ViewerDevice {
  readonly secret: string | undefined
  readonly audience: Audience
  readonly device: DeviceCatalogue
  readonly details: ReadonlyMap<ProductId, ProductDetail>
}

interface Wholesaler {
  readonly deps: Deps
  readonly seenBy: ReadonlyMap<ViewerName, ViewerDevice>
}

const databases: TestDb[] = []
const wholesalers: Wholesaler[] = []
const engine = createEngine(createSchema(), { isOpen: false })

beforeAll(async () => {
  for (const setting of settings) wholesalers.push(await openWholesaler(setting))
})
afterAll(async () => {
  await Promise.all(databases.map((database) => database.close()))
})

async function openWholesaler(setting: (typeof settings)[number]): Promise<Wholesaler> {
  const database = await openTestDb()
  databases.push(database)
  await seedDatabase(database, { demo: true, products: 800, nowMs, print: () => {} })
  await sql`update product set web_published = id % 11 <> 0, mobile_published = id % 7 <> 0`.execute(
    database.db,
  )
  for (const [key, value] of Object.entries(setting))
    await sql`insert into config (key, value) values (${key}, ${JSON.stringify(value)}::jsonb)
      on conflict (key) do update set value = excluded.value`.execute(database.db)
  await sql`insert into stock_reminder (login_id, product_id)
    select login.id, product.id from login, product where product.id % 9 = 0`.execute(database.db)
  const deps = await createTestDeps(database, fixedClock(nowMs))
  const seenBy = new Map<ViewerName, ViewerDevice>()
  await sql`insert into learned_line (company_id, said, product_id, unit)
    select company_id, 'it', product.id, '2' from login, product where product.id = 8
    on conflict do nothing`.execute(database.db)
  for (const each of viewerNames) seenBy.set(each, await seenByOne(deps, each))
  return { deps, seenBy }
}

async function seenByOne(deps: Deps, each: ViewerName): Promise<ViewerDevice> {
  const secret = await secretOf(deps, each)
  const context = await contextOf(deps, secret, 'en')
  const { viewer } = context
  const overlays = createOverlayCache(deps)
  const parts = await createSnapshotCache(deps).current(viewer.channel)
  const text = ({ plain }: { readonly plain: Buffer }) => plain.toString()
  const snapshot = value(decodeLists(text(parts.lists.body)))
  const prices = value(decodePrices(text(overlays.prices(viewer).body)))
  const details = parts.details.flatMap(({ body }) => value(decodeDetails(text(body))))
  return {
    secret,
    audience: viewer.channel,
    device: {
      catalogue: withPrices(buildCatalogue(rowsOf(snapshot)), prices),
      stock: value(decodeStock(text(overlays.stock(viewer).body))),
      favourites: value(decodeFavourites(text(overlays.favourites(viewer).body))),
      settings: JSON.parse(text(currentCatalogue(context, parts))).settings,
    },
    details: new Map(details.map((detail) => [detail.id, detail])),
  }
}

async function secretOf(deps: Deps, each: ViewerName): Promise<string | undefined> {
  const [login, kind] = each.split(' on ')
  if (kind !== 'web' && kind !== 'native') return undefined
  const { id } = await deps.db
    .selectFrom('login')
    .select('id')
    .where('email', '=', `${login}@provender.example`)
    .executeTakeFirstOrThrow()
  return (await deps.accounts.openSession(id, kind)).secret
}

async function contextOf(deps: Deps, secret: string | undefined, language: Language): Promise<Context> {
  const facts = {
    headers: { 'accept-language': language, ...(secret ? { authorization: `Bearer ${secret}` } : {}) },
    cookies: {},
    isFromApp: false,
    ip: '192.0.2.1',
    requestId: '1',
    cookieRefusal: null,
  }
  const { context } = await createContext(deps, facts, { set: () => {} })
  return context
}

function value<Value>(result: { readonly ok: boolean; readonly value?: Value }): Value {
  if (!result.ok || result.value === undefined) throw new Error(JSON.stringify(result))
  return result.value
}

/** The queries of the shop's own pages. */
const documentOf = (name: string, area = 'catalogue') =>
  [`${area}/${name}`, 'catalogue/product-card']
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
const productQuery = documentOf('product-page')
const quickOrder = documentOf('quick-order', 'quick-order')

/** The data that quick order loads before it queries the device. */
interface Memory {
  readonly learnedLines: Parameters<typeof answerPaste>[1]['learned']
  readonly previouslyBought: readonly { readonly product: { readonly id: string } }[]
}

/** Small enough to print on a failure. */
interface QueryCase {
  readonly shop: number
  readonly each: ViewerName
  readonly language: Language
}

const seenBy = ({ shop, each }: QueryCase): ViewerDevice => wholesalers[shop]!.seenBy.get(each)!

async function serverSays(
  viewer: QueryCase,
  request: { readonly query: string; readonly operationName: string; readonly variables: object },
) {
  const context = await contextOf(wholesalers[viewer.shop]!.deps, seenBy(viewer).secret, viewer.language)
  const { result } = await engine.execute({ ...request, variables: { ...request.variables } }, context)
  return result
}

const filterNames = ['clearance', 'promotion', 'isNew', 'favourites', 'inStock'] as const

const arbitraryViewer: fc.Arbitrary<QueryCase> = fc.record({
  shop: fc.nat(settings.length - 1),
  each: fc.constantFrom(...viewerNames),
  language: fc.constantFrom(...languages),
})

/** Words of the catalogue, complete, partial or mistyped, and codes; existing and missing products, categories and values. */
function arbitraryRequest({ shop }: QueryCase): fc.Arbitrary<ProductsRequest> {
  const { products, tree, attributes, valuesOf } = wholesalers[shop]!.deps.catalogue.current()
  const known = products.flatMap((product) => (product ? [product] : []))
  const texts = fc
    .constantFrom(...known)
    .chain(({ description2, code, barcodes, pSize }) =>
      fc.constantFrom(...description2.split(/\s+/), description2, code, pSize, ...barcodes),
    )
  const word = fc
    .tuple(texts, fc.nat(12), fc.constantFrom('whole', 'begun', 'turned'))
    .map(([text, at, form]) => {
      if (form === 'whole') return text
      if (form === 'begun') return text.slice(0, at + 1)
      return (
        text.slice(0, at) +
        text
          .slice(at, at + 2)
          .split('')
          .toReversed()
          .join('') +
        text.slice(at + 2)
      )
    })
  const choice = fc.constantFrom(...attributes).chain(({ id }) =>
    fc.record({
      attributeId: fc.constant(String(id)),
      valueIds: fc.array(
        fc.constantFrom('9999', ...(valuesOf.get(id) ?? []).map((each) => String(each.id))),
        { minLength: 1, maxLength: 3 },
      ),
    }),
  )
  const maybe = <Value>(arbitrary: fc.Arbitrary<Value>, freq = 2) =>
    fc.option(arbitrary, { nil: undefined, freq })
  // Mostly one at a time, because several together match nothing.
  const marks = fc
    .oneof(
      { weight: 8, arbitrary: fc.subarray([...filterNames], { minLength: 1, maxLength: 1 }) },
      { weight: 8, arbitrary: fc.constant([]) },
      { weight: 1, arbitrary: fc.subarray([...filterNames]) },
    )
    .map((set) => Object.fromEntries(set.map((mark) => [mark, true] as const)))
  return fc.record({
    search: maybe(fc.array(word, { minLength: 1, maxLength: 2 }).map((words) => words.join(' '))),
    filter: fc
      .tuple(
        fc.record({
          categoryId: maybe(fc.constantFrom('9999', ...[...tree.byId.keys()].map(String))),
          attributes: fc.uniqueArray(choice, { maxLength: 2, selector: ({ attributeId }) => attributeId }),
        }),
        marks,
      )
      .map(([where, set]) => ({ ...where, ...set })),
    sort: maybe(fc.constantFrom(...productSorts), 5),
    page: maybe(fc.integer({ min: 1, max: 4 })),
    // With more, this query would exceed the server's limits.
    pageSize: maybe(fc.integer({ min: 1, max: 80 })),
  })
}

/** Explicit cases that random ones may miss: each flag for every viewer, in every shop. */
const singleMarks = filterNames.flatMap((mark) =>
  viewerNames.flatMap((each) =>
    settings.map((_, shop): [[QueryCase, ProductsRequest]] => [
      [{ shop, each, language: 'en' }, { filter: { [mark]: true } }],
    ]),
  ),
)

describe('a device gives the same answers as its server', () => {
  test('for any list query, viewer and settings', async () => {
    const answered: ProductsRequest[] = []
    await fc.assert(
      fc.asyncProperty(
        arbitraryViewer.chain((each) => fc.tuple(fc.constant(each), arbitraryRequest(each))),
        async ([each, variables]) => {
          const answer = await serverSays(each, { query: listQuery, operationName: 'ShopPage', variables })
          const own = answerProducts(seenBy(each).device, variables, { language: each.language, nowMs })
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
        const { data } = await serverSays(viewer, {
          query: favouritesQuery,
          operationName: 'MyFavourites',
          variables: {},
        })
        const own = answerReminders(seenBy(viewer).device, nowMs)
        expect(own.length).toBeGreaterThan(2)
        expect(own).toEqual((data as { readonly stockReminders: unknown }).stockReminders)
      }
  })

  test('for any product, including invisible ones', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryViewer, fc.integer({ min: 1, max: 900 }), async (each, number) => {
        const id = number as ProductId
        const answer = await serverSays(each, {
          query: productQuery,
          operationName: 'ProductPage',
          variables: { id },
        })
        const own = answerProduct(
          seenBy(each).device,
          { id, details: seenBy(each).details.get(id) },
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
            arbitraryRequest(each),
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
            await serverSays(each, { query: quickOrder, operationName, variables })
          const { learnedLines, previouslyBought } = (await queryServer('PasteMemory'))
            .data as unknown as Memory
          const run = answerPaste(
            seenBy(each).device,
            {
              ...variables,
              learned: learnedLines,
              bought: previouslyBought.map(({ product }) => product.id),
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
      const answer = await serverSays(viewer, { query: listQuery, operationName: 'ShopPage', variables })
      const own = answerProducts(seenBy(viewer).device, variables, { language: 'en', nowMs })
      expect({ products: own }).toEqual(answer.data)
      return own.products[0]?.id
    }
    const { catalogue, favourites } = seenBy(demo!).device
    expect(favourites.bought.length).toBeGreaterThan(5)
    const words = new Set(
      favourites.bought.flatMap((id) => {
        const product = catalogue.products[catalogue.ordinalOf.get(id) ?? -1]
        return product?.description2.split(/[^\p{L}]+/u).filter((word) => word.length > 3) ?? []
      }),
    )
    const changed: string[] = []
    for (const word of words) {
      const first = await firstFor(demo!, word)
      if (first !== undefined && first !== (await firstFor(rival!, word))) changed.push(first)
    }
    expect(changed.length).toBeGreaterThan(3)
    const usual = new Set([...favourites.bought, ...favourites.favourites].map(String))
    const rivals = seenBy(rival!).device.favourites
    const rivalUsual = new Set([...rivals.bought, ...rivals.favourites].map(String))
    expect(changed.filter((id) => usual.has(id) && !rivalUsual.has(id)).length).toBeGreaterThan(3)
  })

  test('for any viewer, and shows only what is published to them', () => {
    const counts = viewerNames.map(
      (each) => wholesalers[0]!.seenBy.get(each)!.device.catalogue.ordinalOf.size,
    )
    expect(new Set(viewerNames.map((each) => wholesalers[0]!.seenBy.get(each)!.audience))).toEqual(
      new Set(['web', 'mobile', 'visitor']),
    )
    expect(counts[3]).toBeLessThan(Math.min(counts[0]!, counts[1]!))
  })
})
