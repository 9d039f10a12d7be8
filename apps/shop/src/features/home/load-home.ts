import { msg } from '@lingui/core/macro'
import { apiQuery } from '@provender/client/api/api-query'
import { hrefOf } from '@provender/web/address/href-of'
import type { PageMetadata } from '../../kernel/page/document-head.ts'
import { shellOf, shellQuery } from '../../kernel/session/shop-queries.ts'
import type { RouterContext } from '../../kernel/state/router-context.ts'
import { canSeeCatalogue } from '../catalogue/login-wall.ts'
import { usualsQuery } from '../usual/usuals-query.ts'
import { Home } from './home.documents.ts'

export const homeQuery = apiQuery(Home, { shelf: 8 })

export interface LoadedHome {
  readonly isOpen: boolean
  readonly head: PageMetadata
}

export async function loadHome(context: RouterContext): Promise<LoadedHome> {
  const { queryClient, isSignedIn, i18n } = context
  const isOpen = await canSeeCatalogue(context)
  const [, home] = await Promise.all([
    queryClient.ensureQueryData(shellQuery),
    isOpen ? queryClient.ensureQueryData(homeQuery) : undefined,
    isSignedIn ? queryClient.ensureQueryData(usualsQuery) : undefined,
    context.signedInFeatures?.loadDashboard(queryClient),
    isSignedIn ? context.appFrame?.loadHome(queryClient) : undefined,
  ])
  const { appName } = shellOf(queryClient)
  const description = i18n._(msg`Order wholesale food and drink online at ${appName}.`)
  const picture = home?.banners[0]?.pictureUrls[0]
  return { isOpen, head: { title: '', description, canonical: hrefOf({ to: '/' }), picture } }
}
