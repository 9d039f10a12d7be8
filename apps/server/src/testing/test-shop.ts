import { randomUUID } from 'node:crypto'
import { fixedClock } from '@provender/testing/fixed-clock'
import { openTestDb } from '@provender/testing/test-database'
import pino from 'pino'
import { makeAccounts } from '../account/accounts.ts'
import { makeBasketBook } from '../basket/basket-book.ts'
import { openCatalogue } from '../catalogue/catalogue-service.ts'
import type { Deps } from '../deps.ts'
import { type Answer, makeEngine } from '../graphql/engine.ts'
import { makeSchema } from '../graphql/schema.ts'
import { makeContext } from '../http/request-context.ts'
import { preparingDb } from '../prepared-statements.ts'
import type { Settings } from '../settings.ts'
import { openWholesaler } from '../wholesaler/wholesaler.ts'
import { fillTestShop } from './fill-test-shop.ts'

export type TestLogin = 'a1' | 'a2' | 'b1'

/** A server's parts on a database of the test's own, asked in this process. */
export interface TestShop {
  readonly deps: Deps
  readonly clock: ReturnType<typeof fixedClock>
  /** Runs an operation as a login, or as a visitor. */
  readonly ask: (who: TestLogin | 'visitor', query: string, variables?: object) => Promise<Answer>
  /** Likewise; gives the data and fails the test when there are errors. */
  readonly get: (who: TestLogin | 'visitor', query: string, variables?: object) => Promise<Data>
  /** A second server on the same database. */
  readonly otherServer: () => Promise<TestShop>
  readonly close: () => Promise<void>
}

// Tests read what they asked for; its shape is the query's.
// oxlint-disable-next-line typescript/no-explicit-any
type Data = any

/** A Monday morning: open until eight, next delivery tomorrow. */
const now = Date.parse('2026-11-23T10:00:00Z')

const schema = makeSchema()

export async function openTestShop(): Promise<TestShop> {
  const database = await openTestDb()
  await fillTestShop(database.db)
  const shop = await serve(database, fixedClock(now))
  return { ...shop, close: () => database.close() }
}

async function serve(
  database: Awaited<ReturnType<typeof openTestDb>>,
  clock: ReturnType<typeof fixedClock>,
): Promise<TestShop> {
  const deps = await makeTestDeps(database, clock)
  const engine = makeEngine(schema, { isOpen: false })
  const secrets = new Map<string, string>()
  const secretOf = async (login: TestLogin): Promise<string> => {
    const known = secrets.get(login)
    if (known) return known
    const { id } = await deps.db
      .selectFrom('login')
      .select('id')
      .where('email', '=', `${login}@shop.example`)
      .executeTakeFirstOrThrow()
    const { secret } = await deps.accounts.openSession(id, 'web')
    secrets.set(login, secret)
    return secret
  }
  const ask: TestShop['ask'] = async (who, query, variables = {}) => {
    const headers = who === 'visitor' ? {} : { authorization: `Bearer ${await secretOf(who)}` }
    const facts = { headers, cookies: {}, ip: '192.0.2.1', requestId: randomUUID(), isSameOrigin: true }
    const { context } = await makeContext(deps, facts, { set: () => {} })
    return await engine.execute({ query, variables: { ...variables }, operationName: undefined }, context)
  }
  return {
    deps,
    clock,
    ask,
    get: async (who, query, variables) => {
      const { result } = await ask(who, query, variables)
      if (result.errors) throw new Error(result.errors.map(({ message }) => message).join('\n'))
      return result.data
    },
    otherServer: () => serve(database, clock),
    close: () => Promise.resolve(),
  }
}

/** The parts of a server on a database. */
export async function makeTestDeps(
  { pool, runLong }: Awaited<ReturnType<typeof openTestDb>>,
  clock: ReturnType<typeof fixedClock>,
): Promise<Deps> {
  const db = preparingDb(pool)
  const wholesaler = await openWholesaler(db)
  return {
    db,
    pool,
    runLong,
    clock,
    settings: testSettings,
    secrets: { tokenKey: Buffer.alloc(32, 7) },
    newId: randomUUID,
    log: pino({ level: 'error' }),
    wholesaler,
    catalogue: await openCatalogue(db, wholesaler),
    accounts: makeAccounts({ db, clock, newId: randomUUID }),
    baskets: makeBasketBook(db),
  }
}

const testSettings: Settings = {
  port: 0,
  host: '127.0.0.1',
  dataFolder: '',
  databaseUrl: undefined,
  demo: false,
  demoProducts: 0,
  publicUrl: undefined,
  trustProxy: false,
  logLevel: 'fatal',
  isDevelopment: false,
}

/** The key and code of the first refusal of an answer. */
export function refusalIn(answer: Answer): { readonly code: number; readonly key: string } | undefined {
  const message = answer.result.errors?.[0]?.message
  return message === undefined ? undefined : JSON.parse(message)
}
