import type { Database } from '@provender/db/tables'
import { type Kysely, sql } from 'kysely'

export const demoUsers = [
  ['demo@provender.example', 'a corner shop'],
  ['till@provender.example', 'a colleague in the same company, who can only order'],
  ['rival@provender.example', 'another company'],
  ['new@provender.example', 'not activated yet'],
] as const

export const demoStaff = [
  ['office@provender.example', 'Nadia Rahman', 'MANAGER'],
  ['desk@provender.example', 'Aylin Kaya', 'ORDER_DESK'],
  ['accounts@provender.example', 'Ruth Bennett', 'ACCOUNTS'],
  ['warehouse@provender.example', 'Dee Lawson', 'WAREHOUSE'],
  ['driver@provender.example', 'Marek Zieliński', 'DRIVER'],
] as const

/** True if the database was filled with the demo wholesaler. Nobody else can have a demo user's e-mail address. */
export async function hasDemoWholesaler(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql`select from login where email = ${demoUsers[0][0]}`.execute(db)
  return rows.length > 0
}
