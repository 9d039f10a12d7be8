import { randomUUID } from 'node:crypto'
import { listenToNothing } from '@provender/db/listen'
import { migrate, refuseOtherSchema, waitForSchema } from '@provender/db/migrate'
import { openDb, type OpenDb, refuseMissingConnections } from '@provender/db/open-db'
import type { Logger } from 'pino'
import manifest from '../../package.json' with { type: 'json' }
import { createAccounts } from '../features/account/accounts.ts'
import { hCaptcha } from '../features/application/captcha.ts'
import { startCleanupJob } from '../features/application/cleanup-job.ts'
import { createBasketCache } from '../features/basket/basket-cache.ts'
import { openGateway } from '../features/card/open-gateway.ts'
import { openCatalogue } from '../features/catalogue/catalogue-service.ts'
import { startReminderJob } from '../features/catalogue/reminder-job.ts'
import { warnOfOtherCurrencies } from '../features/ledger/other-currencies.ts'
import { createPdfMaker } from '../features/ledger/pdf/pdf-maker.ts'
import { releaseSettledHolds } from '../features/ledger/release-credit-holds.ts'
import { createLiveHub } from '../features/live/live-hub.ts'
import { subscribeToHints, livePollMs } from '../features/live/subscribe-to-hints.ts'
import { startNotificationJobs } from '../features/notification/notification-jobs.ts'
import { startReconciling } from '../features/payment/reconcile-payments.ts'
import { startSettling } from '../features/payment/settle-unfinished-payments.ts'
import { openPictures } from '../features/picture/open-pictures.ts'
import { loadPushAccounts } from '../features/push/push-accounts.ts'
import { createSiteChanges } from '../features/site/site-changes.ts'
import { createStaffSessions } from '../features/staff/staff-sessions.ts'
import { invalidSettingText } from '../features/wholesaler/config/settings.ts'
import { openWholesaler, readInvalidSettings } from '../features/wholesaler/wholesaler.ts'
import { openDatabaseClock, readNowMs } from '../kernel/clock.ts'
import type { Deps } from '../kernel/deps.ts'
import type { ErrorReports } from '../kernel/errors/error-reports.ts'
import { openFileStores } from '../kernel/files/open-file-stores.ts'
import { startSweepingFiles } from '../kernel/files/sweep-files.ts'
import { openMailer } from '../kernel/mail/mailer.ts'
import { preparingDb } from '../kernel/prepared-statements.ts'
import { loadSecrets } from '../kernel/secrets.ts'
import type { Settings } from '../kernel/settings.ts'
import { createRequestTraces } from '../kernel/tracing/request-traces.ts'
import { startTracing } from '../kernel/tracing/start-tracing.ts'
import { createWriteGate, shutGate } from '../kernel/write-gate.ts'
import { announceServer } from './announce-server.ts'
import { beginOtherHistory } from './database-history.ts'
import { hasDemoWholesaler } from './demo-users.ts'
import { createEngine } from './graphql/engine.ts'
import { createSchema } from './graphql/schema.ts'
import { acceptedDocuments } from './graphql/trusted-documents.ts'
import { type AppOptions, createApp } from './http/app.ts'
import type { Readiness } from './http/health-routes.ts'
import { refuseOtherFilePlace } from './shared-files.ts'
import { refuseOtherSecrets } from './shared-secrets.ts'
import { startJobs } from './start-jobs.ts'
import { watchChanges } from './watch-changes.ts'

export interface RunningServer {
  readonly address: string
  readonly deps: Deps
  /** Reports first that it is not ready and serves on for `drainSeconds`, so that a proxy can lead requests elsewhere. */
  readonly stop: () => Promise<void>
}

export interface ServerOptions {
  readonly settings: Settings
  readonly log: Logger
  readonly errorReports?: ErrorReports | undefined
  readonly print: (line: string) => void
  readonly shop: AppOptions['shop']
  readonly apps?: AppOptions['apps']
  readonly files: AppOptions['files']
  readonly serviceWorker?: string
  readonly before?: AppOptions['before']
  readonly fill: (database: OpenDb) => Promise<void>
  /** If aborted before the server is ready, the start fails and the embedded database is stopped. */
  readonly ending?: AbortSignal | undefined
}

export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { log, print, ending } = options
  const secrets = await loadSecrets(options.settings.dataFolder, options.settings.mountedKeys)
  const pushAccounts = await loadPushAccounts(options.settings.appPush)
  const pictures = await openPictures(options.settings.dataFolder)
  const { databaseUrl, dataFolder, databasePool: poolSize, databaseDurability, readOnly } = options.settings
  const connecting = {
    databaseUrl,
    dataFolder,
    poolSize,
    durability: readOnly ? ('read-only' as const) : databaseDurability,
    log: (line: string) => log.info(line),
  }
  await refuseMissingConnections(connecting)
  const { tracesEndpoint: endpoint } = options.settings
  const tracing =
    endpoint === undefined ? undefined : await startTracing({ endpoint, version: manifest.version }, log)
  const database = await openDb(connecting)
  const abortStart = (): void => void database.close('DROPPED')
  ending?.addEventListener('abort', abortStart)
  try {
    ending?.throwIfAborted()
    print(`Database: ${database.description}`)
    if (options.settings.migrate === 'wait') await waitForSchema(database, { print, ending })
    else if (readOnly) await refuseOtherSchema(database)
    else await migrateNow(database, { print, ending })
    const files = openFileStores(options.settings)
    if (!readOnly) {
      await refuseOtherSecrets(database.db, secrets)
      await refuseOtherFilePlace(database.db, files, print)
      await options.fill(database)
      await beginOtherHistory(database, ending)
    }
    const settings = await withoutMissingDemo(options.settings, database)
    const errorReports = options.errorReports ?? null
    const clock = await openDatabaseClock(database.db)
    const deps = await createDeps(database, {
      settings,
      secrets,
      files,
      pushAccounts,
      log,
      clock,
      errorReports,
    })
    const following = watchChanges(deps)
    const background = readOnly ? [] : await startBackgroundWork(deps)
    const hints = subscribeToHints(deps, { checkForChanges: following.checkNow, pollIntervalMs: livePollMs })
    let isEnding = false
    const readiness = (): Readiness => {
      if (isEnding) return 'ENDING'
      if (readOnly) return 'READ_ONLY'
      return following.isUp() && !deps.writeGate.isClosed() ? 'READY' : 'NO_DATABASE'
    }
    const app = await createApp({
      deps,
      engine: createEngine(createSchema(), {
        isOpen: settings.isDevelopment,
        trusted: acceptedDocuments(settings),
      }),
      readiness,
      shop: options.shop,
      ...(options.apps ? { apps: options.apps } : {}),
      files: options.files,
      pictures,
      ...(tracing ? { traces: createRequestTraces() } : {}),
      ...(options.serviceWorker === undefined ? {} : { serviceWorker: options.serviceWorker }),
      ...(options.before ? { before: options.before } : {}),
    })
    // Again, because servers that start together do not see each other until they listen for changes.
    if (!readOnly) {
      await refuseOtherSecrets(database.db, secrets)
      await refuseOtherFilePlace(database.db, files, print)
    }
    const address = await app.listen({ port: settings.port, host: settings.host })
    const announcing = readOnly ? undefined : await announceServer(deps, address)
    ending?.removeEventListener('abort', abortStart)
    return {
      address,
      deps,
      stop: async () => {
        isEnding = true
        await Promise.all([
          deps.live.drain(settings.drainSeconds * 1000).then(() => app.close()),
          ...background.map(async (each) => await each.stop()),
        ])
        await deps.pdfs.close()
        await hints.stop()
        await following.stop()
        await announcing?.stop()
        clock.stop()
        deps.writeGate.stop()
        await database.close()
        await errorReports?.close()
        await tracing?.stop()
      },
    }
  } catch (error) {
    await database.close()
    await tracing?.stop()
    throw error
  }
}

interface BackgroundWork {
  readonly stop: () => void | Promise<void>
}

/** All that a server writes without a request. */
async function startBackgroundWork(deps: Deps): Promise<readonly BackgroundWork[]> {
  await releaseSettledHolds(deps)
  await warnOfOtherCurrencies(deps)
  return [
    startJobs(deps, openMailer(deps.settings, deps.log)),
    startSettling(deps),
    startCleanupJob(deps),
    startSweepingFiles(deps),
    startReconciling(deps),
    startNotificationJobs(deps),
    startReminderJob(deps),
  ]
}

async function migrateNow(
  database: OpenDb,
  { print, ending }: Pick<ServerOptions, 'print' | 'ending'>,
): Promise<void> {
  const migrated = await migrate(database, { ending, print })
  if (migrated.length > 0) print(`Migrated: ${migrated.join(', ')}`)
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
    files,
    pushAccounts,
    log,
    clock,
    errorReports,
  }: Pick<Deps, 'settings' | 'secrets' | 'files' | 'pushAccounts' | 'log' | 'clock' | 'errorReports'>,
): Promise<Deps> {
  const { pool, runLong } = database
  const listen = settings.readOnly ? listenToNothing : database.listen
  const writeGate = settings.readOnly ? shutGate : createWriteGate(pool, log)
  const db = preparingDb(pool, {
    onUnanswered: writeGate.close,
    onSlow: (slow) => log.info(slow, 'slow statement'),
  })
  const wholesaler = await openWholesaler(db)
  for (const setting of await readInvalidSettings(db)) log.error(invalidSettingText(setting))
  const catalogue = await openCatalogue({ db, runLong }, { wholesaler, clock, writeGate })
  const siteChanges = createSiteChanges()
  return {
    serverId: randomUUID(),
    db,
    pool,
    runLong,
    listen,
    writeGate,
    settings,
    secrets,
    files,
    pushAccounts,
    pdfs: createPdfMaker(),
    log,
    clock,
    readNowMs: () => readNowMs(db),
    newId: randomUUID,
    wholesaler,
    catalogue,
    siteChanges,
    accounts: createAccounts({
      db,
      clock,
      newId: randomUUID,
      siteChanges,
      writeGate,
      sessionMaxDays: settings.sessionMaxDays,
    }),
    staffSessions: createStaffSessions({ db, clock, writeGate }),
    baskets: createBasketCache(db),
    live: createLiveHub({ db, catalogue, wholesaler, clock, newId: randomUUID }),
    gateway: await openGateway({ db, clock, settings }),
    verifyCaptcha: hCaptcha(settings, log),
    errorReports,
  }
}
