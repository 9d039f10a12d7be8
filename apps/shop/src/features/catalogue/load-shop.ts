import { msg } from '@lingui/core/macro'
import { notFound, redirect } from '@tanstack/react-router'
import { nextSearch } from '../../kernel/links/login-href.ts'
import type { PageMetadata } from '../../kernel/page/document-head.ts'
import { departmentsQuery, sessionQuery, shellOf, shellQuery } from '../../kernel/session/shop-queries.ts'
import { viewerOf } from '../../kernel/session/viewer.ts'
import type { RouterContext } from '../../kernel/state/router-context.ts'
import { categoryPath } from './category-path.ts'
import { confirmedAt } from './device/device-first-query.ts'
import { canSeeCatalogue } from './login-wall.ts'
import { storedPageRange, type PageRange } from './page-range.ts'
import { parseShopAddress } from './parse-shop-address.ts'
import { shopHref, type ShopSearch, type ShopPageState, unfilteredShop } from './shop-address.ts'
import { fetchPageRange } from './shop-query.ts'
import { shopTitle } from './shop-title.ts'

export interface LoadedShop {
  readonly isOpen: boolean
  readonly state: ShopPageState
  readonly pages: PageRange
  readonly head: PageMetadata
}

interface Loading {
  readonly context: RouterContext
  readonly query: ShopSearch
  readonly historyState: unknown
  readonly isStaying: boolean
}

export async function loadShop({ context, query, historyState, isStaying }: Loading): Promise<LoadedShop> {
  const { queryClient, isSignedIn, i18n } = context
  const requested = parseShopAddress({ ...query })
  if (requested.flags.has('favourites') && !isSignedIn)
    throw redirect({ to: '/login', search: nextSearch(shopHref(requested)) })
  const pages = storedPageRange(requested.page, historyState)
  if (!(await canSeeCatalogue(context)))
    return {
      isOpen: false,
      state: requested,
      pages,
      head: { title: i18n._(msg`Products`), canonical: undefined },
    }
  const [departments] = await Promise.all([
    queryClient.ensureQueryData(departmentsQuery),
    queryClient.ensureQueryData(shellQuery),
    isSignedIn ? queryClient.ensureQueryData(sessionQuery) : undefined,
  ])
  const { appName, clearancePriceFilterEnabled } = shellOf(queryClient)
  const { hidesPrices } = viewerOf(queryClient)
  const state = permittedState(requested, { hidesPrices, clearancePriceFilterEnabled })
  const fetching = fetchPageRange(queryClient, state, pages)
  const categories = state.category === undefined ? [] : categoryPath(departments.categories, state.category)
  // Wait for a long list, so that the customer returns to their scroll position. Also
  // wait if the device answers: that takes milliseconds.
  const isWaiting = !isStaying || pages.from < pages.to || confirmedAt() !== undefined
  if (!isWaiting) void fetching.catch(() => {})
  const products = isWaiting ? (await fetching)?.products : undefined
  if (products?.total === 0 && state.category !== undefined && categories.length === 0) throw notFound()
  const title = shopTitle(state, categories, i18n)
  const description = i18n._(msg`${title} at ${appName}: order wholesale food and drink online.`)
  const isEmpty = products?.products.length === 0
  return { isOpen: true, state, pages, head: { ...headOf(state, { title, isEmpty }), description } }
}

interface ShopPermissions {
  readonly hidesPrices: boolean
  readonly clearancePriceFilterEnabled: boolean
}

/**
 * Drops sorting by price if the viewer sees no prices, and filters that are
 * switched off (docs/product-rules.md#product-lists).
 */
function permittedState(
  state: ShopPageState,
  { hidesPrices, clearancePriceFilterEnabled }: ShopPermissions,
): ShopPageState {
  const sort = hidesPrices && state.sort.startsWith('PRICE') ? 'FEATURED' : state.sort
  if (clearancePriceFilterEnabled) return { ...state, sort }
  return { ...state, sort, flags: new Set([...state.flags].filter((flag) => flag !== 'clearance')) }
}

interface ListMetadata {
  readonly title: string
  readonly isEmpty: boolean
}

/** Search engines index categories, promotions and new products, but no other filters or sorts, and no empty lists. */
function headOf(state: ShopPageState, { title, isEmpty }: ListMetadata): PageMetadata {
  const { q, category, attributes, flags, page } = state
  const isFound = q === '' && attributes.size === 0 && !flags.has('favourites') && !isEmpty
  return { title, canonical: isFound ? shopHref({ ...unfilteredShop, category, flags, page }) : undefined }
}
