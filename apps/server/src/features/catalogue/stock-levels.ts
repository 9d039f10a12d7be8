import type { Database } from '@provender/db/tables'
import type { ProductId } from '@provender/domain/ids'
import { type StockLevel, stockState } from '@provender/domain/stock/stock'
import { type Kysely, sql } from 'kysely'

const noStock: StockLevel = { onHand: 0, suspended: false }

/** The stock of every product as this server knows it. */
export interface StockLevels {
  /** A product without a stock row has none. */
  readonly of: (id: ProductId) => StockLevel
  /** Counts up whenever a level changed in a way that is shown: what was made from an older board is stale. */
  readonly shownVersion: () => number
  /** Takes over levels that are known to be committed. */
  readonly take: (levels: Iterable<readonly [ProductId, StockLevel]>) => void
  /** Reads what changed since the last time. */
  readonly follow: () => Promise<void>
  /** Has the products told of that have stock and may have come back since the last time; at first, all. Told again when it fails. */
  readonly tellBack: (tell: (ids: readonly ProductId[]) => Promise<void>) => Promise<void>
}

/** Does the change of a level change what anybody is shown? */
export type ShowsDifference = (id: ProductId, before: StockLevel, after: StockLevel) => boolean

/** Opens the board and reads it whole. */
export async function openStockLevels(
  db: Kysely<Database>,
  showsDifference: ShowsDifference,
): Promise<StockLevels> {
  const levels = new Map<ProductId, StockLevel>()
  let shownVersion = 0
  let horizon = '0'
  const back = new Set<ProductId>()
  const take: StockLevels['take'] = (changes) => {
    for (const [id, level] of changes) {
      if (showsDifference(id, levels.get(id) ?? noStock, level)) shownVersion += 1
      levels.set(id, level)
    }
  }
  const tellBack: StockLevels['tellBack'] = async (tell) => {
    const ids = [...back]
    back.clear()
    try {
      await tell(ids)
    } catch (error) {
      for (const id of ids) back.add(id)
      throw error
    }
  }
  const follow = async (): Promise<void> => {
    const changes = await readSince(db, horizon)
    take(changes.levels)
    // Also those that were never seen gone here: they may have been for a moment.
    for (const [id, level] of changes.levels) if (stockState(level, 0) !== 'out') back.add(id)
    horizon = changes.horizon
  }
  await adoptRestoredRows(db)
  await follow()
  return {
    of: (id) => levels.get(id) ?? noStock,
    shownVersion: () => shownVersion,
    take,
    follow,
    tellBack,
  }
}

/**
 * The rows written by transactions that were not finished at the last look, or came after it. Every transaction below the
 * horizon had ended by then, so its rows were already seen; some rows come twice, none is missed.
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

/** Rows restored from another server's backup may bear transaction numbers that are still to come here. */
async function adoptRestoredRows(db: Kysely<Database>): Promise<void> {
  await sql`
    update stock_level set changed_xid = pg_current_xact_id()
    where changed_xid > pg_snapshot_xmax(pg_current_snapshot())`.execute(db)
}
