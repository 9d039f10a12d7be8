import { createSecretKey, randomUUID } from 'node:crypto'
import type { ConnectedPool } from '@provender/db/connect-pool'
import pino from 'pino'
import { makeAccounts } from '../features/account/accounts.ts'
import { createBasketCache } from '../features/basket/basket-cache.ts'
import { sandboxGateway } from '../features/card/sandbox/sandbox-gateway.ts'
import { openCatalogue } from '../features/catalogue/catalogue-service.ts'
import { makeLiveHub } from '../features/live/live-hub.ts'
import { openWholesaler } from '../features/wholesaler/wholesaler.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Deps } from '../kernel/deps.ts'
import { preparingDb } from '../kernel/prepared-statements.ts'
import type { Settings } from '../kernel/settings.ts'

/** A Monday morning: open until eight, next delivery tomorrow. */
export const mondayMorning = Date.parse('2026-11-23T10:00:00Z')

/** The parts of a server on a database. */
export async function makeTestDeps(
  { pool, runLong, listen }: Omit<ConnectedPool, 'db'>,
  clock: Clock,
): Promise<Deps> {
  const db = preparingDb(pool)
  const wholesaler = await openWholesaler(db)
  const catalogue = await openCatalogue({ db, runLong }, wholesaler)
  return {
    db,
    pool,
    runLong,
    listen,
    clock,
    settings: testSettings,
    secrets: { tokenKey: createSecretKey(Buffer.alloc(32, 7)), pushKeys: testPushKeys },
    newId: randomUUID,
    log: pino({ level: 'error' }),
    wholesaler,
    catalogue,
    accounts: makeAccounts({ db, clock, newId: randomUUID }),
    baskets: createBasketCache(db),
    live: makeLiveHub({ db, catalogue, wholesaler, clock, newId: randomUUID }),
    gateway: sandboxGateway(db),
    askCaptcha: () => Promise.resolve('human'),
    errorReports: null,
  }
}

/** As `webPush.generateVAPIDKeys` makes them. */
export const testPushKeys = {
  publicKey: 'BIPWAMivJD0knFqF-JRkjAqIEM-AW7KguNEzFGE1ioGRnkTPP0C_t_h3fkhN96kbBr0IzhQHz7U_8vBN7YmALXM',
  privateKey: 'OJvBU5ywbcsFr8XzhxsQNqeQobzX1A_rVxJdLaCqS2c',
}

const testSettings: Settings = {
  port: 0,
  host: '127.0.0.1',
  dataFolder: '',
  databaseUrl: undefined,
  demo: false,
  demoProducts: 0,
  publicUrl: undefined,
  smtpUrl: undefined,
  hCaptchaSecret: undefined,
  push: true,
  sandboxPayments: true,
  stripe: undefined,
  errorReportDsn: undefined,
  trustProxy: false,
  trustedDocumentsOnly: false,
  logLevel: 'fatal',
  isDevelopment: false,
}
