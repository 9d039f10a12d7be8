import { createSecretKey, generateKeyPairSync, randomUUID } from 'node:crypto'
import type { ConnectedPool } from '@provender/db/connect-pool'
import pino from 'pino'
import { createAccounts } from '../features/account/accounts.ts'
import { createBasketCache } from '../features/basket/basket-cache.ts'
import { sandboxGateway } from '../features/card/sandbox/sandbox-gateway.ts'
import { openCatalogue } from '../features/catalogue/catalogue-service.ts'
import { createPdfMaker } from '../features/ledger/pdf/pdf-maker.ts'
import { createLiveHub } from '../features/live/live-hub.ts'
import type { ApnsAccount } from '../features/push/push-accounts.ts'
import { createSiteChanges } from '../features/site/site-changes.ts'
import { createStaffSessions } from '../features/staff/staff-sessions.ts'
import { openWholesaler } from '../features/wholesaler/wholesaler.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Deps } from '../kernel/deps.ts'
import { createMemoryStore } from '../kernel/files/memory-store.fixture.ts'
import { preparingDb } from '../kernel/prepared-statements.ts'
import type { Settings } from '../kernel/settings.ts'
import { createWriteGate } from '../kernel/write-gate.ts'

/** A Monday morning: open until eight, with the next delivery tomorrow. */
export const mondayMorning = Date.parse('2026-11-23T10:00:00Z')

/** Creates the parts of a server on a database. */
export async function createTestDeps(
  { pool, runLong, listen }: Omit<ConnectedPool, 'db'>,
  clock: Clock,
): Promise<Deps> {
  const log = pino({ level: 'error' })
  const writeGate = createWriteGate(pool, { error: () => {}, info: () => {} })
  const db = preparingDb(pool, { onUnanswered: writeGate.close })
  const wholesaler = await openWholesaler(db)
  const catalogue = await openCatalogue({ db, runLong }, { wholesaler, clock, writeGate })
  const siteChanges = createSiteChanges()
  const store = createMemoryStore()
  return {
    db,
    pool,
    runLong,
    listen,
    clock,
    readNowMs: () => Promise.resolve(clock.nowMs()),
    serverId: randomUUID(),
    settings: testSettings,
    secrets: { tokenKey: createSecretKey(Buffer.alloc(32, 7)), pushKeys: testPushKeys },
    files: { current: store, all: [store] },
    pdfs: createPdfMaker(),
    newId: randomUUID,
    log,
    writeGate,
    wholesaler,
    catalogue,
    siteChanges,
    accounts: createAccounts({ db, clock, newId: randomUUID, siteChanges, writeGate, sessionMaxDays: 180 }),
    staffSessions: createStaffSessions({ db, clock, writeGate }),
    baskets: createBasketCache(db),
    live: createLiveHub({ db, catalogue, wholesaler, clock, newId: randomUUID }),
    gateway: sandboxGateway(db),
    pushAccounts: { fcm: undefined, apns: testApnsAccount },
    verifyCaptcha: () => Promise.resolve('human'),
    errorReports: null,
  }
}

export const testPushKeys = {
  publicKey: 'BIPWAMivJD0knFqF-JRkjAqIEM-AW7KguNEzFGE1ioGRnkTPP0C_t_h3fkhN96kbBr0IzhQHz7U_8vBN7YmALXM',
  privateKey: 'OJvBU5ywbcsFr8XzhxsQNqeQobzX1A_rVxJdLaCqS2c',
}

const testApnsAccount: ApnsAccount = {
  topic: 'com.example.orders',
  teamId: 'A1B2C3D4E5',
  keyId: 'ABC123DEFG',
  key: generateKeyPairSync('ec', { namedCurve: 'prime256v1' }).privateKey,
  urls: { PRODUCTION: 'https://production.example', SANDBOX: 'https://sandbox.example' },
}

const testSettings: Settings = {
  port: 0,
  host: '127.0.0.1',
  dataFolder: '',
  mountedKeys: {},
  files: 'disk',
  s3: undefined,
  filesKeepDays: 14,
  databaseUrl: undefined,
  databasePool: 10,
  databaseDurability: 'disk',
  readOnly: false,
  migrate: 'auto',
  demo: false,
  demoProducts: 0,
  publicUrl: undefined,
  sessionMaxDays: 180,
  drainSeconds: 0,
  smtpUrl: undefined,
  hCaptchaSecret: undefined,
  push: true,
  appPush: { fcm: undefined, apns: undefined, isTitleOnly: false },
  sandboxPayments: true,
  stripe: undefined,
  errorReportDsn: undefined,
  tracesEndpoint: undefined,
  trustProxy: false,
  trustedDocumentsOnly: false,
  logLevel: 'fatal',
  isDevelopment: false,
}
