import { Trans, useLingui } from '@lingui/react/macro'
import type { FulfilmentMethod } from '@provender/domain/basket/basket'
import type { Minor } from '@provender/domain/money/money'
import { showMoney } from '@provender/domain/money/show-money'
import { missingToMinimum } from '@provender/domain/order/quote'
import { Goal } from '@provender/ui/summary'
import { useLanguage } from '../app/use-language.ts'
import { useViewer } from '../app/viewer.ts'

export interface MinimumGoalProps {
  readonly method: FulfilmentMethod
  /** Net; 0 for none. */
  readonly minimum: Minor
  readonly net: Minor
}

/** How far a basket is from the minimum order of a method (specification 5). */
export function MinimumGoal({ method, minimum, net }: MinimumGoalProps) {
  const { t } = useLingui()
  const { currencyCode } = useViewer()
  const language = useLanguage()
  const name = method === 'DELIVERY' ? t`Delivery` : t`Click and Collect`
  if (minimum === 0)
    return (
      <p className="text-small text-ink-2">
        {name}: {t`No minimum order value (MOV)`}
      </p>
    )
  const amount = showMoney(minimum, currencyCode, language)
  const missing = missingToMinimum(net, minimum)
  const left = showMoney(missing, currencyCode, language)
  return (
    <Goal label={`${name}: ${t`Minimum order`}`} value={net} of={minimum}>
      {missing === 0 ? (
        <Trans>
          {name}: <b className="text-ink">Minimum order met</b> · {amount}
        </Trans>
      ) : (
        <Trans>
          {name}: You must have a minimum order amount of {amount}. <b className="text-ink">{left} to go.</b>
        </Trans>
      )}
    </Goal>
  )
}
