import { isApiError } from '@provender/client/api/execute'
import type { PlaceOrderInput, PlaceOrderMutation } from './checkout-page.documents.ts'

/** The content of an order, without the key by which repeated requests place it once. */
export type OrderContent = Omit<PlaceOrderInput, 'key'>
export type PlaceOrderAnswer = PlaceOrderMutation['placeOrder']

export type OrderAttemptView =
  | { readonly state: 'none' }
  | { readonly state: 'sending' }
  /** No answer arrived, so the order may or may not be placed. The request is repeated until one arrives. */
  | { readonly state: 'checking'; readonly tries: number }
  /** The order was refused; the answer contains the reason. */
  | { readonly state: 'refused'; readonly answer: PlaceOrderAnswer; readonly basketId: string }
  | {
      readonly state: 'failed'
      readonly error: unknown
      /** The last try was refused for good, but nobody knows what became of an earlier one. */
      readonly mayBePlaced: boolean
      readonly basketId: string
    }
  | { readonly state: 'placed'; readonly orderNumber: string; readonly basketId: string }

/** Stores the order in progress across a reload of the tab. */
export interface StoredOrder {
  readonly read: () => PlaceOrderInput | undefined
  readonly write: (input: PlaceOrderInput | undefined) => void
}

export interface OrderAttemptOptions {
  readonly newKey: () => string
  readonly send: (input: PlaceOrderInput) => Promise<PlaceOrderAnswer>
  /** True if the error tells nothing about the order. `mayBePlaced`: the answer to an earlier try was lost. */
  readonly isUnanswered: (error: unknown, mayBePlaced: boolean) => boolean
  readonly storedOrder: StoredOrder
}

export interface OrderAttempt {
  readonly view: () => OrderAttemptView
  readonly subscribe: (onChange: () => void) => () => void
  /** Places the order. Does nothing while one is in progress, so a second press does not order twice. */
  readonly place: (content: OrderContent) => void
  readonly resume: () => void
  readonly retry: () => void
  readonly dismiss: () => void
}

const retryDelaysMs = [1000, 2000, 4000, 8000, 15_000]

/**
 * One order in progress. Its key is created once and stored, also across a reload, until an answer arrives: on any
 * network, the same key places one order. Each new order has a new key, also after a refusal.
 */
export function createOrderAttempt({
  newKey,
  send,
  isUnanswered,
  storedOrder,
}: OrderAttemptOptions): OrderAttempt {
  const listeners = new Set<() => void>()
  let view: OrderAttemptView = { state: 'none' }
  let pending: PlaceOrderInput | undefined
  let tries = 0
  let mayBePlaced = false
  let isSending = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function setView(next: OrderAttemptView): void {
    view = next
    for (const listener of listeners) listener()
  }

  function begin(input: PlaceOrderInput, first: OrderAttemptView): void {
    pending = input
    tries = 0
    mayBePlaced = first.state === 'checking'
    setView(first)
    void sendOrder()
  }

  async function sendOrder(): Promise<void> {
    clearTimeout(timer)
    if (!pending || isSending) return
    const { basketId } = pending
    isSending = true
    try {
      const answer = await send(pending)
      end(viewOf(answer, basketId))
    } catch (error) {
      mayBePlaced ||= !isApiError(error) || error.isRetry
      if (isUnanswered(error, mayBePlaced)) retryLater()
      else end({ state: 'failed', error, mayBePlaced, basketId })
    } finally {
      isSending = false
    }
  }

  function retryLater(): void {
    tries += 1
    mayBePlaced = true
    setView({ state: 'checking', tries })
    timer = setTimeout(() => void sendOrder(), retryDelaysMs[tries - 1] ?? retryDelaysMs.at(-1))
  }

  function end(outcome: OrderAttemptView): void {
    pending = undefined
    storedOrder.write(undefined)
    setView(outcome)
  }

  return {
    view: () => view,
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    place: (content) => {
      if (pending) return
      const input = { ...content, key: newKey() }
      // Store it before sending: if the tab reloads now, it can resume with the same key.
      storedOrder.write(input)
      begin(input, { state: 'sending' })
    },
    resume: () => {
      const input = storedOrder.read()
      if (input && !pending) begin(input, { state: 'checking', tries: 0 })
    },
    retry: () => void sendOrder(),
    dismiss: () => {
      if (!pending && view.state !== 'none') setView({ state: 'none' })
    },
  }
}

function viewOf(answer: PlaceOrderAnswer, basketId: string): OrderAttemptView {
  return answer.order
    ? { state: 'placed', orderNumber: answer.order.number, basketId }
    : { state: 'refused', answer, basketId }
}
