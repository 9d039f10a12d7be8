import type { Deps } from '../../kernel/deps.ts'
import { runNextJob } from '../../kernel/jobs/run-jobs.ts'
import { testPassword } from '../../testing/fill-test-shop.ts'
import { silentLog } from '../../testing/silent-log.ts'
import type { TestUser } from '../../testing/test-shop.ts'
import { type ApplicationShop, openApplicationShop } from '../application/application-shop.fixture.ts'
import { createBrowser, type TestBrowser } from './browser.fixture.ts'
import { pushJob } from './push-job.ts'
import type { PushSenders } from './push-senders.ts'
import {
  createTestAgent,
  openPushService,
  type ReceivedPush,
  type TestPushService,
} from './push-service.fixture.ts'
import { openWebSender } from './web-sender.ts'

export interface VisitingBrowser extends TestBrowser {
  readonly cookies: Map<string, string>
  readonly query: (query: string, variables?: object) => ReturnType<ApplicationShop['post']>
  readonly signIn: (user: TestUser, password?: string) => Promise<void>
  readonly register: (browser?: TestBrowser) => ReturnType<ApplicationShop['post']>
}

export interface PushShop {
  readonly application: ApplicationShop
  readonly service: TestPushService
  readonly registered: (user: TestUser, name?: string) => Promise<VisitingBrowser>
  readonly visits: (name: string) => VisitingBrowser
  /** Creates a notification for a user, like any event. */
  readonly notify: (userId: number, kind: string, productId?: number) => Promise<void>
  /** Sends what is due and returns what the push service has received. */
  readonly send: (by?: Deps) => Promise<readonly ReceivedPush[]>
  readonly registrations: () => Promise<readonly { login_id: number; endpoint: string; language: string }[]>
  readonly close: () => Promise<void>
}

export async function openPushShop({
  overrides = {},
  senders: appSenders = {},
}: {
  readonly overrides?: Partial<Deps>
  readonly senders?: Partial<PushSenders>
} = {}): Promise<PushShop> {
  const applicationShop = await openApplicationShop(overrides)
  const { deps } = applicationShop.shop
  const service = await openPushService(deps.secrets.pushKeys.publicKey)
  const senders = {
    web: openWebSender(createTestAgent(service.route)),
    fcm: undefined,
    apns: undefined,
    ...appSenders,
  }
  const visits = (name: string) => visit(applicationShop, createBrowser(name))
  return {
    application: applicationShop,
    service,
    visits,
    registered: async (user, name = `${user} browser`) => {
      const browser = visits(encodeURIComponent(name))
      await browser.signIn(user)
      await browser.register()
      return browser
    },
    notify: async (userId, kind, productId) => {
      await deps.pool.query('insert into notification (login_id, kind, product_id) values ($1, $2, $3)', [
        userId,
        kind,
        productId ?? null,
      ])
    },
    send: async (by = deps) => {
      const receivedCount = service.received.length
      while (await runNextJob({ db: deps.db, log: silentLog }, { PUSH: pushJob(by, senders) })) {}
      return service.received.slice(receivedCount)
    },
    registrations: async () =>
      (await deps.pool.query('select login_id, endpoint, language from push_registration order by endpoint'))
        .rows,
    close: async () => {
      service.close()
      await applicationShop.close()
    },
  }
}

function visit(applicationShop: ApplicationShop, browser: TestBrowser): VisitingBrowser {
  const cookies = new Map<string, string>()
  const query: VisitingBrowser['query'] = async (query, variables = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await applicationShop.post(query, variables, { headers: cookie === '' ? {} : { cookie } })
    for (const { name, value } of answer.cookies)
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    return answer
  }
  return {
    ...browser,
    cookies,
    query,
    signIn: async (user, password = testPassword) => {
      await query('mutation ($e: String!, $p: String!) { login(email: $e, password: $p) }', {
        e: `${user}@shop.example`,
        p: password,
      })
    },
    register: (target = browser) =>
      query(
        'mutation ($endpoint: String!, $p256dh: String!, $auth: String!) { registerPush(endpoint: $endpoint, p256dh: $p256dh, auth: $auth) }',
        target.subscription,
      ),
  }
}
