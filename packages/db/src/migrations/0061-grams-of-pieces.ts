import { type Kysely, sql } from 'kysely'

/**
 * The weight of a piece when a line was ordered, if the product was counted in grams, so that a later change of the product changes no
 * reserved stock (docs/decisions/0022-order-states-and-lines.md).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table order_line add column grams_per_piece integer`.execute(db)
  await sql`
    update order_line set grams_per_piece = greatest(1, weight_grams)
    from product where product.id = product_id and unit = '1' and unit2 = 'kg'`.execute(db)
}
