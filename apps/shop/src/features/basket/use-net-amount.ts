import { useLingui } from '@lingui/react/macro'
import { useAmounts } from '../catalogue/use-amounts.ts'

/** Formats an amount of the API as a net amount: '£150.00 + VAT'. */
export function useNetAmount(): (amount: string) => string {
  const { t } = useLingui()
  const { money } = useAmounts()
  return (amount) => {
    const net = money(amount)
    return t`${net} + VAT`
  }
}
