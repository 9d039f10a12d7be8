import type { Database } from '@provender/db/tables'
import type { CompanyId, OrderNumber, PaymentId, UserId } from '@provender/domain/ids'
import type { Minor } from '@provender/domain/money/money'
import { canPay, cardHold } from '@provender/domain/payment/next-action'
import { ok, refuse, type Result } from '@provender/domain/result'
import { type Kysely, sql } from 'kysely'
import { type KeyReused, userCaller, writeOnce } from '../../kernel/idempotency/write-once.ts'
import { type SelectedCard, insertAttempt, readPaymentDetails } from '../card/attempt-store.ts'
import { unitKindOfLine } from '../catalogue/unit-kind-of-line.ts'
import { findOrder, type OrderRow, readOrderLines } from '../order/store.ts'
import { type PaymentDeps, releaseChallenge, settleNow } from './settle-payment.ts'

export type PayRefusal =
  | { readonly type: 'ORDER_NOT_FOUND' }
  | { readonly type: 'NOT_NOW' }
  | { readonly type: 'CARD_NOT_FOUND' }
  | { readonly type: 'NOT_AVAILABLE' }
  | KeyReused

export interface OrderPaymentRequest {
  readonly companyId: CompanyId
  readonly userId: UserId
  /** A UUID created once per press. A repeat is the same attempt, even if the card was declined. */
  readonly key: string
  readonly number: OrderNumber
  readonly card: SelectedCard
  /** The payment that waits for approval and that the card replaces; null if none. */
  readonly insteadOf: PaymentId | null
}

/** Charges another card for an unpaid order. If two users do so at once, the second one is refused as in progress. */
export async function payOrder(
  deps: PaymentDeps,
  paying: OrderPaymentRequest,
): Promise<Result<null, PayRefusal>> {
  const { db, gateway } = deps
  const { companyId, userId, key, number, card, insteadOf } = paying
  const order = await findOrder(db, companyId, number)
  if (!order) return refuse({ type: 'ORDER_NOT_FOUND' })
  if (!gateway || order.payment_type !== 'CARD') return refuse({ type: 'NOT_AVAILABLE' })
  const amount = await holdOf(db, order)
  const begin = async (tx: Kysely<Database>): Promise<Result<null, PayRefusal>> => {
    const payment = await readPaymentDetails(tx, order.id, { lock: true })
    if (!canPay(payment.order, payment.attempts)) return refuse({ type: 'NOT_NOW' })
    const id = await insertAttempt(tx, {
      orderId: order.id,
      companyId,
      gateway: gateway.name,
      amount,
      currencyCode: order.currency_code,
      card,
      userId,
    })
    if (id === undefined) return refuse({ type: 'CARD_NOT_FOUND' })
    // The new version also stops a concurrent cancellation for non-payment.
    await tx
      .updateTable('orders')
      .set({ payment_state: 'NONE', version: sql`version + 1` })
      .where('id', '=', order.id)
      .execute()
    return ok(null)
  }
  const keyed = { caller: userCaller(userId), key, operation: 'pay order', input: { number, card } }
  const start = async () => await db.transaction().execute((tx) => writeOnce(tx, keyed, () => begin(tx)))
  const first = await start()
  // Released only if the card was refused for it: a repeat must not release what it has started itself.
  const isInTheWay = !first.ok && first.refusal.type === 'NOT_NOW' && insteadOf !== null
  if (isInTheWay) await releaseChallenge(deps, order.id, insteadOf)
  const started = isInTheWay ? await start() : first
  if (started.ok) await settleNow(deps, order.id)
  return started
}

export async function holdOf(
  db: Kysely<Database>,
  { id, weight_margin_basis_points: marginBasisPoints }: Pick<OrderRow, 'id' | 'weight_margin_basis_points'>,
): Promise<Minor> {
  const lines = await readOrderLines(db, id)
  return cardHold(
    lines
      .filter((line) => line.substitutes_position === null)
      .map((line) => ({
        unitKind: unitKindOfLine(line),
        ordered: line.quantity,
        unitNet: line.unit_net,
        vatBasisPoints: line.vat_basis_points,
        marginBasisPoints,
      })),
  )
}
