import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

const folder = process.env['WORDS_FOLDER'] ?? '<rootDir>/src/locales'
const sources = '<rootDir>/src'

/** What only who trades reads comes in a file of its own: visitors wait for the first alone. */
const trading = areas([
  'account',
  'basket',
  'checkout',
  'dashboard',
  'ledger',
  'order-guide',
  'orders',
  'payment',
  'push',
  'quick-order',
  'scan',
])

/** What is about a login, a company or getting help: fetched with the first page of it. */
const service = areas([
  'app-offer',
  'consent',
  'contact',
  'content',
  'help',
  'joining',
  'notifications',
  'onboarding',
  'sessions',
  'settings',
  'upload',
])

function areas(names: readonly string[]): string[] {
  return names.map((name) => `${sources}/${name}`)
}

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'pl', 'tr'],
  catalogs: [
    {
      path: `${folder}/{locale}`,
      include: [sources],
      exclude: [...trading, ...service].map((area) => `${area}/**`),
    },
    { path: `${folder}/trading/{locale}`, include: trading },
    { path: `${folder}/service/{locale}`, include: service },
  ],
  format: formatter({ lineNumbers: false, origins: false }),
  orderBy: 'message',
})
