import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'
import { languages } from '@provender/domain/languages'

const folder = process.env['WORDS_FOLDER'] ?? '<rootDir>/src/locales'
const sources = '<rootDir>/src'
const web = '<rootDir>/../../packages/web/src'

/** Texts for signed-in users are in their own file, so that visitors wait only for the first. */
const trading = [
  ...routesWith('trading'),
  `${sources}/kernel/state/use-failure-toast.ts`,
  `${web}/page/password-dialog.tsx`,
  `${web}/page/remove-dialog.tsx`,
  `${sources}/features/catalogue/last-bought.tsx`,
  `${sources}/features/catalogue/use-wish-labels.ts`,
  `${sources}/features/search/use-trading-texts.ts`,
  ...areas([
    'account/*',
    'account-home',
    'basket',
    'basket-store',
    'checkout',
    'dashboard',
    'favourite',
    'ledger',
    'order',
    'order-guide',
    'payment',
    'push',
    'quick-order',
    'scan',
    'server-choice',
    'usual',
  ]),
]

/** Texts about accounts, companies and help, loaded with the first page that needs them, and those that only the server renders. */
const service = [
  ...routesWith('service'),
  `${sources}/shell/late-script.tsx`,
  `${sources}/shell/without-script.tsx`,
  `${web}/form/**`,
  `${sources}/kernel/page/owners-only.tsx`,
  `${web}/upload/**`,
  ...areas([
    'account/second-factor',
    'account/sessions',
    'account/settings',
    'app-offer',
    'application',
    'claim',
    'company-user',
    'consent',
    'contact',
    'content',
    'notification',
    'onboarding',
    'site',
  ]),
]

/** Texts of what only an installed app shows. */
const app = [`${sources}/shell/app/**`, ...areas(['app-home'])]

/** The routes whose pages load these texts, for the titles of the pages. */
function routesWith(texts: 'trading' | 'service'): string[] {
  const routes = join(import.meta.dirname, 'src/routes')
  return readdirSync(routes)
    .filter((file) => readFileSync(join(routes, file), 'utf8').includes(`texts: '${texts}'`))
    .map((file) => `${sources}/routes/${file}`)
}

function areas(names: readonly string[]): string[] {
  return names.map((name) => `${sources}/features/${name}${name.endsWith('*') ? '' : '/**'}`)
}

export default defineConfig({
  sourceLocale: 'en',
  locales: [...languages],
  catalogs: [
    {
      path: `${folder}/{locale}`,
      include: [sources, web],
      exclude: [...trading, ...service, ...app],
    },
    { path: `${folder}/trading/{locale}`, include: trading },
    { path: `${folder}/service/{locale}`, include: service },
    { path: `${folder}/app/{locale}`, include: app },
  ],
  format: formatter({ lineNumbers: false, origins: false }),
  orderBy: 'message',
})
