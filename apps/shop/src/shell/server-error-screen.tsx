import { useLingui } from '@lingui/react/macro'
import { ButtonLink } from '@provender/ui/controls/button'
import { DeadEnd } from '@provender/ui/page/empty-state'
import { icon } from '@provender/ui/tokens/icon'
import { hrefOf } from '@provender/web/address/href-of'
import { __iconData as cloudOff } from 'lucide-react/icons/cloud-off'
import { __iconData as wrench } from 'lucide-react/icons/wrench'

const ErrorIcon = icon(cloudOff)
const MaintenanceIcon = icon(wrench)

export function ServerErrorScreen() {
  const { t } = useLingui()
  return (
    <DeadEnd
      code="500"
      icon={<ErrorIcon size="x" />}
      title={t`Server Error`}
      actions={
        <ButtonLink look="go" href={hrefOf({ to: '/' })} target="_self">{t`Please try again`}</ButtonLink>
      }
    >
      {t`Your basket is safe.`}
    </DeadEnd>
  )
}

export function MaintenanceScreen() {
  const { t } = useLingui()
  return (
    <DeadEnd
      icon={<MaintenanceIcon size="x" />}
      title={t`We'll be right back!`}
      actions={
        <ButtonLink look="go" href={hrefOf({ to: '/' })} target="_self">{t`Please try again`}</ButtonLink>
      }
    >
      {t`We are working on the shop. Your basket is safe.`}
    </DeadEnd>
  )
}
