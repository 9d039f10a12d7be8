import { useLingui } from '@lingui/react/macro'

export function useContactLabels() {
  const { t } = useLingui()
  return [
    { field: 'contactName', name: t`Contact name` },
    { field: 'telephone', name: t`Phone number` },
    { field: 'telephone2', name: t`Second phone number` },
    { field: 'mobile', name: t`Mobile` },
    { field: 'fax', name: t`Fax` },
  ] as const
}
