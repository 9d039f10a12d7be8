import { type Kysely, sql } from 'kysely'

/** A card token comes from the gateway, is never a card number, and is deleted when the attempt is settled. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(tokens).execute(db)
}

const tokens = `
do $drop$
declare
  found text;
begin
  select conname into strict found from pg_constraint
    where conrelid = 'payment'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%card_token%';
  execute format('alter table payment drop constraint %I', found);
end
$drop$;
update payment set card_token = null where state not in ('STARTED', 'CHALLENGED');
update payment set card_token = 'REMOVED' where card_token !~ '^[A-Za-z]';
alter table payment
  add constraint payment_card_token_form check (card_token ~ '^[A-Za-z]'),
  add constraint payment_one_card check (card_token is null or saved_card_id is null),
  add constraint payment_card_until_settled check (
    state not in ('STARTED', 'CHALLENGED') or card_token is not null or saved_card_id is not null);
`
