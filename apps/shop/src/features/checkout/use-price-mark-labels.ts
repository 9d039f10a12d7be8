import { useLingui } from '@lingui/react/macro'
import type { PriceMarkOption } from '@provender/domain/order/order'

export function usePriceMarkLabels(): Readonly<Record<PriceMarkOption, string>> {
  const { t } = useLingui()
  return { PRICE_MARKED: t`Price-marked`, PLAIN: t`Plain`, NO_PREFERENCE: t`No preference` }
}
