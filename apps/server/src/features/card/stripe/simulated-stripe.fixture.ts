import type { OrderNumber, PaymentId } from '@provender/domain/ids'
import type { Minor } from '@provender/domain/money/money'
import { type FakeStripe, startFakeStripe } from '@provender/testing/fake-stripe'
import Stripe from 'stripe'
import type { TestShop } from '../../../testing/test-shop.ts'
import type { Gateway } from '../gateway.ts'
import { stripeGateway } from './stripe-gateway.ts'
import { postedCharge } from './stripe-mapping.ts'

export const webhookSecret = 'whsec_of_the_tests'

export interface SimulatedStripe {
  readonly fake: FakeStripe
  readonly gateway: Gateway
  readonly recordsOf: (number: OrderNumber) => Promise<readonly StripeRecord[]>
  readonly chargeCount: () => number
  readonly intentOf: (number: OrderNumber) => Promise<Stripe.PaymentIntent>
}

interface StripeRecord {
  readonly state: string
  readonly amount: number
  readonly captured: number
  readonly refunded: number
}

export async function openSimulatedStripe({ clock, deps: { db, pool } }: TestShop): Promise<SimulatedStripe> {
  const fake = await startFakeStripe()
  const stripe = new Stripe('sk_test_fake', {
    host: '127.0.0.1',
    port: fake.port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  })
  const gateway = stripeGateway({ db, stripe, publishableKey: 'pk_test_fake', isLive: false, clock })
  const attemptsOf = async (number: OrderNumber): Promise<readonly PaymentId[]> => {
    const { rows } = await pool.query(
      `select payment.id from payment join orders on orders.id = order_id where number = $1 order by began_at, payment.id`,
      [number],
    )
    return rows.map(({ id }) => id)
  }
  const intentsOf = (id: PaymentId) =>
    fake.account.intents.values().filter(({ metadata }) => metadata['payment'] === id)
  return {
    fake,
    gateway: { ...gateway, testBank: bankOf(fake) },
    recordsOf: async (number) =>
      (await attemptsOf(number)).flatMap((id) =>
        Array.from(intentsOf(id), (intent) => {
          const refunded = refundedOf(fake, intent.id)
          const { state, captured } = postedCharge(intent, { id, refunded })
          return { state, captured, refunded, amount: intent.amount }
        }),
      ),
    chargeCount: () => fake.account.intents.size,
    intentOf: async (number) => {
      const latest = (await attemptsOf(number)).at(-1)
      const intent = latest && intentsOf(latest).next().value
      if (!intent) throw new Error(`Stripe has no intent for ${number}`)
      return intent
    },
  }
}

function refundedOf({ account }: FakeStripe, intentId: string): Minor {
  return Array.from(account.refunds.values())
    .filter(
      ({ payment_intent, balance_transaction, status }) =>
        payment_intent === intentId && balance_transaction !== null && status === 'succeeded',
    )
    .reduce((sum, { amount }) => sum + amount, 0) as Minor
}

function bankOf({ account }: FakeStripe): Gateway['testBank'] {
  return {
    answer: (id, isApproved) => {
      const waiting = account.intents.values().find(({ metadata }) => metadata['payment'] === id)
      return Promise.resolve(waiting !== undefined && account.approve(waiting.id, isApproved))
    },
  }
}
