import { useLingui } from '@lingui/react/macro'
import { TabBar } from '@provender/ui/page/tab-bar'
import { icon } from '@provender/ui/tokens/icon'
import { hrefOf } from '@provender/web/address/href-of'
import { vibrateForTouch } from '@provender/web/input/haptics'
import { isKeyboardOpen, subscribeToKeyboard } from '@provender/web/input/keyboard'
import { useRouterState } from '@tanstack/react-router'
import { __iconData as house } from 'lucide-react/icons/house'
import { __iconData as receiptText } from 'lucide-react/icons/receipt-text'
import { __iconData as scanBarcode } from 'lucide-react/icons/scan-barcode'
import { __iconData as shoppingBasket } from 'lucide-react/icons/shopping-basket'
import { __iconData as store } from 'lucide-react/icons/store'
import { useSyncExternalStore } from 'react'
import { activeBasketHref } from '../features/basket-store/active-basket-href.ts'
import { useBaskets } from '../features/basket-store/use-basket.ts'
import { loginHrefTo } from '../kernel/links/login-href.ts'
import { useConfig } from '../kernel/session/shop-queries.ts'
import { useViewer } from '../kernel/session/viewer.ts'

const HouseIcon = icon(house)
const OrdersIcon = icon(receiptText)
const ScanIcon = icon(scanBarcode)
const BasketIcon = icon(shoppingBasket)
const AccountIcon = icon(store)

const hrefs = {
  home: hrefOf({ to: '/' }),
  orders: hrefOf({ to: '/account/orders' }),
  scan: hrefOf({ to: '/scan' }),
  baskets: hrefOf({ to: '/baskets' }),
  account: hrefOf({ to: '/account' }),
  login: hrefOf({ to: '/login' }),
}

/** The tab bar with the five main sections on a phone. In an app it makes room for the keyboard. */
export function SiteTabs() {
  const { t } = useLingui()
  const { isSignedIn } = useViewer()
  const { active } = useBaskets()
  const { hapticFeedbackEnabled } = useConfig()
  const pathname = useRouterState({ select: (state) => (state.resolvedLocation ?? state.location).pathname })
  const isTyping = useSyncExternalStore(subscribeToKeyboard, isKeyboardOpen, () => false)
  const hrefForUser = (href: string) => (isSignedIn ? href : loginHrefTo(href))
  const isIn = (href: string) => pathname === href || pathname.startsWith(`${href}/`)
  const isOrders = isIn(hrefs.orders)
  if (isTyping) return null
  return (
    <TabBar
      label={t`Main`}
      onPress={() => vibrateForTouch(hapticFeedbackEnabled)}
      tabs={[
        { href: hrefs.home, name: t`Home`, icon: <HouseIcon size="l" />, current: pathname === hrefs.home },
        {
          href: hrefForUser(hrefs.orders),
          name: t`Orders`,
          icon: <OrdersIcon size="l" />,
          current: isOrders,
        },
        {
          href: hrefs.scan,
          name: t`Scan`,
          icon: <ScanIcon />,
          scan: true,
          current: isIn(hrefs.scan),
        },
        {
          href: hrefForUser(activeBasketHref),
          name: t`Basket`,
          icon: <BasketIcon size="l" />,
          count: active?.lines.length,
          current: isIn(hrefs.baskets),
        },
        {
          href: hrefForUser(hrefs.account),
          name: t`Account`,
          icon: <AccountIcon size="l" />,
          current: (isIn(hrefs.account) && !isOrders) || isIn(hrefs.login),
        },
      ]}
    />
  )
}
