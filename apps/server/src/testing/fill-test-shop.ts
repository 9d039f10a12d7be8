import type { Database } from '@provender/db/tables'
import { type Kysely, sql } from 'kysely'
import { hashPassword } from '../features/account/passwords.ts'

export const testPassword = 'a good password'
/** Hashed once for all shops of a worker, because hashing is slow by design. */
let testPasswordHash: Promise<string> | undefined

export const products = {
  /** £0.64 each, £14.64 a box of 24, list A £13.20; 100 pieces in stock; VAT 0 %. */
  beans: 1,
  /** £6.50 a kilogram; 50 kg in stock. */
  mince: 2,
  /** £9.36 a box of 24, VAT 20 %; 240 pieces in stock. */
  cola: 3,
  /** No price at all. */
  priceless: 4,
  /** £1.00 each, none in stock. */
  soldOut: 5,
  /** £1.00 each, not published on the web. */
  appOnly: 6,
  deleted: 7,
  /** £2.00 each, in stock, promotion £1.50 from 20 to 30 November 2026. */
  promoted: 8,
} as const

/**
 * Fills the test shop. It is open on weekdays and delivers on Tuesdays and Fridays. Companies A and B have
 * the users a1 (the owner of A), a2, new and b1.
 */
export async function fillTestShop(db: Kysely<Database>): Promise<void> {
  await sql.raw(catalogue + wholesaler + companies).execute(db)
  testPasswordHash ??= hashPassword(testPassword)
  const password_hash = await testPasswordHash
  await db.updateTable('login').set({ password_hash }).execute()
}

const catalogue = `
insert into category (code, parent_id, name, index, visible) values
  ('grocery', null, '{"en": "Grocery", "pl": "Spożywcze", "tr": "Bakkaliye"}', 1, true),
  ('tins', 1, '{"en": "Tins"}', 1, true);
insert into attribute (code, name, index, visible) values ('brand', '{"en": "Brand"}', 1, true), ('storage', '{"en": "Storage"}', 2, true);
insert into attribute_value (attribute_id, code, name, index) values
  (1, 'harbour', '{"en": "Harbour"}', 1), (2, 'ambient', '{"en": "Ambient"}', 1), (2, 'chilled', '{"en": "Chilled"}', 2);
insert into product (code, description1, description2, description3, category_ids, attribute_value_ids, p_size, unit_rate1,
  unit1, unit2, allow_sales, default_unit, secondary_unit, vat_code, vat_basis_points, barcodes, weight_grams, min_stock,
  sale_type, item_type, catalog_code, notes, notes2, web_published, mobile_published, featured_rank, created_at, deleted_at,
  catalogue_version)
select code, '', name, '', categories, values, size, rate, unit1, unit2, sales, first, '', 'X', vat, barcodes, 0, 12, 'NORMAL',
  'STANDARD', '', '', '', web, true, rank, '2026-01-01', deleted, 1
from (values
  (1, '104033', 'Baked Beans', array[2], array[1, 2], '24 x 415g', 24, 'each', 'box', '3', '2', 0, array['5012345104033'], true, null),
  (2, '200001', 'Beef Mince', array[1], array[3], '', 1, '', 'kg', '2', '2', 0, array[]::text[], true, null),
  (3, '300001', 'Cola', array[1], array[2], '24 x 330ml', 24, 'each', 'box', '2', '2', 2000, array[]::text[], true, null),
  (4, '400001', 'Saffron', array[1], array[2], '', 1, 'each', '', '1', '1', 0, array[]::text[], true, null),
  (5, '500001', 'Oat Milk', array[1], array[3], '', 1, 'each', '', '1', '1', 0, array[]::text[], true, null),
  (6, '600001', 'App Crisps', array[1], array[2], '', 1, 'each', '', '1', '1', 2000, array[]::text[], false, null),
  (7, '700001', 'Old Soup', array[1], array[2], '', 1, 'each', '', '1', '1', 0, array[]::text[], true, timestamptz '2026-02-01'),
  (8, '800001', 'Rice', array[1], array[2], '', 1, 'each', '', '1', '1', 0, array[]::text[], true, null)
) as p (rank, code, name, categories, values, size, rate, unit1, unit2, sales, first, vat, barcodes, web, deleted)
order by rank;
insert into price_list (code, name) values ('A', 'List A');
insert into price (product_id, kind, price_list_id, price, parcel_price, discount_basis_points, starts_on, ends_on) values
  (1, 'standard', null, 6400, 146400, 0, null, null), (1, 'private', 1, null, 132000, 0, null, null),
  (2, 'standard', null, null, 65000, 0, null, null), (3, 'standard', null, null, 93600, 0, null, null),
  (5, 'standard', null, 10000, null, 0, null, null), (6, 'standard', null, 10000, null, 0, null, null),
  (7, 'standard', null, 10000, null, 0, null, null), (8, 'standard', null, 20000, null, 0, null, null),
  (8, 'promo', null, 15000, null, 0, '2026-11-20', '2026-11-30');
insert into stock_level (product_id, on_hand, suspended) values
  (1, 100, false), (2, 50000, false), (3, 240, false), (4, 10, false), (5, 0, false), (6, 10, false), (8, 1000, false);
`

const wholesaler = `
insert into route (code, name, weekdays, cut_off) values ('N', 'North', '{2, 5}', '20:00');
insert into opening_range (weekday, starts, ends) select day, '06:00', '20:00' from generate_series(1, 5) as day;
insert into config (key, value) values ('stockCountVisibilityLimit', '20');
`

const companies = `
insert into company (code, name, contact_name, address1, address2, address3, city, country, post_code, telephone, telephone2,
  mobile, fax, price_list_id, credit_limit_minor, currency_code, route_id)
select code, name, '', '1 High Street', '', '', 'Leeds', 'GB', 'LS1 1AA', '', '', '', '', list, 250000, 'GBP', 1
from (values (1, 'A', 'Kaya''s Corner', 1), (2, 'B', 'Rival Foods', null)) as c (rank, code, name, list) order by rank;
insert into login (company_id, email, name, active, role)
select company, email, name, active, role from (values
  (1, 1, 'a1@shop.example', 'Deniz', true, 'OWNER'), (2, 1, 'a2@shop.example', 'Ada', true, 'BUYER'),
  (3, 1, 'new@shop.example', 'New', false, 'BUYER'), (4, 2, 'b1@shop.example', 'Rival', true, 'OWNER')
) as l (rank, company, email, name, active, role) order by rank;
`
