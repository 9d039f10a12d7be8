import { type Kysely, sql } from 'kysely'

/** The pieces in a box when a line was added or ordered, so that a later change of the box can be shown. Null is unknown. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table basket_line add column pieces_per_box integer`.execute(db)
  await sql`alter table order_line add column pieces_per_box integer`.execute(db)
  await sql`
    update basket_line set pieces_per_box = unit_rate1
    from product where product.id = product_id and unit = '2' and unit2 = 'box'`.execute(db)
  // An equal pack size says that the box is still the same.
  await sql`
    update order_line set pieces_per_box = unit_rate1
    from product
    where product.id = product_id and unit = '2' and unit_name = 'box' and unit2 = 'box'
      and order_line.p_size = product.p_size`.execute(db)
}
