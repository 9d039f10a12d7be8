import { useLingui } from '@lingui/react/macro'
import { icon } from '@provender/ui/tokens/icon'
import { hrefOf } from '@provender/web/address/href-of'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useRouteContext, useRouterState } from '@tanstack/react-router'
import { __iconData as arrowLeft } from 'lucide-react/icons/arrow-left'
import type { ReactNode } from 'react'
import { sessionQuery } from '../../kernel/session/shop-queries.ts'
import { useViewer } from '../../kernel/session/viewer.ts'
import { accountLinkOf } from './account-link-of.ts'
import { type AccountLink, useAccountGroups } from './account-links.tsx'
import { AccountRail } from './account-rail.tsx'
import { balanceQuery, isOverdue } from './balance-query.ts'

const BackIcon = icon(arrowLeft)

/** The frame of all pages of the account: their links beside the page, or a way back above it. Nothing for a visitor. */
export function AccountFrame({ children }: { readonly children: ReactNode }) {
  const { isSignedIn } = useViewer()
  // An app has a bar with an arrow and a title.
  const { appFrame } = useRouteContext({ from: '__root__' })
  if (!isSignedIn || appFrame) return children
  return <Frame>{children}</Frame>
}

function Frame({ children }: { readonly children: ReactNode }) {
  const session = useSuspenseQuery(sessionQuery).data
  const pathname = useRouterState({ select: (state) => (state.resolvedLocation ?? state.location).pathname })
  const balance = useQuery(balanceQuery).data
  const groups = useAccountGroups(session, isOverdue(balance))
  const link = accountLinkOf(
    pathname,
    groups.flatMap(({ links }) => links),
  )
  return (
    <div
      data-beside-rail
      className="md:grid md:grid-cols-[224px_minmax(0,1fr)] md:items-start md:gap-x-8 print:block"
    >
      <AccountRail session={session} groups={groups} pathname={pathname} currentHref={link?.href} />
      {/* A button beside a heading must not move it. */}
      <div className="min-w-0 md:[&_[data-page-header]]:mt-2.5 md:[&_[data-page-header]]:mb-2 md:[&_[data-page-header]]:min-h-11 md:[&_[data-page-header]]:items-center">
        <BackLink pathname={pathname} link={link} />
        {children}
      </div>
    </div>
  )
}

interface BackLinkProps {
  readonly pathname: string
  readonly link: AccountLink | undefined
}

/** Leads to the page above. The rail stands in for it on a wide window. */
function BackLink({ pathname, link }: BackLinkProps) {
  const { t } = useLingui()
  const account = hrefOf({ to: '/account' })
  if (pathname === account) return null
  const { href, name } =
    link === undefined || link.href === pathname ? { href: account, name: t`Account` } : link
  return (
    <a
      href={href}
      className="-mb-3 inline-flex min-h-11 items-center gap-1.5 text-label text-accent underline-offset-3 hover:underline md:hidden print:hidden"
    >
      <BackIcon size="s" />
      {name}
    </a>
  )
}
