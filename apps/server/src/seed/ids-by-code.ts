import type { Database } from '@provender/db/tables'
import type { AttributeValueId, CategoryId, CompanyId, PriceListId, ProductId } from '@provender/domain/ids'
import type { Kysely } from 'kysely'

interface IdOf {
  readonly category: CategoryId
  readonly product: ProductId
  readonly price_list: PriceListId
  readonly company: CompanyId
  readonly route: number
}

/** Returns ids of a table by the wholesaler's codes. Throws for an unknown code, which is a mistake in the demo data. */
export async function idsByCode<Table extends keyof IdOf>(
  tx: Kysely<Database>,
  table: Table,
): Promise<(code: string) => IdOf[Table]> {
  const rows: readonly { code: string; id: number }[] = await tx
    .selectFrom<keyof IdOf>(table)
    .select(['code', 'id'])
    .execute()
  const ids = new Map(rows.map(({ code, id }) => [code, id as IdOf[Table]]))
  return (code) => requireValue(ids.get(code), `${table} ${code}`)
}

/** The same for attribute values, by the codes of attribute and value. */
export async function valueIdsByCode(
  tx: Kysely<Database>,
): Promise<(attribute: string, code: string) => AttributeValueId> {
  const rows = await tx
    .selectFrom('attribute_value')
    .innerJoin('attribute', 'attribute.id', 'attribute_value.attribute_id')
    .select(['attribute.code as attribute', 'attribute_value.code', 'attribute_value.id'])
    .execute()
  const ids = new Map(rows.map(({ attribute, code, id }) => [`${attribute} ${code}`, id]))
  return (attribute, code) => requireValue(ids.get(`${attribute} ${code}`), `${attribute} ${code}`)
}

export function requireValue<Value>(value: Value | undefined, label: string): Value {
  if (value === undefined) throw new Error(`The demo wholesaler has no ${label}`)
  return value
}
