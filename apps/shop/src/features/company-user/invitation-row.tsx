import { useLingui } from '@lingui/react/macro'
import { Button } from '@provender/ui/controls/button'
import { StateTag } from '@provender/ui/page/state-tag'
import { useMomentText } from '../../kernel/format/use-moment-text.ts'
import { useNow } from '../../kernel/format/use-now.ts'
import type { CompanyPeopleFieldsFragment } from './company-users.documents.ts'
import { useRoleLabels } from './use-role-labels.ts'
import type { UserActions } from './use-user-actions.ts'

export interface InvitationRowProps {
  readonly invitation: CompanyPeopleFieldsFragment['invitations'][number]
  readonly actions: UserActions
}

export function InvitationRow({ invitation, actions }: InvitationRowProps) {
  const { t } = useLingui()
  const roles = useRoleLabels()
  const momentText = useMomentText()
  const nowMs = useNow()
  const { id, email, role, sentAt, expiresAt } = invitation
  const [sentDate, until] = [momentText(sentAt), momentText(expiresAt)]
  const isOver = nowMs >= Date.parse(expiresAt)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-3">
      <div className="min-w-48 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 text-name">
          <span className="break-all">{email}</span>
          <StateTag tone={role === 'OWNER' ? 'yours' : 'quiet'}>{roles[role].name}</StateTag>
          {isOver && <StateTag tone="low">{t`Expired`}</StateTag>}
        </p>
        <p className="text-small text-ink-2">{t`Sent on ${sentDate}, valid until ${until}`}</p>
      </div>
      <div className="-mx-2 flex gap-1">
        <Button
          look="bare"
          aria-label={t`Send again, ${email}`}
          onClick={() => void actions.sendAgain(email, role)}
        >
          {t`Send again`}
        </Button>
        <Button look="bare" aria-label={t`Withdraw, ${email}`} onClick={() => void actions.withdraw(id)}>
          {t`Withdraw`}
        </Button>
      </div>
    </li>
  )
}
