import { useLingui } from '@lingui/react/macro'
import { icon } from '@provender/ui/tokens/icon'
import { hrefOf } from '@provender/web/address/href-of'
import { __iconData as chevronRight } from 'lucide-react/icons/chevron-right'
import type { SessionQuery } from '../../kernel/session/shell.documents.ts'
import { useAccountLinks } from '../account/account-links.tsx'

const NextIcon = icon(chevronRight)

export function AccountGroups({ session }: { readonly session: SessionQuery }) {
  const { t } = useLingui()
  const links = useAccountLinks(session)
  const groups = [
    {
      name: t`Buying`,
      hrefs: [
        hrefOf({ to: '/account/orders' }),
        hrefOf({ to: '/account/order-guide' }),
        hrefOf({ to: '/baskets' }),
        hrefOf({ to: '/account/my-favourites' }),
      ],
    },
    {
      name: t`Money`,
      hrefs: [
        hrefOf({ to: '/account/account-statements' }),
        hrefOf({ to: '/account/settings/payment-cards' }),
      ],
    },
    {
      name: t`Company`,
      hrefs: [hrefOf({ to: '/account/settings/colleagues' }), hrefOf({ to: '/account/settings' })],
    },
    {
      name: t`This app`,
      hrefs: [hrefOf({ to: '/account/notifications' }), hrefOf({ to: '/account/settings/preferences' })],
    },
    { name: t`Help`, hrefs: [hrefOf({ to: '/account/help-centre' }), hrefOf({ to: '/contact-us' })] },
  ]
  return (
    <nav aria-label={t`My account`} className="grid gap-5 wide:grid-cols-2 wide:gap-x-8">
      {groups
        .map(({ name, hrefs }) => ({ name, pages: links.filter(({ href }) => hrefs.includes(href)) }))
        .filter(({ pages }) => pages.length > 0)
        .map(({ name, pages }) => (
          <section key={name} aria-label={name}>
            <h2 className="text-small text-ink-2">{name}</h2>
            <ul>
              {pages.map((page) => (
                <li key={page.href} className="border-b border-line">
                  <a href={page.href} className="flex min-h-13 items-center gap-3 text-label">
                    {page.icon}
                    <span className="flex-1">{page.name}</span>
                    {page.count && <span className="text-small figures text-promo">{page.count}</span>}
                    <span className="text-ink-3">
                      <NextIcon size="s" />
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
    </nav>
  )
}
