import { type Kysely, sql } from 'kysely'

/** The pieces in a box when a par level was set, so that it keeps its pieces if the box changes. Null for other units. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table order_guide_product add column par_pieces_per_box integer`.execute(db)
  await sql`
    update order_guide_product set par_pieces_per_box = greatest(1, unit_rate1)
    from product where product.id = product_id and par_unit = '2' and unit2 = 'box'`.execute(db)
}
