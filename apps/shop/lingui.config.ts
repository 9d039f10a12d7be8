import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

const folder = process.env['WORDS_FOLDER'] ?? '<rootDir>/src/locales'
const sources = '<rootDir>/src'

/** What only who trades reads comes in a file of its own: visitors wait for the first alone. */
const trading = [
  'account',
  'basket',
  'checkout',
  'ledger',
  'order-guide',
  'orders',
  'payment',
  'quick-order',
  'scan',
].map((area) => `${sources}/${area}`)

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'pl', 'tr'],
  catalogs: [
    { path: `${folder}/{locale}`, include: [sources], exclude: trading.map((area) => `${area}/**`) },
    { path: `${folder}/trading/{locale}`, include: trading },
  ],
  format: formatter({ lineNumbers: false, origins: false }),
  orderBy: 'message',
})
