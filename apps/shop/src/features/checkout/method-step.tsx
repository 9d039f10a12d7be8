import { useLingui } from '@lingui/react/macro'
import type { FulfilmentMethod } from '@provender/domain/basket/basket'
import { CheckoutStep } from '@provender/ui/basket/checkout-step'
import { Choice, Options } from '@provender/ui/controls/choice'
import { Note } from '@provender/ui/page/note'
import { icon } from '@provender/ui/tokens/icon'
import { hrefOf } from '@provender/web/address/href-of'
import { __iconData as store } from 'lucide-react/icons/store'
import { __iconData as truck } from 'lucide-react/icons/truck'
import { useConfig } from '../../kernel/session/shop-queries.ts'
import { useNetAmount } from '../basket/use-net-amount.ts'
import { useAmounts } from '../catalogue/use-amounts.ts'
import type { Quote } from './checkout-query.ts'
import { SiteChoice } from './site-choice.tsx'
import type { StepProps } from './step-props.ts'
import { useMethodLabels } from './use-method-labels.ts'
import { useStepFrame } from './use-step-frame.ts'

const icons = { DELIVERY: icon(truck), CLICK_AND_COLLECT: icon(store) }

export function MethodStep(props: StepProps) {
  const { t } = useLingui()
  const { answers, quote } = props.checkout
  const labels = useMethodLabels(quote.site)
  const { isOpen, isAnswered, ...frame } = useStepFrame('method', props)
  const { method } = answers
  const MethodIcon = icons[method ?? 'DELIVERY']
  return (
    <CheckoutStep
      {...frame}
      icon={<MethodIcon />}
      title={t`Delivery method`}
      answer={isAnswered && method ? labels.name(method) : t`Delivery or Click and Collect?`}
      detail={isAnswered && method && labels.destination(method)}
    >
      {isOpen && <MethodChoice checkout={props.checkout} />}
    </CheckoutStep>
  )
}

function MethodChoice({ checkout }: Pick<StepProps, 'checkout'>) {
  const { t } = useLingui()
  const { quote, answers, answer, pending, setPending } = checkout
  const labels = useMethodLabels(quote.site)
  const needsSite = quote.sites.length > 1 || quote.site === null
  const method = pending === 'method' ? 'DELIVERY' : answers.method
  const choose = (chosen: FulfilmentMethod) => {
    if (chosen === 'DELIVERY' && needsSite) setPending(answers.method === chosen ? undefined : 'method')
    else answer({ type: 'method', method: chosen, siteId: answers.siteId })
  }
  return (
    <>
      <Options label={t`Delivery or Click and Collect?`} pairs>
        {quote.methods.map((terms) => {
          const MethodIcon = icons[terms.method]
          return (
            <Choice
              key={terms.method}
              title={labels.name(terms.method)}
              icon={<MethodIcon />}
              chosen={terms.method === method}
              disabled={terms.problem !== null}
              onClick={() => choose(terms.method)}
            >
              {!(terms.method === 'DELIVERY' && needsSite) && labels.destination(terms.method)}
              <MethodProblem terms={terms} />
            </Choice>
          )
        })}
      </Options>
      {method === 'DELIVERY' && needsSite && (
        <SiteChoice
          quote={quote}
          siteId={answers.method === 'DELIVERY' ? quote.site?.id : undefined}
          onChoose={(siteId) => answer({ type: 'method', method, siteId })}
        />
      )}
      {quote.methods.every(({ problem }) => problem !== null) && (
        <NoMethod isTooSmall={quote.methods.some(({ problem }) => problem === 'BELOW_MINIMUM')} />
      )}
    </>
  )
}

/** Why the method cannot be chosen, with the amounts. */
function MethodProblem({
  terms: { minimum, missing, problem },
}: {
  readonly terms: Quote['methods'][number]
}) {
  const { t } = useLingui()
  const { money } = useAmounts()
  const amount = useNetAmount()(minimum)
  const left = money(missing)
  switch (problem) {
    case null:
      return null
    case 'BELOW_MINIMUM':
      return (
        <p className="text-low">
          {t`You must have a minimum order amount of ${amount}.`} {t`${left} to go.`}
        </p>
      )
    case 'NO_SITE':
      return <p className="text-low">{t`We do not deliver to your address yet.`}</p>
    case 'NO_DELIVERY_DAY':
      return <p className="text-low">{t`There is no delivery day at the moment.`}</p>
    case 'NO_COLLECTION_TIME':
      return <p className="text-low">{t`No collection times are available at the moment.`}</p>
  }
}

function NoMethod({ isTooSmall }: { readonly isTooSmall: boolean }) {
  const { t } = useLingui()
  const { registerCallPhoneNumber } = useConfig()
  return (
    <Note tone="low">
      {isTooSmall
        ? t`Add a little more to reach the minimum order.`
        : `${t`Your account isn't set up for delivery or collection yet. Please call us.`} ${registerCallPhoneNumber}`}{' '}
      {isTooSmall && (
        <a href={hrefOf({ to: '/shop' })} className="link">
          {t`All products`}
        </a>
      )}
    </Note>
  )
}
