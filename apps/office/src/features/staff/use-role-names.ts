import { useLingui } from '@lingui/react/macro'
import type { StaffRole } from '@provender/domain/permission/permission'

export function useRoleNames(): Readonly<Record<StaffRole, string>> {
  const { t } = useLingui()
  return {
    MANAGER: t`Manager`,
    ORDER_DESK: t`Order desk`,
    ACCOUNTS: t`Accounts`,
    PURCHASING: t`Purchasing`,
    WAREHOUSE: t`Warehouse`,
    DRIVER: t`Driver`,
  }
}
