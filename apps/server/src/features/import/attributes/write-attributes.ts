import type { Database } from '@provender/db/tables'
import type { AttributeRow } from '@provender/domain/import/rows'
import { type Kysely, sql } from 'kysely'
import { standardAttributes } from './standard-attributes.ts'

/** Adds or changes attributes and their values by code. Values that are not named stay. Returns whether anything changed. */
export async function writeAttributes(tx: Kysely<Database>, rows: readonly AttributeRow[]): Promise<boolean> {
  const attributes = rows.map(({ code, name, index, visible }) => ({ code, name, index, visible }))
  const values = rows.flatMap((row) =>
    row.values.map((value, index) => ({ attribute_code: row.code, index, ...value })),
  )
  const writtenAttributes = await sql`
    insert into attribute as existing (code, name, index, visible)
    select * from json_to_recordset(${JSON.stringify(attributes)}::json)
      as input (code text, name jsonb, index int, visible boolean)
    on conflict (code) do update set name = excluded.name, index = excluded.index, visible = excluded.visible
      where (existing.name, existing.index, existing.visible)
        is distinct from (excluded.name, excluded.index, excluded.visible)
    returning id`.execute(tx)
  const writtenValues = await sql`
    insert into attribute_value as existing (attribute_id, code, name, index, picture)
    select attribute.id, input.code, input.name, input.index, input.picture
    from json_to_recordset(${JSON.stringify(values)}::json)
      as input (attribute_code text, code text, name jsonb, index int, picture text)
      join attribute on attribute.code = input.attribute_code
    on conflict (attribute_id, code) do update
      set name = excluded.name, index = excluded.index, picture = excluded.picture
      where (existing.name, existing.index, existing.picture)
        is distinct from (excluded.name, excluded.index, excluded.picture)
    returning id`.execute(tx)
  return writtenAttributes.rows.length + writtenValues.rows.length > 0
}

/** Adds missing standard attributes to a shop; existing ones stay unchanged. Returns whether any were missing. */
export async function addStandardAttributes(tx: Kysely<Database>): Promise<boolean> {
  const existing = await tx.selectFrom('attribute').select('code').execute()
  const codes = new Set(existing.map(({ code }) => code))
  const missing = standardAttributes().filter(({ code }) => !codes.has(code))
  return missing.length > 0 && (await writeAttributes(tx, missing))
}
