import { useLingui } from '@lingui/react/macro'
import { PageHeader } from '@provender/ui/page/page-parts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { sessionQuery } from '../../kernel/session/shop-queries.ts'
import { AccountLinks } from './account-links.tsx'
import { LegalLinks } from './legal-links.tsx'
import { LogOutButton } from './log-out-button.tsx'

export function AccountPage() {
  const { t } = useLingui()
  const session = useSuspenseQuery(sessionQuery).data
  const { user } = session
  return (
    <div className="mx-auto grid max-w-110 gap-6 py-4">
      <div>
        <PageHeader title={user.companyName || t`Account`} detail={t`Account ${user.code}`} />
        <p className="text-ink-2">{[user.name, user.email].filter(Boolean).join(' · ')}</p>
      </div>
      <nav aria-label={t`My account`} className="border-y border-line py-2">
        <AccountLinks session={session} />
      </nav>
      <LegalLinks />
      <div>
        <LogOutButton />
      </div>
    </div>
  )
}
