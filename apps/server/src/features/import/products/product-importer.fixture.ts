import type { Database } from '@provender/db/tables'
import type { Kysely } from 'kysely'

type Db = Kysely<Database>

export const beans = 'code,name,vat,category,box_or_kg,units_per_box,sell_as'

export async function productOf(db: Db, code: string) {
  return await db.selectFrom('product').selectAll().where('code', '=', code).executeTakeFirstOrThrow()
}

export async function catalogueVersion(db: Db): Promise<number> {
  const row = await db
    .selectFrom('version')
    .select('n')
    .where('name', '=', 'catalogue')
    .executeTakeFirstOrThrow()
  return row.n
}

/** `brand:heinz` and so on, in the order of the attributes. */
export async function attributesOf(db: Db, code: string): Promise<readonly string[]> {
  const { attribute_value_ids } = await productOf(db, code)
  if (attribute_value_ids.length === 0) return []
  const rows = await db
    .selectFrom('attribute_value')
    .innerJoin('attribute', 'attribute.id', 'attribute_value.attribute_id')
    .select(['attribute.code as attribute', 'attribute_value.code as value'])
    .where('attribute_value.id', 'in', attribute_value_ids)
    .orderBy('attribute.index')
    .orderBy('attribute_value.code')
    .execute()
  return rows.map(({ attribute, value }) => `${attribute}:${value}`)
}
