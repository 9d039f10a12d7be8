import type { PaymentId } from '@provender/domain/ids'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { Deps } from '../../../kernel/deps.ts'
import type { StripeKeys } from '../../../kernel/stripe-settings.ts'
import { handleGatewayEvent } from '../webhook-handler.ts'
import { findPaymentOfIntent } from './stripe-records.ts'

/** Stripe's own tolerance: an intercepted event that is replayed later is refused. */
const toleranceSeconds = 300
/** Events contain whole objects. */
const maxEventBytes = 512_000

/**
 * Receives Stripe's events. They may be late, repeated and in any order, so each is only a hint to check its
 * payment (`handleGatewayEvent`). Events without a valid, recent signature are refused, and those that Stripe
 * would not write. Signed events about nothing of ours are acknowledged, or Stripe would send them for days.
 */
export async function addStripeWebhook(app: FastifyInstance, deps: Deps): Promise<void> {
  const { stripe: keys } = deps.settings
  if (!keys) return
  const { default: StripeApi } = await import('stripe')
  await app.register((own, _options, done) => {
    own.removeAllContentTypeParsers()
    // The signature covers the exact bytes.
    own.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body))
    own.post('/webhooks/stripe', { bodyLimit: maxEventBytes }, async (request, reply) => {
      const signature = request.headers['stripe-signature']
      if (typeof signature !== 'string' || !Buffer.isBuffer(request.body)) return await reply.code(400).send()
      let signed: unknown
      try {
        signed = StripeApi.webhooks.constructEvent(
          request.body,
          signature,
          keys.webhookSecret,
          toleranceSeconds,
          undefined,
          deps.clock.nowMs(),
        )
      } catch {
        request.log.warn('refused a Stripe event: its signature is invalid or too old')
        return await reply.code(400).send()
      }
      const event = v.safeParse(eventSchema, signed)
      if (!event.success) return await reply.code(400).send()
      const paymentId = await paymentOf(deps, keys, event.output)
      if (paymentId) await handleGatewayEvent(deps.db, { eventId: event.output.id, paymentId })
      return await reply.code(200).send()
    })
    done()
  })
}

/** PostgreSQL can neither store nor find NUL or half of a surrogate pair. */
const idSchema = v.pipe(
  v.string(),
  v.check((id) => !id.includes('\0') && id.isWellFormed()),
)

const eventSchema = v.object({
  id: idSchema,
  account: v.optional(v.string()),
  livemode: v.boolean(),
  data: v.object({
    object: v.looseObject({ id: v.optional(idSchema), payment_intent: v.nullish(idSchema) }),
  }),
})

const objectSchema = v.object({
  id: v.string(),
  object: v.string(),
  payment_intent: v.nullish(v.string()),
  metadata: v.nullish(v.object({ payment: v.optional(v.pipe(v.string(), v.uuid())) })),
})

async function paymentOf(
  { db }: Pick<Deps, 'db'>,
  { isLive }: StripeKeys,
  event: v.InferOutput<typeof eventSchema>,
): Promise<PaymentId | undefined> {
  // Another account of a platform, or the other mode (live or test).
  if (event.account !== undefined || event.livemode !== isLive) return undefined
  const parsed = v.safeParse(objectSchema, event.data.object)
  if (!parsed.success) return undefined
  const { id, object, payment_intent, metadata } = parsed.output
  const intentId = object === 'payment_intent' ? id : payment_intent
  if (intentId == null) return undefined
  // The response with the intent's id may have been lost, so that this event is the first to name it.
  return (await findPaymentOfIntent(db, intentId)) ?? (metadata?.payment as PaymentId | undefined)
}
