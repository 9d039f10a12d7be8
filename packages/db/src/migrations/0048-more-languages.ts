import { type Kysely, sql } from 'kysely'

const tables = ['orders', 'application', 'claim', 'contact_message', 'push_registration', 'login']

/** The language of a row may be any that the program has. The program parses it, so that a further language is no migration. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of tables)
    await sql`
      alter table ${sql.table(table)} drop constraint ${sql.ref(`${table}_language_check`)},
        add check (language ~ '^[a-z]{2}$')`.execute(db)
}
