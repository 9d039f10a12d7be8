import type { FastifyInstance } from 'fastify'
import Stripe from 'stripe'
import { createEngine } from '../../../composition/graphql/engine.ts'
import { createSchema } from '../../../composition/graphql/schema.ts'
import { createApp } from '../../../composition/http/app.ts'
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts'
import { openSimulatedStripe, type SimulatedStripe, webhookSecret } from './simulated-stripe.fixture.ts'

interface Sending {
  readonly secret?: string
  readonly secondsAgo?: number
  readonly arrives?: string
}

export interface StripeWebhookServer {
  readonly shop: TestShop
  readonly stripeShop: TestShop
  readonly simulatedStripe: SimulatedStripe
  readonly app: FastifyInstance
  readonly send: (event: object, sending?: Sending) => Promise<number>
  readonly close: () => Promise<void>
}

export async function openStripeWebhookServer(): Promise<StripeWebhookServer> {
  const shop = await openTestShop()
  const simulatedStripe = await openSimulatedStripe(shop)
  const stripe = {
    secretKey: 'sk_test_fake',
    publishableKey: 'pk_test_fake',
    webhookSecret,
    isLive: false,
    api: undefined,
  }
  const stripeShop = await shop.otherServer({
    gateway: simulatedStripe.gateway,
    settings: { ...shop.deps.settings, stripe },
    log: shop.deps.log.child({}, { level: 'silent' }),
  })
  const app = await openApp(stripeShop)
  return {
    shop,
    stripeShop,
    simulatedStripe,
    app,
    send: async (event, { secret = webhookSecret, secondsAgo = 0, arrives } = {}) => {
      const payload = JSON.stringify(event)
      const timestamp = Math.floor(shop.clock.nowMs() / 1000) - secondsAgo
      const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
      const { statusCode } = await app.inject({
        method: 'POST',
        url: '/webhooks/stripe',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        payload: arrives ?? payload,
      })
      return statusCode
    },
    close: async () => {
      await app.close()
      await simulatedStripe.fake.close()
      await shop.close()
    },
  }
}

export async function openApp({ deps }: TestShop): Promise<FastifyInstance> {
  return await createApp({
    deps,
    engine: createEngine(createSchema(), { isOpen: false }),
    readiness: () => 'READY',
    shop: () => Promise.reject(new Error('no pages here')),
    files: [],
  })
}
