import {
  maxNotesLength,
  maxPurchaseOrderNumberLength,
  type SubstitutionWish,
} from '@provender/domain/order/order'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useConfig } from '../../kernel/session/shop-queries.ts'
import { useSelectedCard } from '../payment/selected-card.ts'
import { checkoutAddress, checkoutSearch, deliveryDaySearch } from './checkout-address.ts'
import { offerOf, type Quote } from './checkout-query.ts'
import type { CheckoutSearch } from './checkout-search.ts'
import {
  answered,
  type Answers,
  type CheckoutEvent,
  type CheckoutOffer,
  currentStep,
  isAnswered,
  nextDay,
  stepsLeft,
  stepsOf,
} from './checkout-steps.ts'
import { orderContent } from './order-content.ts'
import { type OrderTexts, useOrderTexts } from './order-texts.ts'
import { previousAnswers, withPreviousAnswers } from './previous-answers.ts'
import type { Step } from './step.ts'
import type { CheckoutQuote } from './use-checkout-quote.ts'
import { type OrderController, useOrderAttempt } from './use-order-attempt.ts'

export interface Checkout {
  readonly quote: Quote
  readonly collector: string
  readonly offer: CheckoutOffer
  readonly answers: Answers
  /** The chosen delivery day, if it is no longer offered: `answers` has the next one. */
  readonly missedDate: string | undefined
  readonly texts: OrderTexts
  /** What to send if something runs out. */
  readonly wish: SubstitutionWish
  readonly hasOwnWish: boolean
  readonly steps: readonly Step[]
  readonly current: Step | undefined
  /** The open step whose choice is begun and not finished: its old answer must not be ordered with. */
  readonly pending: Step | undefined
  readonly setPending: (step: Step | undefined) => void
  /** Null before the first order of the site. */
  readonly lastAnswers: Quote['lastAnswers']
  readonly left: readonly Step[]
  readonly stateOf: (step: Step) => 'done' | 'open' | 'now' | 'later'
  readonly answer: (event: CheckoutEvent) => void
  readonly order: OrderController['view']
  /** An order is in progress, so nothing may be changed. */
  readonly isLocked: boolean
  /** The page may differ from what would be ordered. */
  readonly isSettling: boolean
  /** The terms are new: a press that was meant for the old ones must not order. */
  readonly hasJustChanged: boolean
  readonly place: () => void
}

/** The checkout state, from its address and the quote. */
export function useCheckout(search: CheckoutSearch, { page, isSettling }: CheckoutQuote): Checkout {
  const router = useRouter()
  const address = checkoutAddress(search)
  const { checkoutQuote: quote, user } = page
  const config = useConfig()
  const offer = offerOf(quote, {
    needsPriceMarks: config.basketPriceMarkOptionEnabled,
    requiresPriceMarks: config.basketPriceMarkOptionRequired,
  })
  const texts = useOrderTexts(quote.basket.id)
  const isChosenSite = address.answers.siteId !== undefined
  const lastAnswers = lastAnswersOf(quote, isChosenSite)
  const order = useOrderAttempt(quote.basket.id)
  const isLocked = inProgressStates.has(order.view.state)
  const started = useStart(quote, { offer, lastAnswers, isChosenSite, userName: user.name })
  const hasMoved = started.siteId !== quote.site?.id
  const given = { ...address.answers, card: useSelectedCard(quote.basket.id), fits: fits(texts) }
  const chosen = withPreviousAnswers(given, started.answers)
  const isComplete = address.basketId !== undefined && !hasMoved
  useDayInAddress(
    !isComplete || given.date !== undefined || chosen.method !== 'DELIVERY' ? undefined : chosen.date,
  )
  const next = nextDay(chosen, offer)
  const answers = next === undefined ? chosen : { ...chosen, date: next }
  const state = { answers, opened: address.opened }
  const isRefused = order.view.state === 'refused'
  const hasJustChanged = useHasJustChanged(`${next ?? ''} ${isRefused ? quote.quote : ''}`)
  const [begun, setPending] = useState<Step>()
  const current = currentStep(state, offer)
  const collector = texts.collector ?? started.collector
  const wish = texts.wish ?? user.substitutionWish
  const content = orderContent(quote, answers, { ...texts, collector, wish })
  return {
    quote,
    collector,
    offer,
    answers,
    missedDate: next && chosen.date,
    texts,
    wish,
    hasOwnWish: texts.wish !== undefined && texts.wish !== user.substitutionWish,
    steps: stepsOf(offer),
    current,
    pending: begun === current ? begun : undefined,
    setPending,
    lastAnswers,
    left: stepsLeft(state, offer),
    stateOf: (step) => {
      const isDone = isAnswered(step, answers, offer)
      if (step === current) return isDone ? 'open' : 'now'
      return isDone ? 'done' : 'later'
    },
    answer: (event) => {
      setPending(undefined)
      // Keeps the day that the page showed. What another site was paid with is no answer for this one.
      const kept = { ...given, method: chosen.method, date: chosen.date, time: chosen.time }
      void router.navigate({
        to: '/checkout',
        search: checkoutSearch({ ...address, ...answered({ answers: kept }, event) }),
        replace: true,
        resetScroll: false,
      })
    },
    order: order.view,
    isLocked,
    isSettling: isSettling || hasMoved,
    hasJustChanged,
    place: () => {
      if (content !== undefined) order.place(content)
    },
  }
}

/** The answers of a collection do not count for a site that the user has chosen. */
function lastAnswersOf({ lastAnswers }: Quote, isChosenSite: boolean): Quote['lastAnswers'] {
  return isChosenSite && lastAnswers?.method !== 'DELIVERY' ? null : lastAnswers
}

interface Start {
  readonly siteId: string | undefined
  readonly answers: Answers
  readonly collector: string
}

interface StartInput extends Pick<Checkout, 'offer' | 'lastAnswers'> {
  readonly isChosenSite: boolean
  readonly userName: string
}

/**
 * What the checkout began with, until the customer chooses another site. An order on another device moves the site of
 * later quotes: the page then asks for its own site again, so that goods never go elsewhere silently.
 */
function useStart({ site }: Quote, { offer, lastAnswers, isChosenSite, userName }: StartInput): Start {
  const router = useRouter()
  const siteId = site?.id
  const start = (): Start => ({
    siteId,
    answers: previousAnswers(lastAnswers, offer),
    collector: lastAnswers?.collector || userName,
  })
  const [started, setStarted] = useState(start)
  const hasMoved = started.siteId !== siteId
  const isMeant = isChosenSite || started.siteId === undefined
  const current = hasMoved && isMeant ? start() : started
  if (current !== started) setStarted(current)
  const movedFrom = hasMoved && !isMeant ? started.siteId : undefined
  useEffect(() => {
    if (movedFrom === undefined) return
    void router.navigate({
      to: '/checkout',
      search: (search) => ({ ...search, site: movedFrom }),
      replace: true,
      resetScroll: false,
    })
  }, [router, movedFrom])
  return current
}

/** Puts the delivery day that the page begins with into its address. Undefined if it is there, or is not chosen yet. */
function useDayInAddress(date: string | undefined): void {
  const router = useRouter()
  useEffect(() => {
    if (date === undefined) return
    void router.navigate({
      to: '/checkout',
      search: (search) => ({ ...search, ...deliveryDaySearch(date) }),
      replace: true,
      resetScroll: false,
    })
  }, [router, date])
}

/** Long enough to notice what has changed. */
const noticeMs = 1500

/** True just after the terms changed: a press that was meant for the old ones does not order on the new ones. */
function useHasJustChanged(terms: string): boolean {
  const [noticed, setNoticed] = useState(terms)
  useEffect(() => {
    const timer = setTimeout(() => setNoticed(terms), noticeMs)
    return () => clearTimeout(timer)
  }, [terms])
  return terms.trim() !== '' && terms !== noticed
}

function fits({ purchaseOrderNumber, notes, feedback }: OrderTexts): boolean {
  return (
    purchaseOrderNumber.trim().length <= maxPurchaseOrderNumberLength &&
    notes.trim().length <= maxNotesLength &&
    feedback.trim().length <= maxNotesLength
  )
}

const inProgressStates: ReadonlySet<OrderController['view']['state']> = new Set([
  'sending',
  'checking',
  'placed',
])
