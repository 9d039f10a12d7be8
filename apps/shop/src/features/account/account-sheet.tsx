import { useLingui } from '@lingui/react/macro'
import { Sheet } from '@provender/ui/overlays/sheet'
import { useQuery } from '@tanstack/react-query'
import type { PanelProps } from '../../kernel/page/shell-panel.ts'
import { sessionQuery } from '../../kernel/session/shop-queries.ts'
import { AccountLinks } from './account-links.tsx'
import { LogOutButton } from './log-out-button.tsx'

export function AccountSheet({ open, onClose }: PanelProps) {
  const { t } = useLingui()
  const { data } = useQuery(sessionQuery)
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={data?.user.companyName || t`Account`}
      closeLabel={t`Close`}
      side="end"
      footer={<LogOutButton />}
    >
      {data && (
        <p className="border-b border-line py-2 text-small text-ink-2">
          {[data.user.name, data.user.email].filter(Boolean).join(' · ')}
        </p>
      )}
      {data && (
        <nav aria-label={t`My account`} className="py-2">
          <AccountLinks session={data} />
        </nav>
      )}
    </Sheet>
  )
}
