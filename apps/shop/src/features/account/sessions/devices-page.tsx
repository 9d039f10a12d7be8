import { useLingui } from '@lingui/react/macro'
import { SettingsHeader } from '../../../kernel/page/settings-header.tsx'
import { SignedInDevices } from './signed-in-devices.tsx'

export function DevicesPage() {
  const { t } = useLingui()
  return (
    <div className="max-w-170">
      <SettingsHeader title={t`Logged-in devices`} />
      <SignedInDevices />
    </div>
  )
}
