import { useLingui } from '@lingui/react/macro'
import { CheckoutStep } from '@provender/ui/basket/checkout-step'
import { Button } from '@provender/ui/controls/button'
import { Option, Options } from '@provender/ui/controls/choice'
import { Note } from '@provender/ui/page/note'
import { icon } from '@provender/ui/tokens/icon'
import { hrefOf } from '@provender/web/address/href-of'
import { __iconData as store } from 'lucide-react/icons/store'
import { __iconData as truck } from 'lucide-react/icons/truck'
import { useState } from 'react'
import { useConfig } from '../../kernel/session/shop-queries.ts'
import { useNetAmount } from '../basket/use-net-amount.ts'
import { useAmounts } from '../catalogue/use-amounts.ts'
import type { Quote } from './checkout-query.ts'
import { SiteChoice } from './site-choice.tsx'
import type { StepProps } from './step-props.ts'
import { useMethodLabels } from './use-method-labels.ts'

const icons = { DELIVERY: icon(truck), CLICK_AND_COLLECT: icon(store) }

export function MethodStep({ checkout, number, change }: StepProps) {
  const { t } = useLingui()
  const { answers, stateOf, quote } = checkout
  const labels = useMethodLabels(quote.site)
  const state = stateOf('method')
  const chosen = answers.method
  const isDone = state === 'done' && chosen !== undefined
  return (
    <CheckoutStep
      number={number}
      title={isDone ? labels.name(chosen) : t`Delivery or Click and Collect?`}
      state={state}
      answer={isDone && labels.destination(chosen)}
      change={change('method')}
    >
      <MethodChoice checkout={checkout} />
    </CheckoutStep>
  )
}

function MethodChoice({ checkout }: Pick<StepProps, 'checkout'>) {
  const { t } = useLingui()
  const { quote, answers, answer, method, chooseMethod } = checkout
  const labels = useMethodLabels(quote.site)
  const open = quote.methods.filter(({ problem }) => problem === null)
  const [siteId, setSiteId] = useState(quote.site?.id)
  const needsSite = method === 'DELIVERY' && (quote.sites.length > 1 || quote.site === null)
  const isOpen =
    open.some((each) => each.method === method) &&
    (method !== 'DELIVERY' || quote.servedSiteIds.some((id) => id === siteId))
  return (
    <>
      <Options label={t`Delivery or Click and Collect?`} pairs>
        {quote.methods.map((terms) => {
          const MethodIcon = icons[terms.method]
          return (
            <Option
              key={terms.method}
              name="method"
              value={terms.method}
              title={labels.name(terms.method)}
              icon={<MethodIcon />}
              checked={terms.method === method}
              disabled={terms.problem !== null}
              onChange={() => chooseMethod(terms.method)}
            >
              {!(terms.method === 'DELIVERY' && quote.sites.length > 1) && labels.destination(terms.method)}
              <MethodNote terms={terms} />
            </Option>
          )
        })}
      </Options>
      {needsSite && <SiteChoice quote={quote} siteId={siteId} onChoose={setSiteId} />}
      {open.length === 0 && (
        <NoMethod isTooSmall={quote.methods.some(({ problem }) => problem === 'BELOW_MINIMUM')} />
      )}
      <div>
        <Button
          look="go"
          size="tall"
          disabled={!isOpen}
          onClick={() =>
            method && answer({ type: 'method', method, siteId: needsSite ? siteId : answers.siteId })
          }
        >
          {t`Continue`}
        </Button>
      </div>
    </>
  )
}

/** Why the method cannot be chosen, with the amounts; otherwise its minimum order. */
function MethodNote({ terms: { minimum, missing, problem } }: { readonly terms: Quote['methods'][number] }) {
  const { t } = useLingui()
  const { money } = useAmounts()
  const amount = useNetAmount()(minimum)
  const left = money(missing)
  switch (problem) {
    case null:
      return (
        <p>{Number(minimum) === 0 ? t`No minimum order value (MOV)` : t`Minimum order met: ${amount}`}</p>
      )
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
