import { useLingui } from '@lingui/react/macro'
import { PageHeader } from '@provender/ui/page/page-parts'
import { SignedInDevices } from './signed-in-devices.tsx'

/** The devices on which the user is signed in. */
export function DevicesPage() {
  const { t } = useLingui()
  return (
    <div className="max-w-170">
      <PageHeader title={t`Logged-in devices`} />
      <SignedInDevices />
    </div>
  )
}
