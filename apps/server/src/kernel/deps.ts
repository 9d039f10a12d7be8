import type { ConnectedPool } from '@provender/db/connect-pool'
import type { Logger } from 'pino'
import type { Clock } from './clock.ts'
import type { ErrorReports } from './errors/error-reports.ts'
import type { Secrets } from './secrets.ts'
import type { Settings } from './settings.ts'
import type { Wholesaler } from './wholesaler.ts'

/**
 * What every command gets. One object a server, made in `start-server.ts`. A feature that has a service declares it here as a member of
 * its own, beside the service, so that the kernel knows none of the features.
 */
export interface Deps extends ConnectedPool {
  readonly settings: Settings
  readonly secrets: Secrets
  readonly clock: Clock
  /** UUID v4. */
  readonly newId: () => string
  readonly log: Logger
  /** The wholesaler's settings and content as they stand now. */
  readonly wholesaler: Wholesaler
  /** Null where errors are reported to nobody. */
  readonly errorReports: ErrorReports | null
}
