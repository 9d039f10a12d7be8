import { type Kysely, sql } from 'kysely'

/** No token of a gateway contains a number of a card's length, however it begins. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(tokens).execute(db)
}

const tokens = `
update payment set card_token = 'REMOVED' where card_token ~ '[0-9]{12}';
update payment_ticket set card_token = 'REMOVED' where card_token ~ '[0-9]{12}';
alter table payment add constraint payment_card_token_no_number check (card_token !~ '[0-9]{12}');
alter table payment_ticket add constraint payment_ticket_card_token_no_number check (card_token !~ '[0-9]{12}');
`
