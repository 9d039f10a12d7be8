import { useLingui } from '@lingui/react/macro'
import { hrefOf } from '@provender/web/address/href-of'
import type { SessionQuery } from '../../kernel/session/shell.documents.ts'
import { type AccountGroup, AccountLinkMark } from './account-links.tsx'
import { LogOutButton } from './log-out-button.tsx'

const row =
  'rounded-control px-2.5 text-label text-ink-2 hover:bg-sunken hover:text-ink current:bg-sunken current:bg-[linear-gradient(currentColor,currentColor)] current:bg-[size:3px_20px] current:bg-[position:0_50%] current:bg-no-repeat current:text-ink'
const link = `${row} grid min-h-9 w-full grid-cols-[20px_minmax(0,1fr)_auto] items-center gap-3 text-left pointer-coarse:min-h-11`

export interface AccountRailProps {
  readonly session: SessionQuery
  readonly groups: readonly AccountGroup[]
  readonly pathname: string
  /** The address of the link to which the page belongs. */
  readonly currentHref: string | undefined
}

/** The pages of the account beside each of them. */
export function AccountRail({ session: { user }, groups, pathname, currentHref }: AccountRailProps) {
  const { t } = useLingui()
  const account = hrefOf({ to: '/account' })
  return (
    <nav
      aria-label={t`My account`}
      className="sticky top-below-header mt-4.5 -ml-2.5 hidden max-h-[calc(100dvh-140px-var(--inset-top))] scrollbar-thin gap-3.5 self-start overflow-y-auto pb-2 md:grid print:hidden low:static low:max-h-none"
    >
      <a
        href={account}
        aria-current={pathname === account ? 'page' : undefined}
        className={`${row} grid py-2`}
      >
        <b className="text-[1rem]/5.5 font-[660] wrap-anywhere text-ink">{user.companyName || t`Account`}</b>
        <span className="text-small wrap-anywhere">
          {[t`Account ${user.code}`, user.name].filter(Boolean).join(' · ')}
        </span>
      </a>
      {groups.map(({ name, links }) => (
        <section key={name} aria-label={name}>
          <h2 className="px-2.5 pb-0.5 text-micro text-ink-3">{name}</h2>
          <ul>
            {links.map((page) => (
              <li key={page.href}>
                <a
                  href={page.href}
                  aria-current={
                    page.href === pathname ? 'page' : page.href === currentHref ? 'true' : undefined
                  }
                  className={link}
                >
                  {page.icon}
                  <span>{page.name}</span>
                  <AccountLinkMark link={page} />
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <LogOutButton className={link} />
    </nav>
  )
}
