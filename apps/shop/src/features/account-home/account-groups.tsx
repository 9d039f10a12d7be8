import { useLingui } from '@lingui/react/macro'
import { icon } from '@provender/ui/tokens/icon'
import { useQuery } from '@tanstack/react-query'
import { __iconData as chevronRight } from 'lucide-react/icons/chevron-right'
import type { SessionQuery } from '../../kernel/session/shell.documents.ts'
import { AccountLinkMark, useAccountGroups } from '../account/account-links.tsx'
import { balanceQuery, isOverdue } from '../account/balance-query.ts'

const NextIcon = icon(chevronRight)

/** The pages of the account, where no rail has them. */
export function AccountGroups({ session }: { readonly session: SessionQuery }) {
  const { t } = useLingui()
  const groups = useAccountGroups(session, isOverdue(useQuery(balanceQuery).data))
  return (
    <nav aria-label={t`My account`} className="grid gap-x-6 gap-y-4 tablet:grid-cols-2">
      {groups.map(({ name, links }) => (
        <section key={name} aria-label={name}>
          <h2 className="pb-1 text-micro text-ink-3">{name}</h2>
          <ul>
            {links.map((link) => (
              <li key={link.href} className="border-b border-line">
                <a
                  href={link.href}
                  className="grid min-h-12 grid-cols-[24px_minmax(0,1fr)_auto_auto] items-center gap-3 text-label"
                >
                  <span className="text-ink-2">{link.icon}</span>
                  <span className="wrap-anywhere">{link.name}</span>
                  <AccountLinkMark link={link} />
                  <span className="col-start-4 text-ink-3">
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
