import type { FulfilmentMethod } from '@provender/domain/basket/basket'
import type { PaymentType } from '@provender/domain/order/order'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useConfig } from '../../kernel/session/shop-queries.ts'
import { useBaskets } from '../basket-store/use-basket.ts'
import { cardInputOf, useSelectedCard } from '../payment/selected-card.ts'
import { checkoutAddressOf, checkoutSearch } from './checkout-address.ts'
import { checkoutQuery, offerOf, type Quote } from './checkout-query.ts'
import type { CheckoutSearch } from './checkout-search.ts'
import {
  answered,
  type Answers,
  type CheckoutEvent,
  type CheckoutOffer,
  currentStep,
  isAnswered,
  methodAtFirst,
  type Step,
  stepsLeft,
  stepsOf,
} from './checkout-steps.ts'
import type { OrderContent } from './order-attempt.ts'
import { type OrderTexts, useOrderTexts } from './order-texts.ts'
import { previousAnswers, withPreviousAnswers } from './previous-answers.ts'
import { type OrderController, useOrderAttempt } from './use-order-attempt.ts'

/** Renews the quote well before it expires (15 minutes). */
const renewQuoteMs = 10 * 60_000

export interface Checkout {
  readonly quote: Quote
  readonly collector: string
  /** The answers are those of the last order, and none was changed yet. */
  readonly usesPreviousAnswers: boolean
  readonly offer: CheckoutOffer
  readonly answers: Answers
  readonly method: FulfilmentMethod | undefined
  readonly chooseMethod: (method: FulfilmentMethod) => void
  readonly texts: OrderTexts
  readonly steps: readonly Step[]
  readonly current: Step
  readonly left: number
  readonly stateOf: (step: Step) => 'done' | 'now' | 'later'
  readonly answer: (event: CheckoutEvent) => void
  readonly order: OrderController['view']
  /** An order is in progress, so nothing may be changed. */
  readonly isLocked: boolean
  /** The basket is being saved or the quote is loading: the page may differ from what would be ordered. */
  readonly isSettling: boolean
  readonly place: () => void
}

/** The checkout state, from its address and the quote. */
export function useCheckout(search: CheckoutSearch): Checkout {
  const router = useRouter()
  const address = checkoutAddressOf(search)
  const { data, isFetching } = useSuspenseQuery({
    ...checkoutQuery({ basketId: address.basketId, siteId: address.answers.siteId }),
    refetchInterval: renewQuoteMs,
  })
  const quote = data.checkoutQuote
  const config = useConfig()
  const offer = offerOf(quote, {
    needsPriceMarks: config.basketPriceMarkOptionEnabled,
    requiresPriceMarks: config.basketPriceMarkOptionRequired,
  })
  const texts = useOrderTexts(quote.basket.id)
  const [previous] = useState(() => previousAnswers(quote.lastAnswers, offer))
  const currentAnswers = { ...address.answers, card: useSelectedCard(quote.basket.id) }
  const answers = withPreviousAnswers(currentAnswers, previous)
  const state = { answers, opened: address.opened }
  const order = useOrderAttempt()
  const [chosenMethod, chooseMethod] = useState<FulfilmentMethod>()
  const current = currentStep(state, offer)
  const collector = texts.collector ?? (quote.lastAnswers?.collector || data.user.name)
  const content = orderContent(quote, answers, { ...texts, collector })
  return {
    quote,
    collector,
    usesPreviousAnswers: quote.lastAnswers !== null && address.answers.method === undefined,
    offer,
    answers,
    method: current === 'method' ? (chosenMethod ?? methodAtFirst(answers, offer)) : answers.method,
    chooseMethod,
    texts,
    steps: stepsOf(offer),
    current,
    left: stepsLeft(state, offer),
    stateOf: (step) => (step === current ? 'now' : isAnswered(step, answers, offer) ? 'done' : 'later'),
    answer: (event) => {
      // A reopened step starts with its answer.
      if (event.type === 'change') chooseMethod(undefined)
      void router.navigate({
        to: '/checkout',
        search: checkoutSearch({ ...address, ...answered(state, event) }),
        replace: true,
        resetScroll: false,
      })
    },
    order: order.view,
    isLocked: inProgressStates.has(order.view.state),
    isSettling: useBaskets().isSaving || isFetching,
    place: () => {
      if (content !== undefined) order.place(content)
    },
  }
}

const inProgressStates: ReadonlySet<OrderController['view']['state']> = new Set([
  'sending',
  'checking',
  'placed',
])

function orderContent(
  { quote, basket }: Quote,
  { method, date, time, payment, card, mark }: Answers,
  { collector, purchaseOrderNumber, notes, feedback }: OrderTexts & { readonly collector: string },
): OrderContent | undefined {
  if (method === undefined || date === undefined || payment === undefined) return undefined
  if (payment === 'CARD' && card === undefined) return undefined
  const paymentType: PaymentType = payment
  return {
    quote,
    basketId: basket.id,
    fulfilment: method === 'DELIVERY' ? { method, date } : { method, date, time: time ?? null, collector },
    paymentType,
    priceMarkOption: mark ?? null,
    purchaseOrderNumber,
    notes,
    feedback,
    card: payment === 'CARD' && card ? cardInputOf(card) : null,
  }
}
