import { msg } from '@lingui/core/macro'
import { notFound, redirect } from '@tanstack/react-router'
import { loginHrefTo } from '../app/here.ts'
import type { PageFacts } from '../app/page-head.ts'
import type { RouterContext } from '../app/router.tsx'
import { departmentsQuery, sessionQuery, shellOf, shellQuery } from '../app/shop-queries.ts'
import { viewerOf } from '../app/viewer.ts'
import { confirmedAt } from '../device/device-first.ts'
import { categoryTrail } from './category-trail.ts'
import { canSeeCatalogue } from './login-wall.ts'
import { shopHref, type ShopState, wholeShop } from './shop-address.ts'
import { shopQuery } from './shop-query.ts'
import { shopTitle } from './shop-title.ts'

export interface LoadedShop {
  /** False: behind the login wall. */
  readonly isOpen: boolean
  /** As it is shown: without what this viewer cannot have. */
  readonly state: ShopState
  readonly head: PageFacts
}

interface Loading {
  readonly context: RouterContext
  readonly asked: ShopState
  /** The shop is on the screen already: it keeps showing what it has until the new list is there. */
  readonly isStaying: boolean
}

export async function loadShop({ context, asked, isStaying }: Loading): Promise<LoadedShop> {
  const { queryClient, isSignedIn, i18n } = context
  if (asked.flags.has('favourites') && !isSignedIn) throw redirect({ href: loginHrefTo(shopHref(asked)) })
  if (!(await canSeeCatalogue(context)))
    return { isOpen: false, state: asked, head: { title: i18n._(msg`Products`), canonical: undefined } }
  const [departments] = await Promise.all([
    queryClient.ensureQueryData(departmentsQuery),
    queryClient.ensureQueryData(shellQuery),
    isSignedIn ? queryClient.ensureQueryData(sessionQuery) : undefined,
  ])
  const state = asPermitted(asked, viewerOf(queryClient).hidesPrices)
  const reading = shopQuery(state).load(queryClient)
  const trail = state.category === undefined ? [] : categoryTrail(departments.categories, state.category)
  if (isStaying && confirmedAt() === undefined) void reading.catch(() => {})
  else if ((await reading).products.total === 0 && state.category !== undefined && trail.length === 0)
    throw notFound()
  const title = shopTitle(state, trail, i18n)
  const { appName } = shellOf(queryClient)
  const description = i18n._(msg`${title} at ${appName}: order wholesale food and drink online.`)
  return { isOpen: true, state, head: { ...headOf(state, title), description } }
}

/** Who sees no prices does not sort by them (specification 9). */
function asPermitted(state: ShopState, hidesPrices: boolean): ShopState {
  return hidesPrices && state.sort.startsWith('PRICE') ? { ...state, sort: 'FEATURED' } : state
}

/** Search engines find the categories, the promotions and what is new; not every way to narrow or sort them. */
function headOf(state: ShopState, title: string): PageFacts {
  const { q, category, attributes, flags, page } = state
  const isFound = q === '' && attributes.size === 0 && !flags.has('favourites')
  return { title, canonical: isFound ? shopHref({ ...wholeShop, category, flags, page }) : undefined }
}
