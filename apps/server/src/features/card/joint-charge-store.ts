import type { Database } from '@provender/db/tables'
import type { CompanyId, PaymentId, UserId } from '@provender/domain/ids'
import type { Minor } from '@provender/domain/money/money'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { forgetEnteredCard, type SelectedCard } from './attempt-store.ts'
import { beginCardAttempt } from './card-attempts.ts'
import type { ChargeIdentity, Gateway } from './gateway.ts'

interface NewJointCharge {
  readonly companyId: CompanyId
  readonly userId: UserId
  readonly key: string
  readonly gateway: Gateway['name']
  readonly currencyCode: string
  readonly card: SelectedCard
  readonly amount: Minor
  readonly invoices: readonly {
    readonly id: number
    readonly orderId: number
    readonly amount: Minor
  }[]
}

/**
 * Stores a charge with a payment for each invoice in the caller's transaction; the gateway is called after the commit. Counts
 * as one attempt with the card. Undefined if the saved card does not belong to the company or was removed. Throws
 * TOO_MANY_ATTEMPTS after too many declined cards.
 */
export async function insertJointCharge(
  tx: Kysely<Database>,
  { companyId, userId, key, gateway, currencyCode, card, amount, invoices }: NewJointCharge,
): Promise<PaymentId | undefined> {
  if (card.type === 'SAVED' && !(await isCardOf(tx, card.id, { companyId, gateway }))) return undefined
  const { id } = await tx
    .insertInto('joint_charge')
    .values({ company_id: companyId, key, amount })
    .returning('id')
    .executeTakeFirstOrThrow()
  const payments = await tx
    .insertInto('payment')
    .values(
      invoices.map((invoice) => ({
        order_id: invoice.orderId,
        invoice_id: invoice.id,
        amount: invoice.amount,
        charge_id: id,
        gateway,
        currency_code: currencyCode,
        login_id: userId,
        key,
        card_token: card.type === 'NEW' ? card.token : null,
        saved_card_id: card.type === 'SAVED' ? card.id : null,
        keeps_card: card.type === 'NEW' && card.keeps,
        decline_reason: null,
        challenge_path: null,
        brand: null,
        last_four: null,
      })),
    )
    .returning(['id', 'amount'])
    .execute()
  await tx
    .insertInto('payment_event')
    .values(
      payments.map((payment) => ({
        payment_id: payment.id,
        kind: 'STARTED' as const,
        amount: payment.amount,
        gateway_event_id: null,
      })),
    )
    .execute()
  if (card.type === 'NEW') await forgetEnteredCard(tx, card.token)
  await beginCardAttempt(tx, { id, companyId, userId })
  return id
}

async function isCardOf(
  tx: Kysely<Database>,
  id: Extract<SelectedCard, { readonly type: 'SAVED' }>['id'],
  { companyId, gateway }: Pick<NewJointCharge, 'companyId' | 'gateway'>,
): Promise<boolean> {
  const saved = await tx
    .selectFrom('saved_card')
    .select('id')
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .where('gateway', '=', gateway)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return saved !== undefined
}

/** True for the payments with one of these ids, or of a joint charge with one. */
export function isKnownAs(ids: readonly PaymentId[]): RawBuilder<boolean> {
  return sql<boolean>`(payment.id = any(${ids}::uuid[]) or payment.charge_id = any(${ids}::uuid[]))`
}

/** The charge of a payment as the gateway knows it. */
export async function readChargeIdentity(
  db: Kysely<Database>,
  companyId: CompanyId,
  payment: {
    readonly id: PaymentId
    readonly charge_id: PaymentId | null
    readonly amount: Minor
    readonly currency_code: string
  },
): Promise<ChargeIdentity> {
  const { charge_id: chargeId, currency_code: currencyCode } = payment
  if (chargeId === null) return { id: payment.id, companyId, amount: payment.amount, currencyCode }
  const { amount } = await db
    .selectFrom('joint_charge')
    .select('amount')
    .where('id', '=', chargeId)
    .executeTakeFirstOrThrow()
  return { id: chargeId, companyId, amount, currencyCode }
}
