import { useLingui } from '@lingui/react/macro'
import { icon } from '@provender/ui/icon'
import { __iconData as creditCard } from 'lucide-react/icons/credit-card'
import { __iconData as heart } from 'lucide-react/icons/heart'
import { __iconData as landmark } from 'lucide-react/icons/landmark'
import { __iconData as listOrdered } from 'lucide-react/icons/list-ordered'
import { __iconData as receiptText } from 'lucide-react/icons/receipt-text'
import { __iconData as shoppingBasket } from 'lucide-react/icons/shopping-basket'

const OrdersIcon = icon(receiptText)
const StatementIcon = icon(landmark)
const BasketsIcon = icon(shoppingBasket)
const GuideIcon = icon(listOrdered)
const FavouritesIcon = icon(heart)
const CardIcon = icon(creditCard)

/** The pages of the account. */
export function AccountLinks() {
  const { t } = useLingui()
  const links = [
    { href: '/account/orders', name: t`Orders`, icon: <OrdersIcon /> },
    { href: '/account/account-statements', name: t`Account statement`, icon: <StatementIcon /> },
    { href: '/baskets', name: t`Baskets`, icon: <BasketsIcon /> },
    { href: '/account/order-guide', name: t`Order guide`, icon: <GuideIcon /> },
    { href: '/account/my-favourites', name: t`My favourites`, icon: <FavouritesIcon /> },
    { href: '/account/settings/payment-cards', name: t`My payment cards`, icon: <CardIcon /> },
  ]
  return (
    <ul className="-mx-2">
      {links.map(({ href, name, icon }) => (
        <li key={href}>
          <a
            href={href}
            className="flex min-h-11 items-center gap-3 rounded-control px-2 text-label hover:bg-sunken"
          >
            {icon}
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
