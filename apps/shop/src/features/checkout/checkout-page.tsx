import { useLingui } from '@lingui/react/macro'
import { ButtonLink } from '@provender/ui/controls/button'
import { Empty } from '@provender/ui/page/empty-state'
import { Note } from '@provender/ui/page/note'
import { PageHeader } from '@provender/ui/page/page-parts'
import { icon } from '@provender/ui/tokens/icon'
import { hrefOf } from '@provender/web/address/href-of'
import { __iconData as shoppingBasket } from 'lucide-react/icons/shopping-basket'
import { useEffect, useRef } from 'react'
import { PagePart } from '../../kernel/errors/page-part.tsx'
import { useConfig } from '../../kernel/session/shop-queries.ts'
import { basketHref } from '../basket/basket-href.ts'
import type { CheckoutSearch } from './checkout-search.ts'
import type { Step } from './checkout-steps.ts'
import { DetailsStep } from './details-step.tsx'
import { MethodStep } from './method-step.tsx'
import { NotesStep } from './notes-step.tsx'
import { OrderPayBar, OrderSummary } from './order-summary.tsx'
import { PaymentStep } from './payment-step.tsx'
import { PriceMarkStep } from './price-mark-step.tsx'
import { OrderNote } from './refusal-note.tsx'
import { ReviewStep } from './review-step.tsx'
import type { StepProps } from './step-props.ts'
import { type Checkout, useCheckout } from './use-checkout.ts'

const BasketIcon = icon(shoppingBasket)

const sections: Readonly<Record<Step, (props: StepProps) => React.ReactNode>> = {
  method: MethodStep,
  details: DetailsStep,
  payment: PaymentStep,
  notes: NotesStep,
  marks: PriceMarkStep,
  review: ReviewStep,
}

export function CheckoutPage({ search }: { readonly search: CheckoutSearch }) {
  const { t } = useLingui()
  const checkout = useCheckout(search)
  const { basketAlertMessage } = useConfig()
  const { basket, review } = checkout.quote
  const isEmpty = review.lines.length === 0 && !checkout.isLocked
  const notes = useScrollToNotes(checkout.order.state)
  return (
    <>
      <PageHeader
        title={t({ context: 'title', message: 'Checkout' })}
        end={
          <a
            href={basketHref(basket)}
            data-web
            className="press-area relative py-1.5 text-label text-accent underline-offset-3 hover:underline"
          >
            {t`Back to basket`}
          </a>
        }
      />
      {isEmpty ? (
        <>
          <OrderNote checkout={checkout} />
          <Empty
            icon={<BasketIcon size="x" />}
            title={t`Nothing to order in this basket`}
            actions={
              <>
                <ButtonLink look="go" href={hrefOf({ to: '/shop' })}>{t`All products`}</ButtonLink>
                <ButtonLink href={hrefOf({ to: '/account/orders' })}>{t`See your orders`}</ButtonLink>
              </>
            }
          />
        </>
      ) : (
        <>
          <div ref={notes} className="mb-3 grid scroll-mt-40 gap-2 empty:hidden">
            {basketAlertMessage && <Note>{basketAlertMessage}</Note>}
            {checkout.usesPreviousAnswers && !checkout.isLocked && (
              <Note>{t`Filled in from your last order. Change anything that's different this time.`}</Note>
            )}
            <OrderNote checkout={checkout} />
          </div>
          <div className="beside-summary">
            <Sections checkout={checkout} />
            <PagePart>
              <OrderSummary checkout={checkout} />
            </PagePart>
          </div>
          <PagePart>
            <OrderPayBar checkout={checkout} />
          </PagePart>
        </>
      )}
    </>
  )
}

/** Scrolls to the notes when the order was not placed: the button may be far below them. */
function useScrollToNotes(state: Checkout['order']['state']) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (state === 'refused' || state === 'failed' || state === 'checking')
      element.current?.scrollIntoView({ block: 'nearest' })
  }, [state])
  return element
}

function Sections({ checkout }: { readonly checkout: Checkout }) {
  const { t } = useLingui()
  const { current, steps, answer, isLocked } = checkout
  const element = useStepFocus(current)
  const change: StepProps['change'] = (step) =>
    isLocked ? undefined : { label: t`Change`, onChange: () => answer({ type: 'change', step }) }
  return (
    <div ref={element} inert={isLocked}>
      {steps.map((step, index) => {
        const Section = sections[step]
        return (
          <PagePart key={step}>
            <Section checkout={checkout} number={index + 1} change={change} />
          </PagePart>
        )
      })}
    </div>
  )
}

/** Moves the focus to the heading of a step when it opens, so that screen readers announce it. */
function useStepFocus(current: Step) {
  const element = useRef<HTMLDivElement>(null)
  const lastStep = useRef(current)
  useEffect(() => {
    if (lastStep.current === current) return
    lastStep.current = current
    const heading = element.current?.querySelector<HTMLElement>('[aria-current="step"] h2')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
    heading.scrollIntoView({ block: 'nearest' })
  }, [current])
  return element
}
