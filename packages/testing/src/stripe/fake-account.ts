import { randomBytes } from 'node:crypto'
import type Stripe from 'stripe'
import { expandIds } from './expand-ids.ts'
import { cardOf, type Outcome } from './fake-cards.ts'
import { type FakeBank, fakeBank } from './fake-disputes.ts'
import {
  idOf,
  listed,
  stripeError,
  type Reply,
  requireObject,
  type FormParameters,
  textParameter,
} from './fake-wire.ts'
import { stripeShapes } from './stripe-shapes.ts'

export interface FakeAccount {
  readonly intents: Map<string, Stripe.PaymentIntent>
  readonly refunds: Map<string, Stripe.Refund>
  readonly methods: Map<string, Stripe.PaymentMethod>
  readonly setups: Map<string, Stripe.SetupIntent>
  readonly customers: Map<string, Stripe.Customer>
  readonly bank: FakeBank
  readonly answer: (method: string, path: string, parameters: FormParameters) => Reply
  /** Approves or rejects a payment as the cardholder. */
  readonly approve: (id: string, isApproved: boolean) => boolean
  /** Fails a completed refund: the card returns the money. */
  readonly failRefund: (id: string) => void
  readonly events: Stripe.Event[]
}

const nowSeconds = () => Math.floor(Date.now() / 1000)
const newName = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`

export function fakeAccount(): FakeAccount {
  const intents = new Map<string, Stripe.PaymentIntent>()
  const refunds = new Map<string, Stripe.Refund>()
  const methods = new Map<string, Stripe.PaymentMethod>()
  const setups = new Map<string, Stripe.SetupIntent>()
  const customers = new Map<string, Stripe.Customer>()
  const charges = new Map<string, Stripe.Charge>()
  const disputes = new Map<string, Stripe.Dispute>()
  const outcomes = new Map<string, Outcome>()
  const usedTokens = new Set<string>()
  const events: Stripe.Event[] = []

  // The result has the kind of the shape. The types of the package have more fields than tests need.
  // oxlint-disable-next-line typescript/no-explicit-any
  const createObject = (shape: object, prefix: string, facts: object): any => ({
    ...structuredClone(shape),
    id: newName(prefix),
    created: nowSeconds(),
    ...facts,
  })

  const addEvent = (type: string, object: object): void =>
    void events.push(
      createObject(stripeShapes.event, 'evt', { type, data: { object: structuredClone(object) } }),
    )

  const change = (
    intent: Stripe.PaymentIntent,
    facts: Partial<Stripe.PaymentIntent>,
  ): Stripe.PaymentIntent => {
    Object.assign(intent, facts)
    addEvent(`payment_intent.${intent.status}`, intent)
    return intent
  }

  /** The payment method of a single-use token, or one saved for this customer. */
  const methodFor = (parameters: FormParameters): Stripe.PaymentMethod | undefined => {
    const token = textParameter(parameters, 'confirmation_token')
    if (token === undefined) {
      const savedMethod = methods.get(textParameter(parameters, 'payment_method') ?? '')
      return savedMethod?.customer === textParameter(parameters, 'customer') ? savedMethod : undefined
    }
    const testCard = cardOf(token)
    if (!testCard || usedTokens.has(token)) return undefined
    if (token.startsWith('ctoken_')) usedTokens.add(token)
    const { brand, last4, outcome } = testCard
    const card = { ...stripeShapes.payment_method.card, brand, last4, exp_month: 12, exp_year: 2040 }
    const method: Stripe.PaymentMethod = createObject(stripeShapes.payment_method, 'pm', {
      card,
      metadata: {},
    })
    methods.set(method.id, method)
    outcomes.set(method.id, outcome)
    return method
  }

  const accept = (intent: Stripe.PaymentIntent): void => {
    const method = requireObject(methods, intent.payment_method)
    const charge: Stripe.Charge = createObject(stripeShapes.charge, 'ch', {
      amount: intent.amount,
      currency: intent.currency,
      customer: intent.customer,
      payment_intent: intent.id,
      payment_method: method.id,
      metadata: intent.metadata,
    })
    charges.set(charge.id, charge)
    if (intent.setup_future_usage !== null) method.customer = intent.customer as string | null
    change(intent, {
      status: 'requires_capture',
      amount_capturable: intent.amount,
      latest_charge: charge.id,
      next_action: null,
      last_payment_error: null,
    })
  }

  const decline = (intent: Stripe.PaymentIntent, code: string): Reply => {
    const declineFields = code === 'expired_card' ? { code } : { code: 'card_declined', decline_code: code }
    const error = {
      type: 'card_error',
      message: code,
      ...declineFields,
    } as Stripe.PaymentIntent['last_payment_error']
    change(intent, { status: 'requires_payment_method', payment_method: null, last_payment_error: error })
    return stripeError(402, declineFields.code, { ...declineFields, payment_intent: structuredClone(intent) })
  }

  const createIntent = (parameters: FormParameters): Reply => {
    const confirms = parameters['confirm'] === 'true'
    const method = confirms ? methodFor(parameters) : undefined
    if (confirms && !method) return stripeError(400, 'resource_missing', { param: 'confirmation_token' })
    const intent: Stripe.PaymentIntent = createObject(stripeShapes.payment_intent, 'pi', {
      amount: Number(parameters['amount']),
      currency: parameters['currency'],
      customer: parameters['customer'],
      metadata: parameters['metadata'] ?? {},
      description: parameters['description'] ?? null,
      capture_method: parameters['capture_method'] ?? 'automatic',
      setup_future_usage: parameters['setup_future_usage'] ?? null,
      allowed_payment_method_types: ['card'],
      client_secret: newName('pi_secret'),
      payment_method: method?.id ?? null,
      canceled_at: null,
      last_payment_error: null,
      next_action: null,
      processing: null,
    })
    intents.set(intent.id, intent)
    if (!method) return { status: 200, body: intent }
    const outcome = requireObject(outcomes, method.id)
    if (outcome === 'ACCEPTED') accept(intent)
    else if (outcome === 'CHALLENGED')
      change(intent, {
        status: 'requires_action',
        next_action: { type: 'use_stripe_sdk', use_stripe_sdk: {} },
      })
    else return decline(intent, outcome)
    return { status: 200, body: intent }
  }

  const capture = (intent: Stripe.PaymentIntent, parameters: FormParameters): Reply => {
    const amount = Number(parameters['amount_to_capture'])
    if (intent.status !== 'requires_capture' || amount > intent.amount_capturable)
      return stripeError(400, 'payment_intent_unexpected_state')
    const charge = requireObject(charges, intent.latest_charge)
    Object.assign(charge, { captured: true, amount_captured: amount })
    change(intent, { status: 'succeeded', amount_received: amount, amount_capturable: 0 })
    // Stripe records a released amount as a refund, although no money moves.
    if (amount < charge.amount)
      addRefund(charge, { amount: charge.amount - amount, balance_transaction: null })
    return { status: 200, body: intent }
  }

  const addRefund = (charge: Stripe.Charge, facts: Partial<Stripe.Refund> & { amount: number }) => {
    charge.amount_refunded += facts.amount
    const { id, payment_intent } = charge
    const moved = { charge: id, payment_intent, balance_transaction: newName('txn') }
    const refund: Stripe.Refund = createObject(stripeShapes.refund, 're', { ...moved, ...facts })
    refunds.set(refund.id, refund)
    addEvent('charge.refunded', charge)
    return refund
  }

  const cancel = (intent: Stripe.PaymentIntent): Reply => {
    if (intent.status === 'succeeded' || intent.status === 'canceled')
      return stripeError(400, 'payment_intent_unexpected_state')
    change(intent, { status: 'canceled', amount_capturable: 0, canceled_at: nowSeconds(), next_action: null })
    return { status: 200, body: intent }
  }

  const createRefund = (parameters: FormParameters): Reply => {
    const intent = intents.get(textParameter(parameters, 'payment_intent') ?? '')
    const charge = intent && charges.get(idOf(intent.latest_charge))
    const amount = Number(parameters['amount'])
    if (!intent || !charge) return stripeError(404, 'resource_missing')
    if (charge.amount_refunded + amount > charge.amount) return stripeError(400, 'charge_already_refunded')
    const metadata = (parameters['metadata'] ?? {}) as Stripe.Metadata
    return { status: 200, body: addRefund(charge, { amount, metadata }) }
  }

  const createSetup = (parameters: FormParameters): Reply => {
    const method = methodFor(parameters)
    if (!method) return stripeError(400, 'resource_missing', { param: 'confirmation_token' })
    const outcome = requireObject(outcomes, method.id)
    if (outcome !== 'ACCEPTED' && outcome !== 'CHALLENGED') return stripeError(402, 'card_declined')
    const setup: Stripe.SetupIntent = createObject(stripeShapes.setup_intent, 'seti', {
      customer: parameters['customer'],
      metadata: parameters['metadata'],
      payment_method: method.id,
      client_secret: newName('seti_secret'),
      status: outcome === 'ACCEPTED' ? 'succeeded' : 'requires_action',
    })
    if (outcome === 'ACCEPTED') method.customer = idOf(parameters['customer'])
    setups.set(setup.id, setup)
    return { status: 200, body: setup }
  }

  const answer = (method: string, path: string, parameters: FormParameters): Reply => {
    const [kind = '', id = '', act = ''] = path.split('/')
    switch (`${method} ${kind}${id && '/id'}${act && `/${act}`}`) {
      case 'POST customers': {
        const customer: Stripe.Customer = createObject(stripeShapes.customer, 'cus', {
          metadata: parameters['metadata'],
        })
        customers.set(customer.id, customer)
        return { status: 200, body: customer }
      }
      case 'POST payment_intents':
        return createIntent(parameters)
      case 'GET payment_intents':
        return listed(intents.values(), parameters)
      case 'POST refunds':
        return createRefund(parameters)
      case 'GET refunds':
        return listed(refunds.values(), parameters)
      case 'GET disputes':
        return listed(disputes.values(), parameters)
      case 'POST setup_intents':
        return createSetup(parameters)
    }
    const intent = intents.get(id)
    const setup = setups.get(id)
    const card = methods.get(id)
    if (intent && method === 'GET') return { status: 200, body: intent }
    if (intent && act === 'capture') return capture(intent, parameters)
    if (intent && act === 'cancel') return cancel(intent)
    if (setup && method === 'GET') return { status: 200, body: setup }
    if (card && act === 'detach') {
      if (card.customer === null) return stripeError(400, 'payment_method_unexpected_state')
      card.customer = null
      return { status: 200, body: card }
    }
    if (card?.card && card.customer !== null && kind === 'payment_methods') {
      const { exp_month, exp_year } = parameters['card'] as FormParameters
      const { name } = parameters['billing_details'] as FormParameters
      Object.assign(card.card, { exp_month: Number(exp_month), exp_year: Number(exp_year) })
      Object.assign(card.billing_details, { name })
      return { status: 200, body: card }
    }
    return stripeError(404, 'resource_missing')
  }

  return {
    intents,
    refunds,
    methods,
    setups,
    customers,
    events,
    bank: fakeBank({ disputes, intents, addEvent }),
    answer: (method, path, parameters) => {
      const { status, body } = answer(method, path, parameters)
      const expanded = parameters['expand'] === undefined ? body : expandIds(body, { methods, charges })
      return { status, body: structuredClone(expanded) as object }
    },
    failRefund: (id) => {
      const refund = requireObject(refunds, id)
      refund.status = 'failed'
      requireObject(charges, refund.charge).amount_refunded -= refund.amount
      addEvent('refund.failed', refund)
    },
    approve: (id, isApproved) => {
      const setup = setups.get(id)
      if (setup?.status === 'requires_action') {
        setup.status = isApproved ? 'succeeded' : 'requires_payment_method'
        if (isApproved) requireObject(methods, setup.payment_method).customer = idOf(setup.customer)
        return true
      }
      const intent = intents.get(id)
      if (intent?.status !== 'requires_action') return false
      if (isApproved) accept(intent)
      else decline(intent, 'payment_intent_authentication_failure')
      return true
    },
  }
}
