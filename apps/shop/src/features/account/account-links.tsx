import { useLingui } from '@lingui/react/macro'
import { roleMay } from '@provender/domain/permission/permission'
import { icon } from '@provender/ui/tokens/icon'
import { hrefOf } from '@provender/web/address/href-of'
import { __iconData as bell } from 'lucide-react/icons/bell'
import { __iconData as circleHelp } from 'lucide-react/icons/circle-question-mark'
import { __iconData as creditCard } from 'lucide-react/icons/credit-card'
import { __iconData as heart } from 'lucide-react/icons/heart'
import { __iconData as landmark } from 'lucide-react/icons/landmark'
import { __iconData as listOrdered } from 'lucide-react/icons/list-ordered'
import { __iconData as mail } from 'lucide-react/icons/mail'
import { __iconData as receiptText } from 'lucide-react/icons/receipt-text'
import { __iconData as settings } from 'lucide-react/icons/settings'
import { __iconData as shoppingBasket } from 'lucide-react/icons/shopping-basket'
import { __iconData as slidersHorizontal } from 'lucide-react/icons/sliders-horizontal'
import { __iconData as users } from 'lucide-react/icons/users'
import type { ReactNode } from 'react'
import type { SessionQuery } from '../../kernel/session/shell.documents.ts'
import { useConfig } from '../../kernel/session/shop-queries.ts'

const OrdersIcon = icon(receiptText)
const StatementIcon = icon(landmark)
const BasketsIcon = icon(shoppingBasket)
const GuideIcon = icon(listOrdered)
const FavouritesIcon = icon(heart)
const CardIcon = icon(creditCard)
const BellIcon = icon(bell)
const CompanyUsersIcon = icon(users)
const PreferencesIcon = icon(slidersHorizontal)
const SettingsIcon = icon(settings)
const HelpIcon = icon(circleHelp)
const ContactIcon = icon(mail)

interface AccountPageLink {
  readonly href: string
  readonly name: string
  readonly icon: ReactNode
  readonly count?: string | undefined
}

export function useAccountLinks(session: SessionQuery): readonly AccountPageLink[] {
  const { t } = useLingui()
  const { user, unreadNotifications: unread } = session
  const { show } = useConfig()
  return [
    { href: hrefOf({ to: '/account/orders' }), name: t`Orders`, icon: <OrdersIcon /> },
    {
      href: hrefOf({ to: '/account/account-statements' }),
      name: t`Account statement`,
      icon: <StatementIcon />,
    },
    { href: hrefOf({ to: '/baskets' }), name: t`Baskets`, icon: <BasketsIcon /> },
    { href: hrefOf({ to: '/account/order-guide' }), name: t`Order guide`, icon: <GuideIcon /> },
    { href: hrefOf({ to: '/account/my-favourites' }), name: t`My favourites`, icon: <FavouritesIcon /> },
    {
      href: hrefOf({ to: '/account/notifications' }),
      name: t`Notifications`,
      icon: <BellIcon />,
      count: unread > 0 ? t`${unread} unread` : undefined,
    },
    {
      href: hrefOf({ to: '/account/settings/payment-cards' }),
      name: t`My payment cards`,
      icon: <CardIcon />,
    },
    ...(roleMay(user.role, 'company.logins')
      ? [
          {
            href: hrefOf({ to: '/account/settings/colleagues' }),
            name: t`Colleagues`,
            icon: <CompanyUsersIcon />,
          },
        ]
      : []),
    {
      href: hrefOf({ to: '/account/settings/preferences' }),
      name: t`Preferences`,
      icon: <PreferencesIcon />,
    },
    { href: hrefOf({ to: '/account/settings' }), name: t`Account settings`, icon: <SettingsIcon /> },
    ...(show.faq || show.reportAProblem
      ? [{ href: hrefOf({ to: '/account/help-centre' }), name: t`Help centre`, icon: <HelpIcon /> }]
      : []),
    ...(show.contactUs
      ? [{ href: hrefOf({ to: '/contact-us' }), name: t`Contact us`, icon: <ContactIcon /> }]
      : []),
  ]
}

export function AccountLinks({ session }: { readonly session: SessionQuery }) {
  const links = useAccountLinks(session)
  return (
    <ul className="-mx-2">
      {links.map(({ href, name, icon, count }) => (
        <li key={href}>
          <a
            href={href}
            className="flex min-h-11 items-center gap-3 rounded-control px-2 text-label hover:bg-sunken"
          >
            {icon}
            {name}
            {count && <span className="text-small figures text-promo">{count}</span>}
          </a>
        </li>
      ))}
    </ul>
  )
}
