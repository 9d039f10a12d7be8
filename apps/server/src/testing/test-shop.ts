import { randomUUID } from 'node:crypto'
import { fixedClock } from '@provender/testing/fixed-clock'
import { openTestDb, type TestDb } from '@provender/testing/test-database'
import { createEngine, type SubscriptionResult } from '../composition/graphql/engine.ts'
import { createSchema } from '../composition/graphql/schema.ts'
import { createContext } from '../composition/http/create-context.ts'
import { watchChanges } from '../composition/watch-changes.ts'
import { subscribeToHints } from '../features/live/subscribe-to-hints.ts'
import type { Deps } from '../kernel/deps.ts'
import type { Answer } from '../kernel/graphql/answer.ts'
import { fillTestShop } from './fill-test-shop.ts'
import { createTestDeps, mondayMorning } from './test-deps.ts'

export type TestUser = 'a1' | 'a2' | 'b1'

/** The parts of a server on a separate test database. Operations run in this process. */
export interface TestShop {
  readonly deps: Deps
  readonly clock: ReturnType<typeof fixedClock>
  readonly execute: (caller: TestUser | 'visitor', query: string, variables?: object) => Promise<Answer>
  /** The same with this session secret. */
  readonly askAs: (bearer: string, query: string, variables?: object) => Promise<Answer>
  /** As `ask`; returns the data and fails the test on errors. */
  readonly get: (caller: TestUser | 'visitor', query: string, variables?: object) => Promise<Data>
  readonly listen: (caller: TestUser | 'visitor', variables?: object) => Promise<SubscriptionResult>
  readonly listenAs: (bearer: string, query: string, variables?: object) => Promise<SubscriptionResult>
  /** Receives hints from other servers and polls for their changes, like a running server, until the test ends. */
  readonly goLive: (pollIntervalMs: number) => Promise<void>
  /** A second server on the same database, with some parts replaced. */
  readonly otherServer: (overrides?: Partial<Deps>) => Promise<TestShop>
  readonly close: () => Promise<void>
}

// The query decides the shape of the data.
// oxlint-disable-next-line typescript/no-explicit-any
type Data = any

const schema = createSchema()

export async function openTestShop(ownDatabase?: TestDb): Promise<TestShop> {
  const database = ownDatabase ?? (await openTestDb())
  await fillTestShop(database.db)
  const ends: (() => Promise<void>)[] = []
  const shop = await serve({
    database,
    clock: fixedClock(mondayMorning),
    until: (end) => void ends.push(end),
  })
  return {
    ...shop,
    close: async () => {
      await Promise.all(ends.map((end) => end()))
      await database.close()
    },
  }
}

interface TestShopOptions {
  readonly database: Awaited<ReturnType<typeof openTestDb>>
  readonly clock: ReturnType<typeof fixedClock>
  readonly until: (end: () => Promise<void>) => void
  readonly overrides?: Partial<Deps>
}

async function serve({ database, clock, until, overrides = {} }: TestShopOptions): Promise<TestShop> {
  const deps = { ...(await createTestDeps(database, clock)), ...overrides }
  until(() => deps.pdfs.close())
  const engine = createEngine(schema, { isOpen: false })
  const secrets = new Map<string, string>()
  const secretOf = async (user: TestUser): Promise<string> => {
    const existing = secrets.get(user)
    if (existing) return existing
    const { id } = await deps.db
      .selectFrom('login')
      .select('id')
      .where('email', '=', `${user}@shop.example`)
      .executeTakeFirstOrThrow()
    const { secret } = await deps.accounts.openSession(id, 'web')
    secrets.set(user, secret)
    return secret
  }
  const contextWith = async (headers: Readonly<Record<string, string>>) => {
    const facts = {
      headers,
      cookies: {},
      isFromApp: false,
      ip: '192.0.2.1',
      requestId: randomUUID(),
      cookieRefusal: null,
    }
    return (await createContext(deps, facts, { set: () => {} })).context
  }
  const contextOf = async (caller: TestUser | 'visitor') =>
    await contextWith(caller === 'visitor' ? {} : { authorization: `Bearer ${await secretOf(caller)}` })
  const execute: TestShop['execute'] = async (caller, query, variables = {}) =>
    await engine.execute(
      { query, variables: { ...variables }, operationName: undefined },
      await contextOf(caller),
    )
  return {
    deps,
    clock,
    execute,
    askAs: async (bearer, query, variables = {}) =>
      await engine.execute(
        { query, variables: { ...variables }, operationName: undefined },
        await contextWith({ authorization: `Bearer ${bearer}` }),
      ),
    get: async (caller, query, variables) => {
      const { result } = await execute(caller, query, variables)
      if (result.errors) throw new Error(result.errors.map(({ message }) => message).join('\n'))
      return result.data
    },
    listen: async (caller, variables = {}) =>
      await engine.subscribe(
        { query: listening, variables: { ...variables }, operationName: undefined },
        await contextOf(caller),
      ),
    listenAs: async (bearer, query, variables = {}) =>
      await engine.subscribe(
        { query, variables: { ...variables }, operationName: undefined },
        await contextWith({ authorization: `Bearer ${bearer}` }),
      ),
    goLive: async (pollIntervalMs) => {
      const following = watchChanges(deps)
      const { promise: isUp, resolve } = Promise.withResolvers<void>()
      const checkForChanges = () => {
        following.checkNow()
        resolve()
      }
      const hints = subscribeToHints(deps, { checkForChanges, pollIntervalMs })
      until(async () => {
        deps.live.close()
        await hints.stop()
        await following.stop()
      })
      await isUp
    },
    otherServer: (overrides = {}) => serve({ database, clock, until, overrides }),
    close: () => Promise.resolve(),
  }
}

const listening = `subscription ($path: String, $token: String) {
  live(path: $path, token: $token) { baskets orders unreadNotifications catalogue stock settings }
}`

export function refusalIn(answer: Answer): { readonly code: number; readonly key: string } | undefined {
  const message = answer.result.errors?.[0]?.message
  return message === undefined ? undefined : JSON.parse(message)
}
