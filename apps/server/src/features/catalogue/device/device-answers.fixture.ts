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
import { fixedClock } from '@provender/testing/fixed-clock'
import { openTestDb } from '@provender/testing/test-database'
import fc from 'fast-check'
import { sql } from 'kysely'
import { createEngine } from '../../../composition/graphql/engine.ts'
import { createSchema } from '../../../composition/graphql/schema.ts'
import { createContext } from '../../../composition/http/create-context.ts'
import type { Deps } from '../../../kernel/deps.ts'
import type { AnswerResult } from '../../../kernel/graphql/answer.ts'
import type { Context } from '../../../kernel/graphql/context.ts'
import { seedDatabase } from '../../../seed/seed-database.ts'
import { createTestDeps } from '../../../testing/test-deps.ts'
import { currentCatalogue } from './current-catalogue.ts'
import { createOverlayCache } from './overlay-cache.ts'
import { createSnapshotCache } from './snapshot-cache.ts'

export const nowMs = Date.parse('2026-11-23T10:00:00Z')

export const viewerNames = ['demo on web', 'demo on native', 'rival on web', 'visitor'] as const
type ViewerName = (typeof viewerNames)[number]

/** Settings that decide which products and prices are visible. Each of the wholesalers has one of them. */
export const settings = [
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
  readonly close: () => Promise<void>
}

/** Small enough to print on a failure. */
export interface QueryCase {
  readonly shop: number
  readonly each: ViewerName
  readonly language: Language
}

export interface Wholesalers {
  readonly seenBy: (viewer: QueryCase) => ViewerDevice
  readonly serverSays: (
    viewer: QueryCase,
    request: { readonly query: string; readonly operationName: string; readonly variables: object },
  ) => Promise<AnswerResult>
  readonly arbitraryRequest: (viewer: QueryCase) => fc.Arbitrary<ProductsRequest>
  readonly close: () => Promise<void>
}

export async function openWholesalers(): Promise<Wholesalers> {
  const engine = createEngine(createSchema(), { isOpen: false })
  const opened: Wholesaler[] = []
  for (const setting of settings) opened.push(await openWholesaler(setting))
  const wholesalerOf = ({ shop }: QueryCase): Wholesaler => {
    const wholesaler = opened[shop]
    if (!wholesaler) throw new Error(`There is no wholesaler ${shop}`)
    return wholesaler
  }
  const seenBy = (viewer: QueryCase): ViewerDevice => {
    const device = wholesalerOf(viewer).seenBy.get(viewer.each)
    if (!device) throw new Error(`There is no device of ${viewer.each}`)
    return device
  }
  return {
    seenBy,
    serverSays: async (viewer, request) => {
      const context = await contextOf(wholesalerOf(viewer).deps, seenBy(viewer).secret, viewer.language)
      const { result } = await engine.execute({ ...request, variables: { ...request.variables } }, context)
      return result
    },
    arbitraryRequest: (viewer) => arbitraryRequest(wholesalerOf(viewer)),
    close: async () => {
      await Promise.all(opened.map(({ close }) => close()))
    },
  }
}

async function openWholesaler(setting: (typeof settings)[number]): Promise<Wholesaler> {
  const database = await openTestDb()
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
  return { deps, seenBy, close: () => database.close() }
}

async function seenByOne(deps: Deps, each: ViewerName): Promise<ViewerDevice> {
  const secret = await secretOf(deps, each)
  const context = await contextOf(deps, secret, 'en')
  const { viewer } = context
  const overlays = createOverlayCache(deps)
  const parts = await createSnapshotCache(deps).current(viewer.channel)
  const text = ({ plain }: { readonly plain: Buffer }) => plain.toString()
  const snapshot = value(decodeLists(text(parts.lists.body)))
  const prices = value(decodePrices(text((await overlays.prices(viewer)).body)))
  const details = parts.details.flatMap(({ body }) => value(decodeDetails(text(body))))
  return {
    secret,
    audience: viewer.channel,
    device: {
      catalogue: withPrices(buildCatalogue(rowsOf(snapshot)), prices),
      stock: value(decodeStock(text((await overlays.stock(viewer)).body))),
      favourites: value(decodeFavourites(text(overlays.favourites(viewer).body))),
      settings: JSON.parse(text(currentCatalogue(context, parts))).settings,
    },
    details: new Map(details.map((detail) => [detail.id, detail])),
  }
}

async function secretOf(deps: Deps, each: ViewerName): Promise<string | undefined> {
  const [user, kind] = each.split(' on ')
  if (kind !== 'web' && kind !== 'native') return undefined
  const { id } = await deps.db
    .selectFrom('login')
    .select('id')
    .where('email', '=', `${user}@provender.example`)
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

export const filterNames = ['clearance', 'promotion', 'isNew', 'favourites', 'inStock'] as const

export const arbitraryViewer: fc.Arbitrary<QueryCase> = fc.record({
  shop: fc.nat(settings.length - 1),
  each: fc.constantFrom(...viewerNames),
  language: fc.constantFrom(...languages),
})

/** Words of the catalogue, complete, partial or mistyped, and codes; existing and missing products, categories and values. */
function arbitraryRequest({ deps }: Wholesaler): fc.Arbitrary<ProductsRequest> {
  const { products, tree, attributes, valuesOf } = deps.catalogue.current()
  const existing = products.flatMap((product) => (product ? [product] : []))
  const texts = fc
    .constantFrom(...existing)
    .chain(({ name, code, barcodes, packSize }) =>
      fc.constantFrom(...name.split(/\s+/), name, code, packSize, ...barcodes),
    )
  const word = fc
    .tuple(texts, fc.nat(12), fc.constantFrom('whole', 'begun', 'turned'))
    .map(([text, offset, form]) => {
      if (form === 'whole') return text
      if (form === 'begun') return text.slice(0, offset + 1)
      return (
        text.slice(0, offset) +
        text
          .slice(offset, offset + 2)
          .split('')
          .toReversed()
          .join('') +
        text.slice(offset + 2)
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
  const filters = fc
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
        filters,
      )
      .map(([where, set]) => ({ ...where, ...set })),
    sort: maybe(fc.constantFrom(...productSorts), 5),
    page: maybe(fc.integer({ min: 1, max: 4 })),
    // With more, this query would exceed the server's limits.
    pageSize: maybe(fc.integer({ min: 1, max: 80 })),
  })
}

export const singleMarks = filterNames.flatMap((mark) =>
  viewerNames.flatMap((each) =>
    settings.map((_, shop): [[QueryCase, ProductsRequest]] => [
      [{ shop, each, language: 'en' }, { filter: { [mark]: true } }],
    ]),
  ),
)
