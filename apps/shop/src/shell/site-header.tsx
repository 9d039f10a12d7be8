import { useLingui } from '@lingui/react/macro'
import { IconButton } from '@provender/ui/controls/icon-button'
import { AccountLink, Header, Mark } from '@provender/ui/page/header'
import { icon } from '@provender/ui/tokens/icon'
import { hrefOf } from '@provender/web/address/href-of'
import { interceptPress } from '@provender/web/input/intercept-press'
import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { __iconData as menu } from 'lucide-react/icons/menu'
import { useLoginHref } from '../kernel/links/login-href.ts'
import type { PanelOpener } from '../kernel/page/shell-panel.ts'
import { pictureUrl } from '../kernel/pictures/pictures.ts'
import { sessionQuery, useConfig } from '../kernel/session/shop-queries.ts'
import { HeaderBasket } from './header-basket.tsx'
import { HeaderDepartments } from './header-departments.tsx'
import { HeaderSearch } from './header-search.tsx'
import { ScrollTop } from './scroll-top.tsx'
import { prefetchPanel } from './shell-panels.tsx'

const MenuIcon = icon(menu)

/**
 * The header of every page (docs/product-rules.md#app-shell). The controls that open panels are links, and the menu a form, so
 * that they work without scripts.
 */
export function SiteHeader({ onPanel }: PanelOpener) {
  const { t } = useLingui()
  const { appName, logoUrl, loginWall, showAttributesAsPage } = useConfig()
  const { isSignedIn } = useRouteContext({ from: '__root__' })
  return (
    <Header
      menu={
        <form
          ref={interceptPress(() => onPanel('menu'), { prepare: () => prefetchPanel('menu') })}
          action={showAttributesAsPage ? hrefOf({ to: '/categories' }) : hrefOf({ to: '/shop' })}
        >
          <IconButton type="submit" label={t`Menu`} aria-haspopup="dialog">
            <MenuIcon size="l" />
          </IconButton>
        </form>
      }
      mark={
        <Mark
          href={hrefOf({ to: '/' })}
          name={appName}
          logo={logoUrl === null ? undefined : pictureUrl(logoUrl)}
          label={t`${appName}, home`}
        />
      }
      search={isSignedIn || !loginWall ? <HeaderSearch /> : undefined}
      toTop={<ScrollTop />}
      account={<HeaderAccount onPanel={onPanel} />}
      basket={<HeaderBasket onPanel={onPanel} />}
      departments={<HeaderDepartments />}
    />
  )
}

function HeaderAccount({ onPanel }: PanelOpener) {
  const { t } = useLingui()
  const { isSignedIn } = useRouteContext({ from: '__root__' })
  const { data } = useQuery({ ...sessionQuery, enabled: isSignedIn })
  const loginHref = useLoginHref(isSignedIn)
  if (!data)
    return (
      <span className="flex items-center">
        {!isSignedIn && (
          <a
            href={hrefOf({ to: '/register' })}
            className="mr-2 text-label link max-lg:hidden"
          >{t`Want to be retailer?`}</a>
        )}
        <AccountLink href={loginHref} name={t`Account`} title={t`Log in`} />
      </span>
    )
  const { user, unreadNotifications: unread } = data
  return (
    <span ref={interceptPress(() => onPanel('account'), { prepare: () => prefetchPanel('account') })}>
      <AccountLink
        href={hrefOf({ to: '/account' })}
        name={user.companyName || t`Account`}
        title={t`Account ${user.code}`}
        unread={unread > 0 ? t`${unread} unread` : undefined}
      />
    </span>
  )
}
