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
import { type ProductColumns, productFieldList } from '@provender/domain/product/product-values'
import type { Kysely, Selectable } from 'kysely'
import { yieldToRequests } from '../../kernel/yield-to-requests.ts'

type PriceRow = Selectable<Database['price']>

/** The changes, with the version in which each product of them changed, including deleted ones. */
export interface LoadedChange extends CatalogueChange {
  readonly versions: ReadonlyMap<ProductId, number>
}

/** Everything that changed after `version`; from 0, the whole catalogue. Read at one point in time. */
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
        .select([...catalogueFields.map(({ column }) => column), 'id', 'deleted_at', 'catalogue_version'])
        .where('catalogue_version', '>', version)
        .where((eb) => (version === 0 ? eb('deleted_at', 'is', null) : eb.lit(true)))
        .orderBy('id')
        .execute()
      const deletedProducts = await tx
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
        versions: new Map([...deletedProducts, ...rows].map((row) => [row.id, row.catalogue_version])),
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
  const interned = createInterning()
  const privatePrices = new Map<PriceListId, Map<ProductId, Price>>()
  const changed: CatalogueProduct[] = []
  const deleted: ProductId[] = []
  yield* eachCooperatively(rows, (row) => {
    if (row.deleted_at !== null) {
      deleted.push(row.id)
      return
    }
    const own = pricesOf.get(row.id) ?? []
    changed.push(productFrom(row, own, interned))
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

/** Shares equal texts and lists: each row has its own copies, and thirty thousand products need one of each. */
interface InternedValues {
  readonly text: <Text extends string>(text: Text) => Text
  readonly list: <Each extends number>(list: readonly Each[]) => readonly Each[]
  readonly own: <Each>(list: readonly Each[]) => readonly Each[]
}

function createInterning(): InternedValues {
  const texts = new Map<string, string>()
  const lists = new Map<string, readonly number[]>()
  return {
    text: <Text extends string>(text: Text): Text => {
      const existing = texts.get(text)
      if (existing === undefined) texts.set(text, text)
      return (existing ?? text) as Text
    },
    list: <Each extends number>(list: readonly Each[]): readonly Each[] => {
      const key = list.join()
      const existing = lists.get(key)
      if (existing !== undefined) return existing as readonly Each[]
      const own = trimmedList(list)
      lists.set(key, own)
      return own
    },
    own: trimmedList,
  }
}

/**
 * Copies a list, because the driver allocates lists with spare capacity, which is most of their memory. All
 * empty lists are the same one.
 */
function trimmedList<Each>(list: readonly Each[]): readonly Each[] {
  return list.length === 0 ? none : list.slice()
}

const none: readonly never[] = []

/** Fields for staff only are not loaded. */
const catalogueFields = productFieldList
  .filter(({ readers }) => readers !== 'staff')
  .map((field) => ({ ...field, column: field.column as keyof ProductColumns }))

type MakeProduct = (
  row: Selectable<Database['product']>,
  interned: InternedValues,
  prices: Pick<CatalogueProduct, 'standard' | 'promos' | 'clearances'>,
) => CatalogueProduct

const productOf = compileMaker()

/** Makes products as literals: filling thirty thousand objects field by field takes several times as long. */
function compileMaker(): MakeProduct {
  const fields = catalogueFields.map(({ name, column, type, repeats }) => {
    const value = `row.${column}`
    if (type.kind === 'idList') return `${name}: interned.list(${value})`
    if (type.kind === 'textList') return `${name}: interned.own(${value})`
    return `${name}: ${repeats ? `interned.text(${value})` : value}`
  })
  // oxlint-disable-next-line typescript/no-implied-eval -- names of our own table
  return new Function(
    'row',
    'interned',
    'prices',
    `return {
      id: row.id,
      ${fields.join(', ')},
      standard: prices.standard,
      promos: prices.promos,
      clearances: prices.clearances,
    }`,
  ) as MakeProduct
}

function productFrom(
  row: Selectable<Database['product']>,
  prices: readonly PriceRow[],
  interned: InternedValues,
): CatalogueProduct {
  const standard = prices.find((price) => price.kind === 'standard')
  const timed = (kind: 'promo' | 'clearance'): readonly TimedPrice[] =>
    trimmedList(
      prices
        .filter((price) => price.kind === kind)
        .map((price) => ({ ...priceFrom(price), startsOn: price.starts_on, endsOn: price.ends_on })),
    )
  return productOf(row, interned, {
    standard: standard ? priceFrom(standard) : null,
    promos: timed('promo'),
    clearances: timed('clearance'),
  })
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
