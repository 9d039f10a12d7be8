import { useLingui } from '@lingui/react/macro'
import { roleMay } from '@provender/domain/permission/permission'
import { icon } from '@provender/ui/tokens/icon'
import { hrefOf } from '@provender/web/address/href-of'
import { __iconData as bell } from 'lucide-react/icons/bell'
import { __iconData as circleHelp } from 'lucide-react/icons/circle-question-mark'
import { __iconData as creditCard } from 'lucide-react/icons/credit-card'
import { __iconData as heart } from 'lucide-react/icons/heart'
import { __iconData as landmark } from 'lucide-react/icons/landmark'
import { __iconData as listChecks } from 'lucide-react/icons/list-checks'
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
const GuideIcon = icon(listChecks)
const FavouritesIcon = icon(heart)
const CardIcon = icon(creditCard)
const BellIcon = icon(bell)
const CompanyUsersIcon = icon(users)
const PreferencesIcon = icon(slidersHorizontal)
const SettingsIcon = icon(settings)
const HelpIcon = icon(circleHelp)
const ContactIcon = icon(mail)

export interface AccountLink {
  readonly href: string
  readonly name: string
  readonly icon: ReactNode
  readonly unread?: number
  readonly isOverdue?: boolean
}

export interface AccountGroup {
  readonly name: string
  readonly links: readonly AccountLink[]
}

/** The pages of the account, in the order in which a customer needs them. */
export function useAccountGroups(
  { user, unreadNotifications }: SessionQuery,
  isOverdue = false,
): readonly AccountGroup[] {
  const { t } = useLingui()
  const { show } = useConfig()
  const groups = [
    {
      name: t`Buying`,
      links: [
        { href: hrefOf({ to: '/account/orders' }), name: t`Orders`, icon: <OrdersIcon /> },
        { href: hrefOf({ to: '/account/order-guide' }), name: t`Order guide`, icon: <GuideIcon /> },
        { href: hrefOf({ to: '/baskets' }), name: t`Baskets`, icon: <BasketsIcon /> },
        { href: hrefOf({ to: '/account/my-favourites' }), name: t`My favourites`, icon: <FavouritesIcon /> },
      ],
    },
    {
      name: t`Money`,
      links: [
        {
          href: hrefOf({ to: '/account/account-statements' }),
          name: t`Account statement`,
          icon: <StatementIcon />,
          isOverdue,
        },
        {
          href: hrefOf({ to: '/account/settings/payment-cards' }),
          name: t`My payment cards`,
          icon: <CardIcon />,
        },
      ],
    },
    {
      name: t`Company`,
      links: [
        {
          href: hrefOf({ to: '/account/settings/colleagues' }),
          name: t`Colleagues`,
          icon: <CompanyUsersIcon />,
          isShown: roleMay(user.role, 'company.logins'),
        },
        { href: hrefOf({ to: '/account/settings' }), name: t`Account settings`, icon: <SettingsIcon /> },
      ],
    },
    {
      name: t({ message: 'You', context: 'group of pages' }),
      links: [
        {
          href: hrefOf({ to: '/account/notifications' }),
          name: t`Notifications`,
          icon: <BellIcon />,
          unread: unreadNotifications,
        },
        {
          href: hrefOf({ to: '/account/settings/preferences' }),
          name: t`Preferences`,
          icon: <PreferencesIcon />,
        },
      ],
    },
    {
      name: t`Help`,
      links: [
        {
          href: hrefOf({ to: '/account/help-centre' }),
          name: t`Help centre`,
          icon: <HelpIcon />,
          isShown: show.faq || show.reportAProblem,
        },
        {
          href: hrefOf({ to: '/contact-us' }),
          name: t`Contact us`,
          icon: <ContactIcon />,
          isShown: show.contactUs,
        },
      ],
    },
  ] satisfies readonly { name: string; links: readonly (AccountLink & { isShown?: boolean })[] }[]
  return groups
    .map(({ name, links }) => ({
      name,
      links: links.filter((link) => !('isShown' in link) || link.isShown),
    }))
    .filter(({ links }) => links.length > 0)
}

/** What stands at the end of a link: the number of unread notifications, or that an invoice is overdue. */
export function AccountLinkMark({ link: { unread = 0, isOverdue } }: { readonly link: AccountLink }) {
  const { t } = useLingui()
  if (isOverdue) return <span className="text-micro font-[620] text-bad">{t`overdue`}</span>
  if (unread === 0) return null
  return (
    <span className="min-w-4.5 rounded-full bg-promo px-1.25 text-center text-count figures text-on-promo edged">
      <span aria-hidden>{unread}</span>
      <span className="sr-only">{t`${unread} unread`}</span>
    </span>
  )
}

export function AccountLinks({ session }: { readonly session: SessionQuery }) {
  const groups = useAccountGroups(session)
  return (
    <ul className="-mx-2">
      {groups
        .flatMap(({ links }) => links)
        .map((link) => (
          <li key={link.href}>
            <a
              href={link.href}
              className="flex min-h-11 items-center gap-3 rounded-control px-2 text-label hover:bg-sunken"
            >
              {link.icon}
              {link.name}
              <AccountLinkMark link={link} />
            </a>
          </li>
        ))}
    </ul>
  )
}
