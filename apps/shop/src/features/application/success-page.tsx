import { useLingui } from '@lingui/react/macro'
import { ButtonLink } from '@provender/ui/controls/button'
import { Empty } from '@provender/ui/page/empty-state'
import { PageHeader } from '@provender/ui/page/page-parts'
import { icon } from '@provender/ui/tokens/icon'
import { hrefOf } from '@provender/web/address/href-of'
import { Navigate } from '@tanstack/react-router'
import { __iconData as circleCheck } from 'lucide-react/icons/circle-check'
import { PhoneLink } from '../../kernel/page/phone-link.tsx'
import { useConfig } from '../../kernel/session/shop-queries.ts'
import { useIsDone } from './done-task.ts'

const DoneIcon = icon(circleCheck)

export function RegisterSuccessPage() {
  const { t } = useLingui()
  const { activateCallPhoneNumber, contactEmailAddress } = useConfig()
  const isDone = useIsDone('application')
  if (!isDone) return isDone === false && <Navigate to="/register" replace />
  return (
    <div className="mx-auto max-w-150 py-4">
      <PageHeader title={t`Thank you for applying`} />
      <Empty
        icon={<DoneIcon size="x" />}
        title={t`Account Activation Required`}
        actions={<ButtonLink href={hrefOf({ to: '/' })}>{t`Go to the shop`}</ButtonLink>}
      >
        {t`We have your application. Your account has to be activated before its first use; we'll e-mail you when it is.`}{' '}
        {(activateCallPhoneNumber || contactEmailAddress) && t`Is it urgent? Please contact or call us.`}{' '}
        {activateCallPhoneNumber && <PhoneLink number={activateCallPhoneNumber} />}{' '}
        {contactEmailAddress && (
          <a href={`mailto:${contactEmailAddress}`} className="link">
            {contactEmailAddress}
          </a>
        )}
      </Empty>
    </div>
  )
}

export function ResetSuccessPage() {
  const { t } = useLingui()
  const isDone = useIsDone('new-password')
  if (!isDone) return isDone === false && <Navigate to="/reset-password" replace />
  return (
    <div className="mx-auto max-w-150 py-4">
      <PageHeader title={t`Your password is changed`} />
      <Empty
        icon={<DoneIcon size="x" />}
        title={t`You can log in with your new password`}
        actions={<ButtonLink look="go" href={hrefOf({ to: '/login' })}>{t`Log in`}</ButtonLink>}
      >
        {t`You were logged out on all other devices.`}
      </Empty>
    </div>
  )
}
