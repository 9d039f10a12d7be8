import type { Database } from '@provender/db/tables'
import type { Kysely, Selectable } from 'kysely'

export type RouteRow = Selectable<Database['route']>

export async function readRoutes(db: Kysely<Database>): Promise<readonly RouteRow[]> {
  return await db.selectFrom('route').selectAll().orderBy('code').execute()
}

export async function findRoute(
  db: Kysely<Database>,
  code: string,
): Promise<{ readonly id: number } | undefined> {
  return await db.selectFrom('route').select('id').where('code', '=', code).executeTakeFirst()
}
