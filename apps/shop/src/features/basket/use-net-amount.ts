import { useLingui } from '@lingui/react/macro'
import { useAmounts } from '../catalogue/use-amounts.ts'

export function useNetAmount(): (amount: string) => string {
  const { t } = useLingui()
  const { money } = useAmounts()
  return (amount) => {
    const net = money(amount)
    return t`${net} + VAT`
  }
}
