import { type Kysely, sql } from 'kysely'

/** The margin of weighed lines is a setting, and a weight above it needs an agreement (docs/decisions/0022-order-states-and-lines.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(margin).execute(db)
}

const margin = `
alter table orders
  -- As when the order was placed: its card is held for it.
  add column weight_margin_basis_points int not null default 1500 check (weight_margin_basis_points >= 0);
alter table order_adjustment
  -- Who agreed to a weight above the margin, and how.
  add column agreed_by text not null default '';
`
