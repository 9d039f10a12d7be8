import { expect, test } from 'vitest'
import { findBoundaryViolations, needsOf } from './boundaries.ts'

const accounts = {
  path: 'apps/server/src/features/account/accounts.ts',
  text: `declare module '../../kernel/deps.ts' { interface Deps { readonly accounts: Accounts; end(): void } }`,
}
const baskets = {
  path: 'apps/shop/src/features/basket-store/connect-basket-store.ts',
  text: `declare module '../../kernel/app/shop-state.ts' { interface ShopState { readonly baskets: Baskets } }`,
}
const jobs = {
  path: 'apps/shop/src/features/dashboard/load-dashboard.ts',
  text: `declare module '../../kernel/state/features.ts' { interface SignedInFeatures { readonly Jobs: Jobs } }`,
}
const found = (path: string, text: string) =>
  findBoundaryViolations(needsOf([accounts, baskets, jobs, { path, text }]))
const inSite = (text: string) => found('apps/server/src/features/site/schema.ts', text)

test('the use of a member without a declared import is reported by its name and its feature', () => {
  expect(inSite('await context.deps.accounts.invalidateCompany(id)')).toEqual([
    'apps/server/src/features/site/schema.ts uses accounts of Deps, which apps/server/src/features/account/accounts.ts adds: ' +
      'the feature site may not import account, which builds on it (account → site): reverse this dependency',
  ])
  expect(found('apps/server/src/kernel/clock.ts', 'deps.accounts.end()')).toEqual([
    expect.stringContaining('uses accounts of Deps'),
  ])
  expect(found('apps/shop/src/features/consent/a.ts', 'const { baskets } = useShopState()')).toEqual([
    expect.stringContaining('uses baskets of ShopState'),
  ])
})

test.each([
  'deps.accounts',
  'deps?.accounts?.passwords',
  'deps!.accounts',
  `deps['accounts']`,
  'const own = shop.deps.accounts',
  'const { db, accounts: own } = context.deps',
  'const { deps: { accounts } } = context',
  '({ accounts } = deps)',
  'function end({ accounts }: Deps) {}',
  'const end = (_root, { accounts }: SiteDeps) => accounts',
  'const resolve = (_root, _args, { deps: { accounts } }) => accounts',
  `type SiteDeps = Pick<Deps, 'accounts'>`,
  `type SiteDeps = Pick<Deps, 'db' | 'accounts'> & Other`,
  `interface SiteDeps extends Pick<Deps, 'db' | 'accounts'> {}`,
  `let own: Deps['accounts']`,
  'deps.end()',
])('is seen in any syntax: %s', (text) => {
  expect(inSite(text)).toHaveLength(1)
})

const inConsent = (text: string) => found('apps/shop/src/features/consent/a.tsx', text)

test.each([
  'const state = useShopState(); state.baskets.flush()',
  'const flush = (state: ShopState) => state.baskets.flush()',
  'function flush(of: Tab, state?: ShopState) { const { baskets } = state }',
  'const page = <signedInFeatures.Jobs />',
  'const page = <state.signedInFeatures.Jobs />',
  'const page = signedInFeatures && <signedInFeatures.Jobs />',
  'const { Jobs = Fragment } = signedInFeatures ?? {}',
])('is seen under any name of its value, and in JSX: %s', (text) => {
  expect(inConsent(text)).toHaveLength(1)
})

test.each([
  'const state = useShop(); state.baskets.flush()',
  'const flush = (state: ShopPageState) => state.baskets',
  'const page = <tiles.Jobs />',
  'const page = <Jobs />',
])('a value of another type does not count: %s', (text) => {
  expect(inConsent(text)).toEqual([])
})

test.each([
  'context.deps.db',
  'answer.accounts',
  'const { accounts } = answer',
  'const list = { deps: 1, accounts: 2 }',
  `type Named = Pick<Answer, 'accounts'>`,
  '// deps.accounts',
])('nothing else counts: %s', (text) => {
  expect(inSite(text)).toEqual([])
})

test('the feature that adds a member, one that may import it, tests and what is above features use it', () => {
  const text = 'context.deps.accounts'
  for (const path of [
    'features/account/schema.ts',
    'features/staff/schema.ts',
    'features/site/sites.db.test.ts',
    'composition/http/app.ts',
  ])
    expect(found(`apps/server/src/${path}`, text)).toEqual([])
  // Another app has other members.
  expect(found('apps/shop/src/features/site/a.ts', text)).toEqual([])
})
