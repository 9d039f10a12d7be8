import { type Kysely, sql } from 'kysely'

/** `orders.payment_state` is the state of the card alone. The ledger says whether an invoice is paid. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(paymentStates).execute(db)
}

const paymentStates = `
-- Nothing about these orders changes, so nobody is told.
alter table orders disable trigger count_order_change;
update orders set payment_state = 'NONE' where payment_type <> 'CARD' and payment_state <> 'NONE';
alter table orders enable trigger count_order_change;
alter table orders add constraint orders_payment_state check (payment_type = 'CARD' or payment_state = 'NONE');
`
