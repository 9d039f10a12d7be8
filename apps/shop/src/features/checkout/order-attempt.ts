import type { PlaceOrderInput, PlaceOrderMutation } from './checkout-page.documents.ts'

/** What is ordered, without the key that makes it one order however often it is sent. */
export type OrderContent = Omit<PlaceOrderInput, 'key'>
export type PlaceOrderAnswer = PlaceOrderMutation['placeOrder']

/** Where an order stands. */
export type OrderAttemptView =
  | { readonly state: 'none' }
  | { readonly state: 'sending' }
  /** No answer came: it may be placed or not, and is asked again until one does. */
  | { readonly state: 'checking'; readonly tries: number }
  /** Nothing was ordered, and the answer says why. */
  | { readonly state: 'refused'; readonly answer: PlaceOrderAnswer }
  /** Nothing was ordered; the API would not take the request at all. */
  | { readonly state: 'failed'; readonly error: unknown }
  | { readonly state: 'placed'; readonly orderNumber: string; readonly basketId: string }

/** Keeps the order under way through a reload of the window. */
export interface KeptOrder {
  readonly read: () => PlaceOrderInput | undefined
  readonly write: (input: PlaceOrderInput | undefined) => void
}

export interface OrderAttemptParts {
  readonly newKey: () => string
  readonly send: (input: PlaceOrderInput) => Promise<PlaceOrderAnswer>
  /** May the order have been placed although this came instead of an answer? */
  readonly isUnknown: (error: unknown) => boolean
  readonly kept: KeptOrder
}

export interface OrderAttempt {
  readonly view: () => OrderAttemptView
  readonly subscribe: (onChange: () => void) => () => void
  /** Places the order; nothing while one is on its way, so that a second press orders nothing twice. */
  readonly place: (content: OrderContent) => void
  /** Goes on with what an earlier window sent and never heard of. */
  readonly resume: () => void
  /** Asks again at once: the network is back. */
  readonly retry: () => void
  /** What came of the last order has been read; one under way stays. */
  readonly forget: () => void
}

const retryAfterMs = [1000, 2000, 4000, 8000, 15_000]

/**
 * One order on its way. Its key is made once and kept, also through a reload, until an answer has come: whatever happens to
 * the network, the same key asks for the same order. Each new order, also one after a refusal, has a new key.
 */
export function createOrderAttempt({ newKey, send, isUnknown, kept }: OrderAttemptParts): OrderAttempt {
  const listeners = new Set<() => void>()
  let view: OrderAttemptView = { state: 'none' }
  let pending: PlaceOrderInput | undefined
  let tries = 0
  let isSending = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function become(next: OrderAttemptView): void {
    view = next
    for (const listener of listeners) listener()
  }

  function begin(input: PlaceOrderInput, first: OrderAttemptView): void {
    pending = input
    tries = 0
    become(first)
    void ask()
  }

  async function ask(): Promise<void> {
    clearTimeout(timer)
    if (!pending || isSending) return
    isSending = true
    try {
      const answer = await send(pending)
      end(viewOf(answer, pending))
    } catch (error) {
      if (isUnknown(error)) askLater()
      else end({ state: 'failed', error })
    } finally {
      isSending = false
    }
  }

  function askLater(): void {
    tries += 1
    become({ state: 'checking', tries })
    timer = setTimeout(() => void ask(), retryAfterMs[tries - 1] ?? retryAfterMs.at(-1))
  }

  function end(outcome: OrderAttemptView): void {
    pending = undefined
    kept.write(undefined)
    become(outcome)
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
      // Before it is sent: should the window go now, the next one knows what to ask for.
      kept.write(input)
      begin(input, { state: 'sending' })
    },
    resume: () => {
      const input = kept.read()
      if (input && !pending) begin(input, { state: 'checking', tries: 0 })
    },
    retry: () => void ask(),
    forget: () => {
      if (!pending && view.state !== 'none') become({ state: 'none' })
    },
  }
}

function viewOf(answer: PlaceOrderAnswer, { basketId }: PlaceOrderInput): OrderAttemptView {
  return answer.order
    ? { state: 'placed', orderNumber: answer.order.number, basketId }
    : { state: 'refused', answer }
}
