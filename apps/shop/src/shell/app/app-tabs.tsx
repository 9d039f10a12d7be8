import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { platform } from '@provender/platform/current'
import { Mark } from '@provender/ui/page/header'
import { TabBar } from '@provender/ui/page/tab-bar'
import { icon } from '@provender/ui/tokens/icon'
import { hrefOf } from '@provender/web/address/href-of'
import { feel, setFelt } from '@provender/web/input/feel'
import { isKeyboardOpen, subscribeToKeyboard } from '@provender/web/input/keyboard'
import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { __iconData as house } from 'lucide-react/icons/house'
import { __iconData as scanBarcode } from 'lucide-react/icons/scan-barcode'
import { __iconData as search } from 'lucide-react/icons/search'
import { __iconData as shoppingBasket } from 'lucide-react/icons/shopping-basket'
import { __iconData as store } from 'lucide-react/icons/store'
import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { useBaskets } from '../../features/basket-store/use-basket.ts'
import { loginHrefTo } from '../../kernel/links/login-href.ts'
import { sessionQuery, useConfig } from '../../kernel/session/shop-queries.ts'
import { useViewer } from '../../kernel/session/viewer.ts'
import { feelChoices } from './feel-choices.ts'
import { type TabHistory, tabOfState } from './tab-history.ts'
import { hasNoTabs, type TabName, tabRoots, tabs } from './tab-of-path.ts'

const icons: Readonly<Record<TabName, ReactNode>> = {
  home: iconOf(house),
  search: iconOf(search),
  scan: iconOf(scanBarcode),
  basket: iconOf(shoppingBasket),
  account: iconOf(store),
}

function iconOf(data: Parameters<typeof icon>[0]): ReactNode {
  const Icon = icon(data)
  return <Icon size="l" />
}

/** Tabs that only signed-in users have. Visitors log in first. */
const needLogin: readonly TabName[] = ['basket', 'account']

/** The five tabs of the app. Each shows its pages as the user left them. */
export function createAppTabs({ place, select }: TabHistory) {
  return function AppTabs() {
    const { t } = useLingui()
    const { isSignedIn } = useViewer()
    const { hapticFeedbackEnabled, appName } = useConfig()
    const { current, hasTabs } = useCurrentTab()
    const counts = useCounts()
    useEffect(() => setFelt(hapticFeedbackEnabled), [hapticFeedbackEnabled])
    useEffect(feelChoices, [])
    const isTyping = useSyncExternalStore(subscribeToKeyboard, isKeyboardOpen, () => false)
    if (isTyping || !hasTabs) return null
    const names: Readonly<Record<TabName, string>> = {
      home: t`Home`,
      search: t`Search`,
      scan: t`Scan`,
      basket: t`Basket`,
      account: t`Account`,
    }
    return (
      <TabBar
        label={t`Main`}
        mark={<Mark href={tabRoots.home} name="" label={t`${appName}, home`} />}
        onPress={(event, { href }) => {
          feel('selection')
          const tab = tabs.find((each) => tabRoots[each] === href)
          if (!tab) return
          event.preventDefault()
          const { tab: last, depth } = place()
          if (tab !== last) select(tab)
          else pressAgain(() => depth > (tab === 'home' ? 0 : 1) && select(tab, { atRoot: true }))
        }}
        tabs={tabs.map((tab, index) => {
          const [count, detail] = counts[tab] ?? []
          const label = [names[tab], detail, t`tab ${index + 1} of ${tabs.length}`].filter(Boolean).join(', ')
          return {
            href: isSignedIn || !needLogin.includes(tab) ? tabRoots[tab] : loginHrefTo(tabRoots[tab]),
            name: names[tab],
            label,
            icon: icons[tab],
            scan: tab === 'scan',
            current: tab === current,
            count: tab === 'basket' ? count : undefined,
            unread: tab === 'account' ? detail : undefined,
          }
        })}
      />
    )
  }
}

/** Scrolls the page to its top, from there opens the first page of the tab, and there focuses the search. */
function pressAgain(toFirstPage: () => boolean | void): void {
  if (scrollY > 0) return scrollTo({ top: 0 })
  if (toFirstPage() === false) document.querySelector<HTMLElement>('[data-app-bar] input')?.focus()
}

function useCurrentTab() {
  const login = hrefOf({ to: '/login' })
  return useRouterState({
    select: ({ location, resolvedLocation }) => {
      const { state, pathname } = resolvedLocation ?? location
      return {
        current: pathname === login ? undefined : tabOfState(state),
        hasTabs: !hasNoTabs(pathname),
      }
    },
    structuralSharing: true,
  })
}

function useCounts(): Readonly<Partial<Record<TabName, readonly [number, string]>>> {
  const { t } = useLingui()
  const { isSignedIn } = useViewer()
  const { active } = useBaskets()
  const { data } = useQuery({ ...sessionQuery, enabled: isSignedIn })
  const lines = active?.lines.length ?? 0
  const unread = data?.unreadNotifications ?? 0
  useEffect(() => platform().app?.showUnread(unread), [unread])
  return {
    ...(lines > 0 ? { basket: [lines, t`${plural(lines, { one: '# line', other: '# lines' })}`] } : {}),
    ...(unread > 0 ? { account: [unread, t`${unread} unread`] } : {}),
  }
}
