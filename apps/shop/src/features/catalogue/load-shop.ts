import { msg } from '@lingui/core/macro'
import { notFound, redirect } from '@tanstack/react-router'
import { nextSearch } from '../../kernel/app/current-location.ts'
import type { PageMetadata } from '../../kernel/app/document-head.ts'
import type { RouterContext } from '../../kernel/app/router-context.ts'
import { departmentsQuery, sessionQuery, shellOf, shellQuery } from '../../kernel/app/shop-queries.ts'
import { viewerOf } from '../../kernel/app/viewer.ts'
import { categoryPath } from './category-path.ts'
import { confirmedAt } from './device/device-first.ts'
import { canSeeCatalogue } from './login-wall.ts'
import { pageRangeAt, type PageRange } from './page-range.ts'
import { readShopAddress } from './read-shop-address.ts'
import { shopHref, type ShopSearch, type ShopState, wholeShop } from './shop-address.ts'
import { readRun } from './shop-query.ts'
import { shopTitle } from './shop-title.ts'

export interface LoadedShop {
  /** False: behind the login wall. */
  readonly isOpen: boolean
  /** As it is shown: without what this viewer cannot have. */
  readonly state: ShopState
  /** The pages of the list that are shown at first. */
  readonly run: PageRange
  readonly head: PageMetadata
}

interface Loading {
  readonly context: RouterContext
  /** As it stands in the address. */
  readonly query: ShopSearch
  /** What the entry of the browser's history keeps. */
  readonly historyState: unknown
  /** The shop is on the screen already: it keeps showing what it has until the new list is there. */
  readonly isStaying: boolean
}

export async function loadShop({ context, query, historyState, isStaying }: Loading): Promise<LoadedShop> {
  const { queryClient, isSignedIn, i18n } = context
  const asked = readShopAddress({ ...query })
  if (asked.flags.has('favourites') && !isSignedIn)
    throw redirect({ to: '/login', search: nextSearch(shopHref(asked)) })
  const run = pageRangeAt(asked.page, historyState)
  if (!(await canSeeCatalogue(context)))
    return { isOpen: false, state: asked, run, head: { title: i18n._(msg`Products`), canonical: undefined } }
  const [departments] = await Promise.all([
    queryClient.ensureQueryData(departmentsQuery),
    queryClient.ensureQueryData(shellQuery),
    isSignedIn ? queryClient.ensureQueryData(sessionQuery) : undefined,
  ])
  const { appName, clearancePriceFilterEnabled } = shellOf(queryClient)
  const { hidesPrices } = viewerOf(queryClient)
  const state = asPermitted(asked, { hidesPrices, clearancePriceFilterEnabled })
  const reading = readRun(queryClient, state, run)
  const trail = state.category === undefined ? [] : categoryPath(departments.categories, state.category)
  // Who comes back to a long list comes back to her place in it: it has to be there first. What the device answers is there at once.
  const isWaiting = !isStaying || run.from < run.to || confirmedAt() !== undefined
  if (!isWaiting) void reading.catch(() => {})
  const products = isWaiting ? (await reading)?.products : undefined
  if (products?.total === 0 && state.category !== undefined && trail.length === 0) throw notFound()
  const title = shopTitle(state, trail, i18n)
  const description = i18n._(msg`${title} at ${appName}: order wholesale food and drink online.`)
  const isEmpty = products?.products.length === 0
  return { isOpen: true, state, run, head: { ...headOf(state, { title, isEmpty }), description } }
}

interface Permitted {
  readonly hidesPrices: boolean
  readonly clearancePriceFilterEnabled: boolean
}

/** Viewers who see no prices cannot sort by them, and a filter that is switched off does nothing (docs/product-rules.md#product-lists). */
function asPermitted(state: ShopState, { hidesPrices, clearancePriceFilterEnabled }: Permitted): ShopState {
  const sort = hidesPrices && state.sort.startsWith('PRICE') ? 'FEATURED' : state.sort
  if (clearancePriceFilterEnabled) return { ...state, sort }
  return { ...state, sort, flags: new Set([...state.flags].filter((flag) => flag !== 'clearance')) }
}

interface Listed {
  readonly title: string
  readonly isEmpty: boolean
}

/** Search engines find the categories, the promotions and what is new; not every way to narrow or sort them, nor their ends. */
function headOf(state: ShopState, { title, isEmpty }: Listed): PageMetadata {
  const { q, category, attributes, flags, page } = state
  const isFound = q === '' && attributes.size === 0 && !flags.has('favourites') && !isEmpty
  return { title, canonical: isFound ? shopHref({ ...wholeShop, category, flags, page }) : undefined }
}
