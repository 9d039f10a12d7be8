import type { Database } from '@provender/db/tables'
import { type Kysely, sql } from 'kysely'

/** The demo users that the start prints, with a description of each. */
export const demoUsers = [
  ['demo@provender.example', 'a corner shop'],
  ['till@provender.example', 'a colleague in the same company, who can only order'],
  ['rival@provender.example', 'another company'],
  ['new@provender.example', 'not activated yet'],
] as const

/** The demo staff that the start prints, with their names and roles. */
export const demoStaff = [
  ['office@provender.example', 'Nadia Rahman', 'MANAGER'],
  ['warehouse@provender.example', 'Dee Lawson', 'WAREHOUSE'],
  ['driver@provender.example', 'Marek Zieliński', 'DRIVER'],
] as const

/** Whether the database was filled with the demo wholesaler. Nobody else can have a demo user's e-mail address. */
export async function hasDemoWholesaler(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql`select from login where email = ${demoUsers[0][0]}`.execute(db)
  return rows.length > 0
}
