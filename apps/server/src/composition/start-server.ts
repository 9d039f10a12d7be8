import { randomUUID } from 'node:crypto'
import { migrate } from '@provender/db/migrate'
import { openDb, type OpenDb } from '@provender/db/open-db'
import type { Logger } from 'pino'
import { createAccounts } from '../features/account/accounts.ts'
import { deleteLoginJob } from '../features/account/deletion/delete-account.ts'
import { mailAccount } from '../features/account/email/mail-account.ts'
import { hCaptcha } from '../features/application/captcha.ts'
import { startCleanupJob } from '../features/application/cleanup-job.ts'
import { mailApplication } from '../features/application/email/mail-application.ts'
import { mailReset } from '../features/application/email/mail-reset.ts'
import { createBasketCache } from '../features/basket/basket-cache.ts'
import { openGateway } from '../features/card/open-gateway.ts'
import { deleteCardJob } from '../features/card/saved-cards.ts'
import { gatewayEventJob } from '../features/card/webhook-handler.ts'
import { openCatalogue } from '../features/catalogue/catalogue-service.ts'
import { mailClaim } from '../features/claim/email/mail-claim.ts'
import { mailContact } from '../features/contact/email/mail-contact.ts'
import { createLiveHub } from '../features/live/live-hub.ts'
import { subscribeToHints, livePollMs } from '../features/live/subscribe-to-hints.ts'
import { startNotificationJobs } from '../features/notification/notification-jobs.ts'
import { mailOrder } from '../features/order/email/mail-order.ts'
import { settleInvoiceJob } from '../features/payment/invoice/settle-invoice.ts'
import { startReconciling } from '../features/payment/reconcile-payments.ts'
import { settlePaymentJob } from '../features/payment/settle-payment.ts'
import { startSettling } from '../features/payment/settle-unfinished-payments.ts'
import { openPictures } from '../features/picture/open-pictures.ts'
import { loadPushAccounts } from '../features/push/push-accounts.ts'
import { pushJob } from '../features/push/push-job.ts'
import { openPushSenders } from '../features/push/push-senders.ts'
import { openWholesaler } from '../features/wholesaler/wholesaler.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Deps } from '../kernel/deps.ts'
import type { ErrorReports } from '../kernel/errors/error-reports.ts'
import { runJobs } from '../kernel/jobs/run-jobs.ts'
import { openMailer } from '../kernel/mail/mailer.ts'
import { preparingDb } from '../kernel/prepared-statements.ts'
import { loadSecrets } from '../kernel/secrets.ts'
import type { Settings } from '../kernel/settings.ts'
import { hasDemoWholesaler } from './demo-logins.ts'
import { createEngine } from './graphql/engine.ts'
import { createSchema } from './graphql/schema.ts'
import { acceptedDocuments } from './graphql/trusted-documents.ts'
import { type AppOptions, createApp } from './http/app.ts'
import { watchChanges } from './watch-changes.ts'

export interface RunningServer {
  readonly address: string
  readonly deps: Deps
  /** Finishes requests in progress and closes the database. */
  readonly stop: () => Promise<void>
}

export interface ServerOptions {
  readonly settings: Settings
  readonly log: Logger
  readonly errorReports?: ErrorReports | undefined
  /** Prints progress for the user who starts the server. */
  readonly print: (line: string) => void
  readonly shop: AppOptions['shop']
  /** Files to serve in addition to pictures. */
  readonly files: AppOptions['files']
  readonly serviceWorker?: string
  readonly before?: AppOptions['before']
  /** Seeds an empty database. */
  readonly fill: (database: OpenDb) => Promise<void>
  /** If aborted before the server is ready, the start fails and the embedded database is stopped. */
  readonly ending?: AbortSignal
}

/** Each push waits for an external service, so it costs this machine little. */
const pushesAtOnce = 8

const clock: Clock = { nowMs: () => Date.now() }

/** Opens and migrates the database, reads the catalogue and serves. */
export async function startServer(parts: ServerOptions): Promise<RunningServer> {
  const { log, print, ending } = parts
  const secrets = await loadSecrets(parts.settings.dataFolder)
  const pushAccounts = await loadPushAccounts(parts.settings.appPush)
  const pictures = await openPictures(parts.settings.dataFolder)
  const database = await openDb({
    databaseUrl: parts.settings.databaseUrl,
    dataFolder: parts.settings.dataFolder,
    log: (line) => log.info(line),
  })
  const giveUp = (): void => void database.close('DROPPED')
  ending?.addEventListener('abort', giveUp)
  try {
    ending?.throwIfAborted()
    print(`Database: ${database.description}`)
    const migrated = await migrate(database)
    if (migrated.length > 0) print(`Migrated: ${migrated.join(', ')}`)
    await parts.fill(database)
    const settings = await withoutMissingDemo(parts.settings, database)
    const errorReports = parts.errorReports ?? null
    const deps = await createDeps(database, { settings, secrets, pushAccounts, log, errorReports })
    const following = watchChanges(deps)
    const mailer = openMailer(settings, log)
    const jobs = runJobs(deps, {
      ORDER_MAIL: mailOrder(deps, mailer),
      JOINING_MAIL: mailApplication(deps, mailer),
      RESET_MAIL: mailReset(deps, mailer),
      ACCOUNT_MAIL: mailAccount(deps, mailer),
      CLAIM_MAIL: mailClaim(deps, mailer),
      CONTACT_MAIL: mailContact(deps, mailer),
      DELETE_LOGIN: deleteLoginJob(deps),
      SETTLE_PAYMENT: settlePaymentJob(deps),
      SETTLE_INVOICE: settleInvoiceJob(deps),
      GATEWAY_EVENT: gatewayEventJob(deps),
      FORGET_CARD: deleteCardJob(deps),
    })
    // A separate worker: an offer to all customers is a message for each device, and e-mails must not wait
    // for those.
    const pushing = runJobs(deps, { PUSH: pushJob(deps, openPushSenders(deps)) }, pushesAtOnce)
    const sweeping = startSettling(deps)
    const cleanup = startCleanupJob(deps)
    const reconciling = startReconciling(deps)
    const notificationJobs = startNotificationJobs(deps)
    const hints = subscribeToHints(deps, { checkForChanges: following.checkNow, pollIntervalMs: livePollMs })
    let isEnding = false
    const app = await createApp({
      deps,
      engine: createEngine(createSchema(), {
        isOpen: settings.isDevelopment,
        trusted: acceptedDocuments(settings),
      }),
      isReady: () => following.isUp() && !isEnding,
      shop: parts.shop,
      files: parts.files,
      pictures,
      ...(parts.serviceWorker === undefined ? {} : { serviceWorker: parts.serviceWorker }),
      ...(parts.before ? { before: parts.before } : {}),
    })
    const address = await app.listen({ port: settings.port, host: settings.host })
    ending?.removeEventListener('abort', giveUp)
    return {
      address,
      deps,
      stop: async () => {
        isEnding = true
        await app.close()
        await jobs.stop()
        await pushing.stop()
        await sweeping.stop()
        await cleanup.stop()
        await reconciling.stop()
        await notificationJobs.stop()
        await hints.stop()
        await following.stop()
        await database.close()
        await errorReports?.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

/**
 * A wholesaler who imported their own range may forget `DEMO=0` later. Their server must not take test cards
 * or print the demo users.
 */
async function withoutMissingDemo(settings: Settings, { db }: OpenDb): Promise<Settings> {
  return { ...settings, demo: settings.demo && (await hasDemoWholesaler(db)) }
}

async function createDeps(
  database: OpenDb,
  {
    settings,
    secrets,
    pushAccounts,
    log,
    errorReports,
  }: Pick<Deps, 'settings' | 'secrets' | 'pushAccounts' | 'log' | 'errorReports'>,
): Promise<Deps> {
  const { pool, runLong, listen } = database
  const db = preparingDb(pool)
  const wholesaler = await openWholesaler(db)
  const catalogue = await openCatalogue({ db, runLong }, wholesaler)
  return {
    db,
    pool,
    runLong,
    listen,
    settings,
    secrets,
    pushAccounts,
    log,
    clock,
    newId: randomUUID,
    wholesaler,
    catalogue,
    accounts: createAccounts({ db, clock, newId: randomUUID }),
    baskets: createBasketCache(db),
    live: createLiveHub({ db, catalogue, wholesaler, clock, newId: randomUUID }),
    gateway: await openGateway({ db, clock, settings }),
    verifyCaptcha: hCaptcha(settings, log),
    errorReports,
  }
}
