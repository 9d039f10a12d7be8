import type { ConnectedPool } from '@provender/db/connect-pool'
import type { Logger } from 'pino'
import type { Accounts } from './account/accounts.ts'
import type { BasketBook } from './basket/basket-book.ts'
import type { CatalogueService } from './catalogue/catalogue-service.ts'
import { type Clock } from './clock.ts'
import type { ErrorReports } from './errors/error-reports.ts'
import type { AskCaptcha } from './joining/captcha.ts'
import type { LiveHub } from './live/live-hub.ts'
import type { Gateway } from './payment/gateway.ts'
import type { Secrets } from './secrets.ts'
import type { Settings } from './settings.ts'
import type { Wholesaler } from './wholesaler/wholesaler.ts'

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
