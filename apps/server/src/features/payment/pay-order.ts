import type { Database } from '@provender/db/tables'
import type { CompanyId, LoginId, OrderNumber } from '@provender/domain/ids'
import type { Minor } from '@provender/domain/money/money'
import { canPay, cardHold } from '@provender/domain/payment/next-action'
import { ok, refuse, type Result } from '@provender/domain/result'
import { type Kysely, sql } from 'kysely'
import { type KeyReused, loginCaller, writeOnce } from '../../kernel/idempotency/write-once.ts'
import { type ChosenCard, insertAttempt, readPaymentFacts } from '../card/attempt-store.ts'
import { kindOf } from '../catalogue/kind-of-line.ts'
import { findOrder, readOrderLines } from '../order/store.ts'
import { type PaymentDeps, settleNow } from './settle-payment.ts'

/** Why no card was tried. Nothing was written. */
export type PayRefusal =
  | { readonly type: 'ORDER_NOT_FOUND' }
  /** It is paid, or being paid, or it is too late for it. */
  | { readonly type: 'NOT_NOW' }
  | { readonly type: 'CARD_NOT_FOUND' }
  | { readonly type: 'NOT_AVAILABLE' }
  | KeyReused

export interface Paying {
  readonly companyId: CompanyId
  readonly loginId: LoginId
  /** A UUID made once for a press: a repeat is the same attempt, also where the card was declined. */
  readonly key: string
  readonly number: OrderNumber
  readonly card: ChosenCard
}

/** Tries another card for an order that is not paid. Of two who do it at once, one is told that it is being done. */
export async function payOrder(deps: PaymentDeps, paying: Paying): Promise<Result<null, PayRefusal>> {
  const { db, gateway } = deps
  const { companyId, loginId, key, number, card } = paying
  const order = await findOrder(db, companyId, number)
  if (!order) return refuse({ type: 'ORDER_NOT_FOUND' })
  if (!gateway || order.payment_type !== 'CARD') return refuse({ type: 'NOT_AVAILABLE' })
  const amount = await holdOf(db, order.id)
  const begin = async (tx: Kysely<Database>): Promise<Result<null, PayRefusal>> => {
    const facts = await readPaymentFacts(tx, order.id, { holds: true })
    if (!canPay(facts.order, facts.attempts)) return refuse({ type: 'NOT_NOW' })
    const id = await insertAttempt(tx, {
      orderId: order.id,
      companyId,
      gateway: gateway.name,
      amount,
      currencyCode: order.currency_code,
      card,
    })
    if (id === undefined) return refuse({ type: 'CARD_NOT_FOUND' })
    // Also tells whoever is about to cancel the order because nobody paid that she saw an older one.
    await tx
      .updateTable('orders')
      .set({ payment_state: 'NONE', version: sql`version + 1` })
      .where('id', '=', order.id)
      .execute()
    return ok(null)
  }
  const keyed = { caller: loginCaller(loginId), key, operation: 'pay order', input: { number, card } }
  const begun = await db.transaction().execute((tx) => writeOnce(tx, keyed, () => begin(tx)))
  if (begun.ok) await settleNow(deps, order.id)
  return begun
}

/** As it was when it was placed: what the lines were ordered at, by weight the most they may come to. */
async function holdOf(db: Kysely<Database>, orderId: number): Promise<Minor> {
  const lines = await readOrderLines(db, orderId)
  return cardHold(
    lines
      .filter((line) => line.substitutes_position === null)
      .map((line) => ({
        unitKind: kindOf(line),
        ordered: line.quantity,
        unitNet: line.unit_net,
        vatBasisPoints: line.vat_basis_points,
      })),
  )
}
