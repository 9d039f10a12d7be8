import type { ConnectedPool } from '@provender/db/connect-pool'
import type { Logger } from 'pino'
import type { Accounts } from '../features/account/accounts.ts'
import type { AskCaptcha } from '../features/application/captcha.ts'
import type { BasketBook } from '../features/basket/basket-book.ts'
import type { CatalogueService } from '../features/catalogue/catalogue-service.ts'
import type { LiveHub } from '../features/live/live-hub.ts'
import type { Gateway } from '../features/payment/gateway.ts'
import type { Wholesaler } from '../features/wholesaler/wholesaler.ts'
import { type Clock } from './clock.ts'
import type { ErrorReports } from './errors/error-reports.ts'
import type { Secrets } from './secrets.ts'
import type { Settings } from './settings.ts'

/** What every command gets. One object a server, made in `start-server.ts`. */
export interface Deps extends ConnectedPool {
  readonly settings: Settings
  readonly secrets: Secrets
  readonly clock: Clock
  /** UUID v4. */
  readonly newId: () => string
  readonly log: Logger
  /** The wholesaler's settings and content as they stand now. */
  readonly wholesaler: Wholesaler
  readonly catalogue: CatalogueService
  readonly accounts: Accounts
  readonly baskets: BasketBook
  readonly live: LiveHub
  /** Who takes cards; null where nobody does. */
  readonly gateway: Gateway | null
  /** Asked where the config has the site key of a captcha. */
  readonly askCaptcha: AskCaptcha
  /** Null where errors are reported to nobody. */
  readonly errorReports: ErrorReports | null
}
