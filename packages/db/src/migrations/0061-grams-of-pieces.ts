import { type Kysely, sql } from 'kysely'

export const isExpanding = false

/**
 * The weight of a piece when a line was ordered, if the product was counted in grams, so that a later change of the product changes no
 * reserved stock (docs/decisions/0022-order-states-and-lines.md). Finished orders move no stock. A line that took as many base units as
 * it has pieces was counted in pieces, before its product was weighed; without a weight, both counts are the same.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table order_line add column grams_per_piece integer`.execute(db)
  await sql`
    update order_line set grams_per_piece = greatest(1, weight_grams)
    from product, orders
    where product.id = product_id and orders.id = order_id and unit = '1' and unit2 = 'kg'
      and state not in ('DELIVERED', 'COLLECTED', 'CANCELLED')
      and (weight_grams <= 1 or quantity not in (
        1000 * (allocated_base_units + missing_base_units),
        1000 * (allocated_base_units + missing_base_units + returned_base_units)))`.execute(db)
}
