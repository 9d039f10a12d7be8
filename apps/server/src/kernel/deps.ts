import type { ConnectedPool } from '@provender/db/connect-pool'
import type { Logger } from 'pino'
import type { Clock } from './clock.ts'
import type { ErrorReports } from './errors/error-reports.ts'
import type { FileStores } from './files/file-store.ts'
import type { Secrets } from './secrets.ts'
import type { Settings } from './settings.ts'
import type { Wholesaler } from './wholesaler.ts'

/**
 * Dependencies of every command. There is one object per server, created in `start-server.ts`. A feature adds
 * its service to this interface in its own file, so that the kernel imports no feature.
 */
export interface Deps extends ConnectedPool {
  /** Of this process, in the table of servers. */
  readonly serverId: string
  readonly settings: Settings
  readonly secrets: Secrets
  readonly files: FileStores
  readonly clock: Clock
  /** The time of the database, read now, for limits that all servers count together. */
  readonly readNowMs: () => Promise<number>
  readonly newId: () => string
  readonly log: Logger
  /** The wholesaler's current settings and content. */
  readonly wholesaler: Wholesaler
  /** Null if errors are not reported. */
  readonly errorReports: ErrorReports | null
}
