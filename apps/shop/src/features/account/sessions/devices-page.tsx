import { useLingui } from '@lingui/react/macro'
import { PageHeader } from '@provender/ui/page/page-parts'
import { SignedInDevices } from './signed-in-devices.tsx'

export function DevicesPage() {
  const { t } = useLingui()
  return (
    <div className="max-w-170">
      <PageHeader title={t`Logged-in devices`} />
      <SignedInDevices />
    </div>
  )
}
