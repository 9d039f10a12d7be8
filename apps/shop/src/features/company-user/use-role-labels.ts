import { useLingui } from '@lingui/react/macro'
import type { UserRole } from '@provender/domain/permission/permission'

export function useRoleLabels(): Readonly<
  Record<UserRole, { readonly name: string; readonly means: string }>
> {
  const { t } = useLingui()
  return {
    OWNER: {
      name: t`Owner`,
      means: t`Places orders, invites and removes colleagues, and changes your company's contact details.`,
    },
    BUYER: { name: t`Buyer`, means: t`Places orders, and sees orders, invoices and the statement.` },
  }
}
