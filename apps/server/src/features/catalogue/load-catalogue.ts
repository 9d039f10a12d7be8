import { eachCooperatively, type CooperativeLoop } from '@provender/catalogue/cooperative-loop'
import type { CatalogueChange } from '@provender/catalogue/patch'
import type {
  CatalogueAttribute,
  CatalogueAttributeValue,
  CatalogueCategory,
  CatalogueGroups,
  CatalogueProduct,
  TimedPrice,
} from '@provender/catalogue/product'
import type { Database } from '@provender/db/tables'
import type { PriceListId, ProductId } from '@provender/domain/ids'
import type { Price } from '@provender/domain/price/price'
import type { Kysely, Selectable } from 'kysely'
import { yieldToRequests } from '../../kernel/yield-to-requests.ts'

type PriceRow = Selectable<Database['price']>

/** What changed, and for each product of it, also one that is gone, the version it changed in. */
export interface LoadedChange extends CatalogueChange {
  readonly versions: ReadonlyMap<ProductId, number>
}

/** Everything that changed after `version`: from 0, the whole catalogue. Read at one point in time. */
export async function loadCatalogue(db: Kysely<Database>, version: number): Promise<LoadedChange> {
  return await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const { n } = await tx
        .selectFrom('version')
        .select('n')
        .where('name', '=', 'catalogue')
        .executeTakeFirstOrThrow()
      const rows = await tx
        .selectFrom('product')
        .selectAll()
        .where('catalogue_version', '>', version)
        .where((eb) => (version === 0 ? eb('deleted_at', 'is', null) : eb.lit(true)))
        .orderBy('id')
        .execute()
      const gone = await tx
        .selectFrom('product')
        .select(['id', 'catalogue_version'])
        .where('catalogue_version', '>', version)
        .where('deleted_at', 'is not', null)
        .execute()
      const prices = await tx
        .selectFrom('price')
        .selectAll()
        .where('product_id', 'in', (eb) =>
          eb.selectFrom('product').select('product.id').where('product.catalogue_version', '>', version),
        )
        .execute()
      return {
        version: n,
        versions: new Map([...gone, ...rows].map((row) => [row.id, row.catalogue_version])),
        ...(await yieldToRequests(productsFrom(rows, prices))),
        ...(await loadGroups(tx)),
      }
    })
}

function* productsFrom(
  rows: readonly Selectable<Database['product']>[],
  prices: readonly PriceRow[],
): CooperativeLoop<Pick<CatalogueChange, 'changed' | 'deleted' | 'privatePrices'>> {
  const pricesOf = Map.groupBy(prices, (price) => price.product_id)
  const kept = keepOnce()
  const privatePrices = new Map<PriceListId, Map<ProductId, Price>>()
  const changed: CatalogueProduct[] = []
  const deleted: ProductId[] = []
  yield* eachCooperatively(rows, (row) => {
    if (row.deleted_at !== null) {
      deleted.push(row.id)
      return
    }
    const own = pricesOf.get(row.id) ?? []
    changed.push(productFrom(row, own, kept))
    for (const price of own) if (price.price_list_id !== null) addPrivate(privatePrices, price)
  })
  return { changed, deleted, privatePrices }
}

function addPrivate(lists: Map<PriceListId, Map<ProductId, Price>>, row: PriceRow): void {
  if (row.price_list_id === null) return
  const list = lists.get(row.price_list_id) ?? new Map<ProductId, Price>()
  list.set(row.product_id, priceFrom(row))
  lists.set(row.price_list_id, list)
}

/** Rows that say the same bring texts and lists of their own; thirty thousand products need one of each. */
interface Kept {
  readonly text: <Text extends string>(text: Text) => Text
  readonly list: <Each extends number>(list: readonly Each[]) => readonly Each[]
}

function keepOnce(): Kept {
  const texts = new Map<string, string>()
  const lists = new Map<string, readonly number[]>()
  return {
    text: <Text extends string>(text: Text): Text => {
      const known = texts.get(text)
      if (known === undefined) texts.set(text, text)
      return (known ?? text) as Text
    },
    list: <Each extends number>(list: readonly Each[]): readonly Each[] => {
      const key = list.join()
      const known = lists.get(key)
      if (known !== undefined) return known as readonly Each[]
      const own = asLong(list)
      lists.set(key, own)
      return own
    },
  }
}

/** The driver makes lists with room to grow, which is most of their memory; one that is empty is as good as any other. */
function asLong<Each>(list: readonly Each[]): readonly Each[] {
  return list.length === 0 ? none : list.slice()
}

const none: readonly never[] = []

function productFrom(
  row: Selectable<Database['product']>,
  prices: readonly PriceRow[],
  kept: Kept,
): CatalogueProduct {
  const standard = prices.find((price) => price.kind === 'standard')
  const timed = (kind: 'promo' | 'clearance'): readonly TimedPrice[] =>
    asLong(
      prices
        .filter((price) => price.kind === kind)
        .map((price) => ({ ...priceFrom(price), startsOn: price.starts_on, endsOn: price.ends_on })),
    )
  return {
    id: row.id,
    code: row.code,
    description1: row.description1,
    description2: row.description2,
    description3: row.description3,
    categoryIds: kept.list(row.category_ids),
    attributeValueIds: kept.list(row.attribute_value_ids),
    pSize: kept.text(row.p_size),
    unitRate1: row.unit_rate1,
    unit1: kept.text(row.unit1),
    unit2: kept.text(row.unit2),
    allowSales: row.allow_sales,
    defaultUnit: row.default_unit,
    secondaryUnit: row.secondary_unit,
    vatCode: kept.text(row.vat_code),
    vatBasisPoints: row.vat_basis_points,
    barcodes: asLong(row.barcodes),
    weightGrams: row.weight_grams,
    minStock: row.min_stock,
    saleType: kept.text(row.sale_type),
    itemType: kept.text(row.item_type),
    catalogCode: kept.text(row.catalog_code),
    notes: row.notes,
    notes2: row.notes2,
    webPublished: row.web_published,
    mobilePublished: row.mobile_published,
    picture: row.picture,
    featuredRank: row.featured_rank,
    createdAtMs: row.created_at,
    standard: standard ? priceFrom(standard) : null,
    promos: timed('promo'),
    clearances: timed('clearance'),
  }
}

function priceFrom(row: PriceRow): Price {
  return {
    priceId: row.id,
    price: row.price,
    parcelPrice: row.parcel_price,
    discountBasisPoints: row.discount_basis_points,
  }
}

async function loadGroups(db: Kysely<Database>): Promise<CatalogueGroups> {
  const categories = await db.selectFrom('category').selectAll().orderBy('id').execute()
  const attributes = await db.selectFrom('attribute').selectAll().orderBy('id').execute()
  const values = await db.selectFrom('attribute_value').selectAll().orderBy('id').execute()
  const { list } = await db.selectFrom('trade_words').select('list').executeTakeFirstOrThrow()
  return {
    categories: categories.map(({ parent_id, ...category }): CatalogueCategory => ({
      ...category,
      parentId: parent_id,
    })),
    attributes: attributes satisfies CatalogueAttribute[],
    attributeValues: values.map(({ attribute_id, ...value }): CatalogueAttributeValue => ({
      ...value,
      attributeId: attribute_id,
    })),
    ownWords: list,
  }
}
