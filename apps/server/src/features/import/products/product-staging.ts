import type { Database } from '@provender/db/tables'
import type { AttributeId, AttributeValueId, CategoryId } from '@provender/domain/ids'
import {
  type ImportedProductValues,
  productFieldList,
  type ProductFieldName,
} from '@provender/domain/product/product-values'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import {
  createStaging,
  classifyRows,
  columnList,
  setFromStaged,
  stageRows,
  type Staging,
  type ImportCounts,
  readCounts,
} from '../staging.ts'
import type { Units } from './product-units.ts'

type Field = (typeof productFieldList)[number]

const joined: ReadonlySet<string> = new Set(['attributeValueIds', 'barcodes', 'createdAtMs'])
const plainFields = productFieldList.filter(({ name }) => name !== 'code' && !joined.has(name))

const sqlTypes = (fields: readonly Field[]) =>
  Object.fromEntries(fields.map(({ column, type }) => [column, type.sql]))

const writtenColumns = [...productFieldList.map(({ column }) => column), 'deleted_at']

const staging: Staging = {
  name: 'staged_product',
  columns: {
    ...sqlTypes(productFieldList),
    deleted_at: 'timestamptz',
    barcode1: 'text',
    barcode2: 'text',
    barcode3: 'text',
    deleted: 'boolean',
  },
}

type PlainFieldName = Exclude<ProductFieldName, 'code' | 'attributeValueIds' | 'barcodes' | 'createdAtMs'>

/** Null for an existing product if the file has no column for it. */
export type StagedFields = {
  readonly [Name in keyof ImportedProductValues]: ImportedProductValues[Name] | null
}

/** A staged product. For an existing one, fields missing in `FileFields` are ignored. */
export interface StagedProduct extends StagedFields, Units {
  readonly line: number
  readonly code: string
  readonly categoryIds: readonly CategoryId[]
  readonly attributeValueIds: readonly AttributeValueId[]
  /** By position: empty for none, null if the file has no column. */
  readonly barcodes: readonly (string | null)[]
  /** A timestamp for Postgres; null keeps the existing one, or means now. */
  readonly createdAt: string | null
  readonly deleted: boolean
}

/** The fields that the file has, the same for all its lines. */
export interface FileFields {
  readonly fields: ReadonlySet<ProductFieldName>
  readonly attributeIds: readonly AttributeId[]
  readonly deleted: boolean
}

export async function createProductStaging(tx: Kysely<Database>): Promise<void> {
  await createStaging(tx, staging)
}

export async function stageProducts(tx: Kysely<Database>, products: readonly StagedProduct[]): Promise<void> {
  await stageRows(
    tx,
    staging,
    products.map((product) => {
      const row: { line: number; [column: string]: unknown } = {
        line: product.line,
        code: product.code,
        attribute_value_ids: product.attributeValueIds.toSorted((one, other) => one - other),
        barcode1: product.barcodes[0],
        barcode2: product.barcodes[1],
        barcode3: product.barcodes[2],
        created_at: product.createdAt,
        deleted: product.deleted,
      }
      for (const { name, column } of plainFields) row[column] = product[name as PlainFieldName]
      return row
    }),
  )
}

/** Completes the staged products with existing data and classifies each. */
export async function classifyProducts(
  tx: Kysely<Database>,
  presentFields: FileFields,
  nowMs: number,
): Promise<ImportCounts> {
  await complete(tx, presentFields, nowMs)
  await classifyRows(tx, staging, { table: 'product', key: 'id', compared: writtenColumns })
  return await readCounts(tx, staging, 'products')
}

async function complete(tx: Kysely<Database>, presentFields: FileFields, nowMs: number): Promise<void> {
  const now = sql`${new Date(nowMs)}::timestamptz`
  const unchangedFields = plainFields
    .filter(({ name }) => !presentFields.fields.has(name))
    .map(
      ({ column }) =>
        sql`${sql.ref(column)} = ${ifKnown(sql`existing.${sql.ref(column)}`, sql`own.${sql.ref(column)}`)}`,
    )
  const completed = [
    sql`id = existing.id`,
    sql`attribute_value_ids = ${attributeValues(presentFields.attributeIds)}`,
    sql`barcodes = case
      when third not in ('', first, second) then array[first, ${distinctBarcode('second', 'first')}, third]
      when second not in ('', first) then array[first, second]
      when first <> '' then array[first]
      else '{}' end`,
    sql`created_at = coalesce(own.created_at, existing.created_at, ${now})`,
    sql`deleted_at = ${
      presentFields.deleted
        ? sql`case when own.deleted then coalesce(existing.deleted_at, ${now}) end`
        : sql`existing.deleted_at`
    }`,
  ]
  await sql`
    update staged_product staged set ${sql.join([...unchangedFields, ...completed])}
    from staged_product own left join product existing on existing.code = own.code
      cross join lateral (select coalesce(own.barcode1, existing.barcodes[1], '') as first,
        coalesce(own.barcode2, existing.barcodes[2], '') as second, coalesce(own.barcode3, existing.barcodes[3], '') as third
      ) as positions
    where staged.line = own.line`.execute(tx)
}

/** A barcode keeps its position even if one before it is missing, so that a file can set them one by one. */
function distinctBarcode(column: string, other: string): RawBuilder<unknown> {
  return sql`case when ${sql.ref(column)} = ${sql.ref(other)} then '' else ${sql.ref(column)} end`
}

function ifKnown(existing: RawBuilder<unknown>, otherwise: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`case when existing.id is null then ${otherwise} else ${existing} end`
}

/** The values of the file's attributes, and the existing values of all others. */
function attributeValues(attributeIds: readonly AttributeId[]): RawBuilder<unknown> {
  return sql`array(
    select id from unnest(own.attribute_value_ids) as each (id)
    union
    select value.id from attribute_value value
    where value.id = any(existing.attribute_value_ids) and value.attribute_id <> all(${attributeIds}::bigint[])
    order by id)`
}

/** Products with a barcode that another product has, too. */
export async function findSharedBarcodes(
  tx: Kysely<Database>,
): Promise<
  readonly { readonly line: number; readonly barcode: string; readonly codes: readonly string[] }[]
> {
  const { rows } = await sql<{ line: number; barcode: string; codes: string[] }>`
    select max(line) as line, barcode, array_agg(code order by code) as codes
    from (
      select line, code, unnest(barcodes) as barcode from staged_product where deleted_at is null
      union all
      select null, code, unnest(barcodes) from product existing
      where deleted_at is null and not exists (select from staged_product where id = existing.id)
    ) as used
    where barcode <> ''
    group by barcode having count(*) > 1 and max(line) is not null
    order by line`.execute(tx)
  return rows
}

/** Products whose stock was counted in pieces and would now be grams, or the other way round. */
export async function findChangedCounting(
  tx: Kysely<Database>,
): Promise<readonly { readonly line: number; readonly secondUnit: string }[]> {
  const { rows } = await sql<{ line: number; secondUnit: string }>`
    select line, staged.unit2 as "secondUnit" from staged_product staged join product existing using (id)
    where (staged.unit2 = 'kg') <> (existing.unit2 = 'kg') order by line`.execute(tx)
  return rows
}

/** Writes new and changed products with the catalogue's new version. Others are not touched. */
export async function writeProducts(tx: Kysely<Database>, version: number): Promise<void> {
  await sql`
    update product set ${setFromStaged(writtenColumns)}, catalogue_version = ${version}
    from staged_product staged where product.id = staged.id and staged.change = 'changed'`.execute(tx)
  await sql`
    insert into product (${columnList(writtenColumns)}, catalogue_version)
    select ${columnList(writtenColumns)}, ${version} from staged_product where change = 'new' order by line`.execute(
    tx,
  )
}
