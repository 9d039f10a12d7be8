import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { ButtonLink } from '@provender/ui/controls/button'
import { IconLink } from '@provender/ui/controls/icon-button'
import { Empty } from '@provender/ui/page/empty-state'
import { Note } from '@provender/ui/page/note'
import { PageHeader } from '@provender/ui/page/page-parts'
import { icon } from '@provender/ui/tokens/icon'
import { hrefOf } from '@provender/web/address/href-of'
import { __iconData as arrowLeft } from 'lucide-react/icons/arrow-left'
import { __iconData as shoppingBasket } from 'lucide-react/icons/shopping-basket'
import { useEffect, useRef } from 'react'
import { PagePart } from '../../kernel/errors/page-part.tsx'
import { useConfig } from '../../kernel/session/shop-queries.ts'
import { basketHref } from '../basket/basket-href.ts'
import type { CheckoutSearch } from './checkout-search.ts'
import { DetailsStep } from './details-step.tsx'
import { leadTo } from './lead-to.ts'
import { MethodStep } from './method-step.tsx'
import { NotesStep } from './notes-step.tsx'
import { TimeLeft } from './order-clock.tsx'
import { OrderPayBar, OrderSummary } from './order-summary.tsx'
import { OrderToRead } from './order-to-read.tsx'
import { PaymentStep } from './payment-step.tsx'
import { PriceMarkStep } from './price-mark-step.tsx'
import { OrderNote } from './refusal-note.tsx'
import type { StepProps } from './step-props.ts'
import type { Step } from './step.ts'
import { type CheckoutQuote, useCheckoutQuote } from './use-checkout-quote.ts'
import { type Checkout, useCheckout } from './use-checkout.ts'
import { stepId } from './use-step-frame.ts'
import { WishSection } from './wish-section.tsx'

const BackIcon = icon(arrowLeft)
const BasketIcon = icon(shoppingBasket)

const sections: Readonly<Record<Step, (props: StepProps) => React.ReactNode>> = {
  method: MethodStep,
  details: DetailsStep,
  payment: PaymentStep,
  notes: NotesStep,
  marks: PriceMarkStep,
}

export function CheckoutPage({ search }: { readonly search: CheckoutSearch }) {
  const quote = useCheckoutQuote(search)
  // Another basket resets the page. Its address may get the id of its own basket meanwhile.
  return <BasketCheckout key={quote.page.checkoutQuote.basket.id} search={search} quote={quote} />
}

interface BasketCheckoutProps {
  readonly search: CheckoutSearch
  readonly quote: CheckoutQuote
}

function BasketCheckout({ search, quote }: BasketCheckoutProps) {
  const { t } = useLingui()
  const checkout = useCheckout(search, quote)
  const { basketAlertMessage } = useConfig()
  const { basket, review } = checkout.quote
  const isEmpty = review.lines.length === 0 && !checkout.isLocked
  const notes = useScrollToNotes(checkout.order.state)
  return (
    <>
      <PageHeader
        title={t({ context: 'title', message: 'Checkout' })}
        slim
        back={
          <IconLink href={basketHref(basket)} label={t`Back to basket`}>
            <BackIcon />
          </IconLink>
        }
        end={
          <>
            <TimeLeft checkout={checkout} />
            <a
              href={basketHref(basket)}
              data-web
              className="press-area relative py-1.5 text-label text-accent underline-offset-3 hover:underline max-tablet:hidden"
            >
              {t`Back to basket`}
            </a>
          </>
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
          {checkout.lastAnswers === null && <Lead checkout={checkout} />}
          <div ref={notes} className="mb-3 grid scroll-mt-40 gap-2 empty:hidden">
            {basketAlertMessage && <Note>{basketAlertMessage}</Note>}
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

/** Says to new customers how much is asked. */
function Lead({ checkout: { left, isLocked } }: { readonly checkout: Checkout }) {
  const { t } = useLingui()
  if (left.length === 0 || isLocked) return null
  const count = left.length
  const questions = t`${plural(count, { one: '# question to go.', other: '# questions to go.' })}`
  return <p className="mb-4 text-ink-2">{`${questions} ${t`Next time we'll have your answers ready.`}`}</p>
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
  const { current, steps, isLocked } = checkout
  useStepFocus(current)
  return (
    <div inert={isLocked} className="min-w-0">
      {steps.map((step, index) => {
        const Section = sections[step]
        return (
          <PagePart key={step}>
            <Section checkout={checkout} number={index + 1} />
          </PagePart>
        )
      })}
      <PagePart>
        <WishSection checkout={checkout} />
      </PagePart>
      <PagePart>
        <OrderToRead checkout={checkout} />
      </PagePart>
    </div>
  )
}

/** Leads to a step when it opens. After the last one has closed, its button has the focus. */
function useStepFocus(current: Step | undefined) {
  const lastStep = useRef(current)
  useEffect(() => {
    const closed = lastStep.current
    if (closed === current) return
    lastStep.current = current
    if (current) leadTo(stepId(current))
    else if (closed)
      document
        .querySelector<HTMLElement>(`#${stepId(closed)} [data-step-action]`)
        ?.focus({ preventScroll: true })
  }, [current])
}
