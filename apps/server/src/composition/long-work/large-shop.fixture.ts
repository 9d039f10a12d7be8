import { noTimeouts } from '@provender/db/session'
import { atLength } from '@provender/testing/at-length'
import { sql } from 'kysely'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'

export const productCount = atLength({ short: 1500, long: 30_000 })
export const priceListCount = 5
const firstProduct = 1000
const brands = 300
const categories = 60

/** The test shop with as many products, prices and favourites as a large wholesaler has. */
export async function openLargeShop(): Promise<TestShop> {
  const shop = await openTestShop()
  await writeInBulk(shop, ...statements)
  await shop.deps.catalogue.reload()
  return shop
}

/** Rows are stored as they are, neither numbered nor checked again. */
export async function writeInBulk({ deps }: TestShop, ...statements: readonly string[]): Promise<void> {
  await deps.runLong(noTimeouts, (db) =>
    db.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx)
      for (const statement of statements) await sql.raw(statement).execute(tx)
    }),
  )
}

const names = [
  'Baked', 'Golden', 'Smoked', 'Sliced', 'Whole', 'Organic', 'Fresh', 'Frozen', 'Salted', 'Sweet', 'Spicy', 'Roasted', 'Peeled', 'Dried',
] // prettier-ignore
const goods = [
  'Beans', 'Tomatoes', 'Chicken', 'Rice', 'Flour', 'Butter', 'Milk', 'Cheese', 'Peppers', 'Onions', 'Lemonade', 'Chocolate', 'Biscuits',
  'Noodles', 'Mushrooms', 'Sausages', 'Potatoes', 'Olives', 'Vinegar', 'Honey', 'Crisps', 'Cream', 'Yoghurt', 'Coffee', 'Tea', 'Juice',
] // prettier-ignore
const picked = (words: readonly string[], step: number) =>
  `(array['${words.join("','")}'])[1 + (i / ${step}) % ${words.length}]`
const series = `generate_series(1, ${productCount}) i`

const statements = [
  `insert into category (code, parent_id, name, index, visible)
   select 'c' || n, 1, jsonb_build_object('en', 'Category ' || n), n, true from generate_series(1, ${categories}) n`,
  `insert into attribute_value (attribute_id, code, name, index)
   select 1, 'b' || n, jsonb_build_object('en', 'Brand' || n), n from generate_series(1, ${brands}) n`,
  `insert into product overriding system value select copy.* from product original, ${series},
   jsonb_populate_record(original, jsonb_build_object(
     'id', ${firstProduct} + i, 'code', (900000 + i)::text, 'barcodes', array['50123' || (45000000 + i)],
     'description2', ${picked(names, 1)} || ' ' || ${picked(names, 14)} || ' ' || ${picked(goods, 3)} || ' ' || i % 97,
     'category_ids', array[3 + i % ${categories}], 'attribute_value_ids', array[4 + i % ${brands}, 2 + i % 2],
     'mobile_published', i % 10 <> 0, 'featured_rank', i)) copy
   where original.id = 1`,
  `insert into price_list (code, name) select 'L' || n, 'List ' || n from generate_series(2, ${priceListCount}) n`,
  `insert into price (product_id, kind, price_list_id, price, parcel_price, discount_basis_points)
   select ${firstProduct} + i, 'standard', null, 10000 + i % 5000, 200000 + i % 5000, 0 from ${series}`,
  `insert into price (product_id, kind, price_list_id, price, parcel_price, discount_basis_points)
   select ${firstProduct} + i, 'private', list.id, 9000 + i % 5000, 190000 + i % 5000, 0 from ${series}, price_list list`,
  `insert into stock_level (product_id, on_hand, suspended) select ${firstProduct} + i, 1000, false from ${series}`,
  `update version set n = n + 1 where name = 'catalogue'`,
  `update product set catalogue_version = (select n from version where name = 'catalogue')`,
]
