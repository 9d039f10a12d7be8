import { Trans, useLingui } from '@lingui/react/macro'
import type { FulfilmentMethod } from '@provender/domain/basket/basket'
import { missingToMinimum } from '@provender/domain/checkout/quote'
import { formatMinor } from '@provender/domain/money/decimal'
import type { Minor } from '@provender/domain/money/money'
import { MinimumProgress } from '@provender/ui/basket/summary'
import { useAmounts } from '../catalogue/use-amounts.ts'
import { useNetAmount } from './use-net-amount.ts'

export interface MinimumOrderProgressProps {
  readonly method: FulfilmentMethod
  readonly minimum: Minor
  readonly net: Minor
}

/** What is missing to the minimum order of a method. Renders nothing once it is met. */
export function MinimumOrderProgress({ method, minimum, net }: MinimumOrderProgressProps) {
  const { t } = useLingui()
  const { money } = useAmounts()
  const netAmount = useNetAmount()
  const name = method === 'DELIVERY' ? t`Delivery` : t`Click and Collect`
  if (minimum === 0)
    return (
      <p className="text-small text-ink-2">
        {name}: {t`No minimum order value (MOV)`}
      </p>
    )
  const amount = netAmount(formatMinor(minimum))
  const missing = missingToMinimum(net, minimum)
  if (missing === 0) return null
  const left = money(formatMinor(missing))
  return (
    <MinimumProgress label={`${name}: ${t`Minimum order`}`} value={net} of={minimum}>
      <Trans>
        {name}: You must have a minimum order amount of {amount}. <b className="text-ink">{left} to go.</b>
      </Trans>
    </MinimumProgress>
  )
}
