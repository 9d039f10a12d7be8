import type { Database } from '@provender/db/tables'
import type { OrderNumber, PaymentId, UserId } from '@provender/domain/ids'
import type { Minor } from '@provender/domain/money/money'
import { type JointPart, jointState } from '@provender/domain/payment/joint-charge'
import type { AttemptState } from '@provender/domain/payment/payment'
import { type Kysely, sql } from 'kysely'
import { type AttemptRow, isAttemptOverdue, withdrawnAmount } from '../../card/attempt-store.ts'
import type { ChargeIdentity } from '../../card/gateway.ts'
import type { Account } from '../../ledger/allocation-store.ts'
import { readOpenByDocument } from '../../ledger/statement-store.ts'

/** A charge that pays several invoices, with what its next step depends on. */
export interface JointCharge {
  readonly identity: ChargeIdentity
  readonly account: Account
  readonly userId: UserId
  readonly state: AttemptState
  /** In the order of their invoices. */
  readonly parts: readonly JointChargePart[]
}

export interface JointChargePart extends JointPart {
  readonly attempt: AttemptRow
  readonly invoiceNumber: string
  readonly orderNumber: OrderNumber
}

/** Locks the orders, their invoices and the company's ledger for a payment, in the order in which all code locks them. */
export async function lockForJointPayment(
  tx: Kysely<Database>,
  { orderIds, account }: { readonly orderIds: readonly number[]; readonly account: Account },
): Promise<void> {
  await tx.selectFrom('orders').select('id').where('id', 'in', orderIds).orderBy('id').forUpdate().execute()
  await tx
    .selectFrom('ledger_document')
    .select('id')
    .where('order_id', 'in', orderIds)
    .where('kind', '=', 'INVOICE')
    .orderBy('order_id')
    .forUpdate()
    .execute()
  await tx.selectFrom('company').select('id').where('id', '=', account.companyId).forNoKeyUpdate().execute()
}

export async function readJointCharge(db: Kysely<Database>, chargeId: PaymentId): Promise<JointCharge> {
  const rows = await db
    .selectFrom('payment')
    .innerJoin('joint_charge', 'joint_charge.id', 'payment.charge_id')
    .innerJoin('orders', 'orders.id', 'payment.order_id')
    .innerJoin('ledger_document as invoice', 'invoice.id', 'payment.invoice_id')
    .selectAll('payment')
    .select(['joint_charge.amount as total', 'joint_charge.company_id as companyId'])
    .select(['orders.number as orderNumber', 'invoice.id as invoiceId', 'invoice.number as invoiceNumber'])
    .select([isAttemptOverdue.as('isTooLate'), withdrawnAmount.as('withdrawn')])
    .where('payment.charge_id', '=', chargeId)
    .orderBy('invoice.id')
    .execute()
  const [first] = rows
  if (first?.login_id == null) throw new Error(`Nobody pays these invoices: ${chargeId}`)
  const { companyId, currency_code: currencyCode, login_id: userId, total } = first
  const open = await readOpenByDocument(
    db,
    rows.map(({ invoiceId }) => invoiceId),
  )
  const refunds = await readRefunds(db, chargeId)
  const parts = rows.map(({ invoiceId, invoiceNumber, orderNumber, isTooLate, withdrawn, ...attempt }) => {
    const { id, state, amount, captured, refunded } = attempt
    return {
      attempt,
      invoiceNumber,
      orderNumber,
      state,
      amount,
      captured,
      refunded,
      withdrawn,
      isTooLate,
      open: open.get(invoiceId) ?? (0 as Minor),
      refunds: refunds.filter(({ payment_id }) => payment_id === id),
    }
  })
  return {
    identity: { id: chargeId, companyId, amount: total, currencyCode },
    account: { companyId, currencyCode },
    userId,
    state: jointState(parts.map(({ state }) => state)),
    parts,
  }
}

/** In the order of the requests. */
async function readRefunds(db: Kysely<Database>, chargeId: PaymentId) {
  return await db
    .selectFrom('payment_refund')
    .innerJoin('payment', 'payment.id', 'payment_id')
    .select(['payment_id', 'payment_refund.id', 'payment_refund.amount', 'payment_refund.state'])
    .where('charge_id', '=', chargeId)
    .orderBy('asked_at')
    .orderBy(sql`payment_refund.id`)
    .execute()
}

/** The charge of a company that a client's key made; undefined if there is none. */
export async function findJointCharge(
  db: Kysely<Database>,
  { companyId, key }: { readonly companyId: Account['companyId']; readonly key: string },
): Promise<JointCharge | undefined> {
  const row = await db
    .selectFrom('joint_charge')
    .select('id')
    .where('company_id', '=', companyId)
    .where('key', '=', key)
    .executeTakeFirst()
  return row && (await readJointCharge(db, row.id))
}

export function partAt(parts: readonly JointChargePart[], index: number): JointChargePart {
  const part = parts[index]
  if (!part) throw new Error(`A joint charge has no payment ${index}`)
  return part
}
