import type { Database } from '@provender/db/tables'
import type { DemoWholesaler } from '@provender/demo/dataset'
import type { Config } from '@provender/domain/config/config'
import type { Kysely } from 'kysely'

export interface SeedContext {
  readonly tx: Kysely<Database>
  readonly demo: DemoWholesaler
  readonly config: Config
  /** The local day of the first start. Promotions, orders and holidays are relative to it. */
  readonly anchor: string
  readonly nowMs: number
}
