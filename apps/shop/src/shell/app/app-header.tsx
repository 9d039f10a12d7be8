import { useLingui } from '@lingui/react/macro'
import { platform } from '@provender/platform/current'
import { AppBar } from '@provender/ui/page/app-bar'
import { BarSlot } from '@provender/ui/page/bar-slot'
import { Mark } from '@provender/ui/page/header'
import { hrefOf } from '@provender/web/address/href-of'
import { useQuery } from '@tanstack/react-query'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { pictureUrl } from '../../kernel/pictures/pictures.ts'
import { sessionQuery, useConfig } from '../../kernel/session/shop-queries.ts'
import { useViewer } from '../../kernel/session/viewer.ts'
import { HeaderSearch } from '../header-search.tsx'
import { barOfPath, type BarKind } from './bar-of-path.ts'
import { ClearSearch } from './clear-search.tsx'
import { titleOfPageBelow } from './page-titles.ts'
import { PullToRefresh } from './pull-to-refresh.tsx'
import { depthOfState, type TabHistory, tabOfState } from './tab-history.ts'

/** The bar above the page. The page renders its title into it. */
export function createAppHeader({ selectLast }: TabHistory) {
  return function AppHeader({ children }: { readonly children: ReactNode }) {
    const [slot, setSlot] = useState<HTMLElement | null>(null)
    const { kind, isBelow } = useBar()
    const isCamera = kind === 'camera'
    // The camera is above the tab from which it was opened, but not in the history.
    useEffect(() => (isCamera ? platform().app?.onBack(selectLast) : undefined), [isCamera])
    return (
      <>
        <Bar kind={kind} isBelow={isBelow} onSlot={setSlot} onLeaveCamera={selectLast} />
        <PullToRefresh />
        <BarSlot value={kind === 'page' || kind === 'root' ? slot : undefined}>{children}</BarSlot>
      </>
    )
  }
}

interface BarProps {
  readonly kind: BarKind
  readonly isBelow: boolean
  readonly onSlot: (slot: HTMLElement | null) => void
  readonly onLeaveCamera: () => void
}

function Bar({ kind, isBelow, onSlot, onLeaveCamera }: BarProps) {
  const back = useBack(kind)
  switch (kind) {
    case 'none':
      return null
    case 'home':
      return (
        <AppBar look="root">
          <ShopMark />
          <CompanyName />
        </AppBar>
      )
    case 'search':
      return (
        <AppBar back={isBelow ? back : undefined}>
          <div className="min-w-0 flex-1">
            <HeaderSearch End={ClearSearch} />
          </div>
        </AppBar>
      )
    case 'first':
      return (
        <AppBar look="first" back={back}>
          <ShopMark />
        </AppBar>
      )
    case 'clear':
      return <AppBar look="clear" back={back} />
    case 'camera':
      return <AppBar look="clear" back={{ ...back, onPress: onLeaveCamera }} />
    case 'root':
      return (
        <AppBar look="root">
          <div ref={onSlot} data-bar-slot />
        </AppBar>
      )
    case 'page':
      return (
        <AppBar back={back}>
          <div ref={onSlot} data-bar-slot />
        </AppBar>
      )
  }
}

function useBar() {
  return useRouterState({
    select: ({ location, matches }) => {
      const isBelow = depthOfState(location.state) > (tabOfState(location.state) === 'home' ? 0 : 1)
      // Of the rendered page, because it puts its title into the bar as soon as it is rendered.
      const page = matches.at(-1)
      const hasQuery = Object.values(page?.search ?? {}).some((value) => value !== undefined)
      return { kind: barOfPath(withoutSlash(page?.pathname ?? '/'), { isBelow, hasQuery }), isBelow }
    },
    structuralSharing: true,
  })
}

function useBack(kind: BarKind) {
  const { t } = useLingui()
  const router = useRouter()
  const title = titleOfPageBelow()
  const isClose = kind === 'first' || kind === 'camera'
  return {
    label: isClose ? t`Close` : title === undefined ? t`Back` : t`Back: ${title}`,
    isClose,
    onPress: () => router.history.back(),
  }
}

function ShopMark() {
  const { t } = useLingui()
  const { appName, logoUrl } = useConfig()
  return (
    <Mark
      href={hrefOf({ to: '/' })}
      name={appName}
      logo={logoUrl === null ? undefined : pictureUrl(logoUrl)}
      label={t`${appName}, home`}
    />
  )
}

function CompanyName() {
  const { isSignedIn } = useViewer()
  const { data } = useQuery({ ...sessionQuery, enabled: isSignedIn })
  if (!data) return null
  return <span className="truncate text-small text-ink-2">{data.user.companyName}</span>
}

/** The router ends the path of a folder's index page with a slash. */
function withoutSlash(path: string): string {
  return path.replace(/(?<=.)\/$/, '')
}
