import type { Database } from '@provender/db/tables'
import type { ProductId } from '@provender/domain/ids'
import { type StockLevel, stockState } from '@provender/domain/stock/stock'
import { type Kysely, sql } from 'kysely'

const noStock: StockLevel = { onHand: 0, suspended: false }

export interface StockLevels {
  /** A product without a stock row has no stock. */
  readonly of: (id: ProductId) => StockLevel
  /** Increases whenever a visible change happens, so that results for an older version are stale. */
  readonly shownVersion: () => number
  readonly setLevels: (levels: Iterable<readonly [ProductId, StockLevel]>) => void
  readonly sync: () => Promise<void>
  /** Reads all levels again, because the database was set back. */
  readonly reload: () => Promise<void>
  /** Has the next call of `notifyRestocked` include those of these products that are in stock. */
  readonly checkRestocked: (ids: readonly ProductId[]) => void
  /**
   * Calls `notify` with the products in stock that may have come back since the last call; with all at first,
   * and again after a failure.
   */
  readonly notifyRestocked: (notify: (ids: readonly ProductId[]) => Promise<void>) => Promise<void>
}

/** True if a change of the level changes what any viewer sees. */
export type IsVisibleChange = (id: ProductId, before: StockLevel, after: StockLevel) => boolean

export async function openStockLevels(
  db: Kysely<Database>,
  showsDifference: IsVisibleChange,
): Promise<StockLevels> {
  const levels = new Map<ProductId, StockLevel>()
  let shownVersion = 0
  let horizon = '0'
  const back = new Set<ProductId>()
  const setLevels: StockLevels['setLevels'] = (changes) => {
    for (const [id, level] of changes) {
      if (showsDifference(id, levels.get(id) ?? noStock, level)) shownVersion += 1
      levels.set(id, level)
    }
  }
  const notifyRestocked: StockLevels['notifyRestocked'] = async (notify) => {
    const ids = [...back]
    back.clear()
    try {
      await notify(ids)
    } catch (error) {
      for (const id of ids) back.add(id)
      throw error
    }
  }
  const sync = async (): Promise<void> => {
    const changes = await readSince(db, horizon)
    setLevels(changes.levels)
    // Includes those that were never seen out of stock here, because they may have been for a moment.
    for (const [id, level] of changes.levels) if (stockState(level, 0) !== 'out') back.add(id)
    horizon = changes.horizon
  }
  const reload = async (): Promise<void> => {
    await adoptRestoredRows(db)
    const before = [...levels.keys()]
    const changes = await readSince(db, '0')
    const ids = new Set(changes.levels.map(([id]) => id))
    setLevels(before.filter((id) => !ids.has(id)).map((id) => [id, noStock]))
    setLevels(changes.levels)
    horizon = changes.horizon
  }
  await adoptRestoredRows(db)
  await sync()
  return {
    of: (id) => levels.get(id) ?? noStock,
    shownVersion: () => shownVersion,
    setLevels,
    sync,
    reload,
    checkRestocked: (ids) => {
      for (const id of ids) if (stockState(levels.get(id) ?? noStock, 0) !== 'out') back.add(id)
    },
    notifyRestocked,
  }
}

/**
 * The rows written by transactions that were unfinished at the last read, or came after it. Every transaction
 * below the horizon had ended by then, so its rows have been read. Some rows come twice, none is missed.
 */
async function readSince(
  db: Kysely<Database>,
  horizon: string,
): Promise<{ readonly levels: readonly [ProductId, StockLevel][]; readonly horizon: string }> {
  const { rows } = await sql<{
    next: string
    product_id: ProductId | null
    on_hand: number
    suspended: boolean
  }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as next, product_id, on_hand, suspended
    from (select 1) as always
    left join stock_level on changed_xid >= ${horizon}::xid8`.execute(db)
  const levels = rows.flatMap(({ product_id, on_hand, suspended }): [ProductId, StockLevel][] =>
    product_id === null ? [] : [[product_id, { onHand: on_hand, suspended }]],
  )
  return { levels, horizon: rows[0]?.next ?? horizon }
}

/** Rows restored from another server's backup may have transaction numbers that are still to come here. */
async function adoptRestoredRows(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql`
    select from stock_level
    where changed_xid > pg_snapshot_xmax(pg_current_snapshot())
      -- A server that only reads leaves them to the others.
      and current_setting('transaction_read_only') = 'off'
    limit 1`.execute(db)
  if (rows.length === 0) return
  await sql`
    update stock_level set changed_xid = pg_current_xact_id()
    where changed_xid > pg_snapshot_xmax(pg_current_snapshot())`.execute(db)
}
