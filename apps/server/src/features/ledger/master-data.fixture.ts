import { configSchema, defaultConfig } from '@provender/domain/config/config'
import type { CompanyId } from '@provender/domain/ids'
import * as v from 'valibot'
import type { TestShop } from '../../testing/test-shop.ts'

export interface MasterDataChange {
  readonly of: 'company' | 'product' | 'price' | 'setting'
  readonly field: string
  readonly value: unknown
}

/** Columns that nobody sets: keys, and values for the server alone. */
const unset: Readonly<Record<'company' | 'product' | 'price', readonly string[]>> = {
  company: ['id', 'uid', 'code', 'baskets_version', 'statements_told_to'],
  product: ['id', 'code', 'catalogue_version'],
  price: ['id', 'product_id', 'kind', 'price_list_id'],
}

/** Where other values than those of the type matter. The first changes of a company are those of its currency. */
const ownValues: Readonly<Record<string, readonly unknown[]>> = {
  currency_code: ['EUR', 'PLN'],
  credit_limit_minor: [null, 0, 100_000_000],
  price_list_id: [null],
  route_id: [null],
  allocation_rule: ['leave', 'oldest'],
  substitution_wish: ['ASK', 'LEAVE_OUT'],
  unit2: ['kg', 'box', ''],
  sale_type: ['NORMAL', 'CLEARANCE'],
  item_type: ['STANDARD', 'CATCH_WEIGHT', 'DEPOSIT'],
  allow_sales: ['1', '2', '3'],
  default_unit: ['1', '2'],
  secondary_unit: ['', '1', '2'],
}

const valuesOfType: Readonly<Record<string, readonly unknown[]>> = {
  text: ['Changed', ''],
  bool: [true, false],
  int2: [0, 7, 500],
  int4: [0, 7, 500],
  int8: [0, 7, 500],
  timestamptz: ['2026-01-02'],
  date: ['2026-11-21', null],
  _text: [[]],
  _int4: [[]],
  _int8: [[]],
  jsonb: [{}],
}

/** Each setting gets those that it accepts. No time zone here has another date than that of the test shop. */
const valuesOfSettings: readonly unknown[] = [
  true,
  false,
  0,
  1,
  365,
  100_000,
  null,
  '',
  'Changed',
  'changed',
  'EUR',
  'Asia/Dubai',
  'lowest',
  'list',
  'ERROR',
  '2026-12-31',
  'https://shop.example',
  'new@shop.example',
  'logo.svg',
  [],
  ['en'],
  ['DELIVERY'],
  {},
  [{ name: 'CASH', enabled: false }],
  ['21IIIIIWWWWWC'],
  { versionNumber: 9, forced: true, android: 1, ios: 1 },
  { faq: false },
  { androidPackage: 'org.example.shop' },
]

/** Every other value of every setting that is at hand. */
export const settingChanges: readonly MasterDataChange[] = Object.entries(configSchema.entries).flatMap(
  ([field, schema]) =>
    valuesOfSettings
      .filter((value) => v.safeParse(schema, value).success)
      .filter((value) => {
        const own = defaultConfig[field as keyof typeof defaultConfig]
        return JSON.stringify(v.parse(schema, value)) !== JSON.stringify(own)
      })
      .map((value) => ({ of: 'setting', field, value }) as const),
)

const tables = ['company', 'product', 'price'] as const

/** Changes of every column that an import, a command or a screen sets, by table. */
export async function rowChanges({ deps: { pool } }: TestShop) {
  const { rows } = await pool.query<{ table: (typeof tables)[number]; field: string; type: string }>(
    `select table_name as "table", column_name as field, udt_name as type from information_schema.columns
      where table_name = any($1) and table_schema = current_schema()
      order by column_name <> 'currency_code', table_name, ordinal_position`,
    [tables],
  )
  const changes = rows
    .filter(({ table, field }) => !unset[table].includes(field))
    .flatMap(({ table, field, type }) => {
      const values = ownValues[field] ?? valuesOfType[type]
      if (!values) throw new Error(`No value for ${table}.${field}, which is ${type}`)
      return values.map((value) => ({ of: table, field, value }) as const)
    })
  return Map.groupBy(changes, ({ of }) => of)
}

/** Changes a field as an import, a command or a screen does. False if the database refuses it. */
export async function applyChange(
  { deps: { pool, wholesaler } }: TestShop,
  companyId: CompanyId,
  { of, field, value }: MasterDataChange,
): Promise<boolean> {
  if (of === 'setting') {
    await pool.query(
      'insert into config values ($1, $2) on conflict (key) do update set value = excluded.value',
      [field, JSON.stringify(value)],
    )
    const { rows } = await pool.query(`update version set n = n + 1 where name = 'settings' returning n`)
    await wholesaler.syncTo(rows[0].n)
    return true
  }
  const change = `update ${of} set ${field} = $1 ${of === 'company' ? `where id = ${companyId}` : ''}`
  const given =
    field === 'barcodes' || Array.isArray(value) || typeof value !== 'object' ? value : value && '{}'
  try {
    await pool.query(change, [given])
    return true
  } catch (error) {
    const isRefusal = error instanceof Error && /violates|has orders or a ledger in/.test(error.message)
    if (!isRefusal) throw error
    return false
  }
}

/** Changes one field of the company, of all products or prices, or of the settings. */
export async function changeMasterData(
  shop: TestShop,
  companyId: CompanyId,
  { index, other, amount }: { readonly index: number; readonly other: number; readonly amount: number },
): Promise<void> {
  const byTable = await rowChanges(shop)
  const ofRows =
    index === 0 ? byTable.get('company') : tables.slice(1).flatMap((each) => byTable.get(each) ?? [])
  const changes = (index < 2 ? ofRows : settingChanges) ?? []
  const change = changes[(other * 61 + amount) % changes.length]
  if (change) await applyChange(shop, companyId, change)
}
