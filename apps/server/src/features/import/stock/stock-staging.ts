import type { Database } from '@provender/db/tables'
import type { ProductId } from '@provender/domain/ids'
import { type Kysely, sql } from 'kysely'
import {
  createStaging,
  classifyRows,
  inColumns,
  stageRows,
  type Staging,
  type ImportCounts,
  readCounts,
} from '../staging.ts'

const staging: Staging = {
  name: 'staged_stock',
  columns: { product_id: 'bigint', on_hand: 'bigint', suspended: 'boolean' },
}

export interface StagedStock {
  readonly line: number
  readonly productId: ProductId
  /** Base units. */
  readonly onHand: number
  /** Null keeps the existing state, or means not suspended. */
  readonly suspended: boolean | null
}

export async function createStockStaging(tx: Kysely<Database>): Promise<void> {
  await createStaging(tx, staging)
}

export async function stageStock(tx: Kysely<Database>, levels: readonly StagedStock[]): Promise<void> {
  await stageRows(tx, staging, inColumns(staging, levels))
}

/** Completes the staged levels with existing data and classifies each. */
export async function classifyStock(tx: Kysely<Database>): Promise<ImportCounts> {
  await sql`
    update staged_stock staged set id = existing.product_id,
      suspended = coalesce(own.suspended, existing.suspended, false)
    from staged_stock own left join stock_level existing on existing.product_id = own.product_id
    where staged.line = own.line`.execute(tx)
  await classifyRows(tx, staging, {
    table: 'stock_level',
    key: 'product_id',
    compared: ['on_hand', 'suspended'],
  })
  return await readCounts(tx, staging, 'stock levels')
}

/** Rows are locked in the same order as by orders, so that the two cannot deadlock. */
export async function writeStock(tx: Kysely<Database>): Promise<void> {
  await sql`
    select from stock_level where product_id in (select id from staged_stock where change = 'changed')
    order by product_id for update`.execute(tx)
  await sql`
    update stock_level set on_hand = staged.on_hand, suspended = staged.suspended
    from staged_stock staged where stock_level.product_id = staged.id and staged.change = 'changed'`.execute(
    tx,
  )
  await sql`
    insert into stock_level (product_id, on_hand, suspended)
    select product_id, on_hand, suspended from staged_stock where change = 'new' order by product_id`.execute(
    tx,
  )
}
