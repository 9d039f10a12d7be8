import { useLingui } from '@lingui/react/macro'
import type { LineTableProps } from '@provender/ui/page/line-table'

export function useLineColumns(): LineTableProps['columns'] {
  const { t } = useLingui()
  return {
    product: t`Product`,
    quantity: t`Quantity`,
    price: t`Net price`,
    vat: t`VAT`,
    sum: t`Net total`,
  }
}
