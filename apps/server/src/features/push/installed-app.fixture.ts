import { testPassword } from '../../testing/fill-test-shop.ts'
import type { TestUser } from '../../testing/test-shop.ts'
import type { ApplicationShop } from '../application/application-shop.fixture.ts'
import type { PushAccounts } from './push-accounts.ts'
import type { PushSenders } from './push-senders.ts'
import { openPushShop, type PushShop } from './push-shop.fixture.ts'

export interface InstalledApp {
  readonly token: string
  readonly query: (query: string, variables?: object) => ReturnType<ApplicationShop['post']>
  readonly signIn: (user: TestUser) => Promise<void>
  readonly useSession: (secret: string) => void
  readonly register: (other?: { readonly token: string }) => ReturnType<ApplicationShop['post']>
}

interface AppPushShop {
  readonly push: PushShop
  /** The same device and name has the same token. */
  readonly install: (device: 'ANDROID' | 'IOS', name?: string) => InstalledApp
}

export async function openAppPushShop({
  accounts,
  senders,
}: {
  readonly accounts: PushAccounts
  readonly senders: Pick<PushSenders, 'fcm' | 'apns'>
}): Promise<AppPushShop> {
  const push = await openPushShop({ overrides: { pushAccounts: accounts }, senders })
  return {
    push,
    install: (device, name = 'phone') => installApp(push.application, device, name),
  }
}

function installApp(applicationShop: ApplicationShop, device: 'ANDROID' | 'IOS', name: string): InstalledApp {
  let secret: string | undefined
  const token =
    device === 'ANDROID' ? `fcm-token-of-the-${name}` : Buffer.from(name.padEnd(32, '.')).toString('hex')
  const query: InstalledApp['query'] = (query, variables = {}) =>
    applicationShop.post(query, variables, {
      headers: { devicetype: device, ...(secret === undefined ? {} : { authorization: `Bearer ${secret}` }) },
    })
  return {
    token,
    query,
    useSession: (next) => {
      secret = next
    },
    signIn: async (user) => {
      const { data } = await query('mutation ($e: String!, $p: String!) { login(email: $e, password: $p) }', {
        e: `${user}@shop.example`,
        p: testPassword,
      })
      secret = data.login
    },
    register: (other = { token }) =>
      query(
        'mutation ($token: String!, $channel: AppPushChannel!) { registerAppPush(token: $token, channel: $channel, environment: PRODUCTION) }',
        { token: other.token, channel: device === 'ANDROID' ? 'FCM' : 'APNS' },
      ),
  }
}
