import { hrefOf } from '@provender/web/address/href-of'

export const tabs = ['home', 'search', 'scan', 'basket', 'account'] as const
export type TabName = (typeof tabs)[number]

export const tabRoots: Readonly<Record<TabName, string>> = {
  home: hrefOf({ to: '/' }),
  search: hrefOf({ to: '/search' }),
  scan: hrefOf({ to: '/scan' }),
  basket: hrefOf({ to: '/baskets/detail' }),
  account: hrefOf({ to: '/account' }),
}

/** The tab that begins with this page; undefined for all other pages. */
export function tabWithRoot(href: string): TabName | undefined {
  return tabs.find((tab) => tabRoots[tab] === href)
}

/** The tab of a page that is opened from outside the app. All others belong to the first tab. */
const pagesOfTabs: readonly (readonly [TabName, RegExp])[] = [
  ['home', /^\/account\/order-guide(?=$|[/?#])/],
  ['search', /^\/(?:search|shop|product|brands|categories|countries)(?=$|[/?#])/],
  ['scan', /^\/scan(?=$|[/?#])/],
  ['basket', /^\/(?:baskets|checkout)(?=$|[/?#])/],
  ['account', /^\/account(?=$|[/?#])/],
]

export function tabOfPath(href: string): TabName {
  return pagesOfTabs.find(([, pages]) => pages.test(href))?.[0] ?? 'home'
}

const plainPages = /^\/(?:login|register|reset-password|invitation|onboarding|checkout|scan)(?=$|[/?#])/

/** True for pages with a single task: they have no tabs. */
export function hasNoTabs(path: string): boolean {
  return plainPages.test(path) || /^\/account\/help-centre\/report(?=$|[/?#])/.test(path)
}
