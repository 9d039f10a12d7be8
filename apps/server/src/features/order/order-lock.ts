import type { Database } from '@provender/db/tables'
import type { CompanyId, OrderNumber, StaffId, UserId } from '@provender/domain/ids'
import type { Minor, Quantity } from '@provender/domain/money/money'
import type { PickRefusal } from '@provender/domain/order/pick'
import type { TransitionInput, TransitionRefusal } from '@provender/domain/order/state-machine'
import type { StaffRole } from '@provender/domain/permission/permission'
import { ok, refuse, type Result } from '@provender/domain/result'
import type { Kysely, Selectable } from 'kysely'

/** The person who changes an order: a staff member (null on the command line), or a user of its company. */
export type OrderActor =
  | {
      readonly kind: 'STAFF'
      readonly staffId: StaffId | null
      /** Limits the steps. Left out for commands and for rules of the program, which no role limits. */
      readonly role?: StaffRole
    }
  | { readonly kind: 'CUSTOMER'; readonly userId: UserId; readonly companyId: CompanyId }

export interface OrderVersion {
  readonly number: OrderNumber
  /** Null accepts any version. */
  readonly version: number | null
}

export type LineRefusalReason = PickRefusal['type'] | 'NAMED_TWICE' | 'ABOVE_CREDIT_LIMIT'

export type ChangeRefusal =
  | TransitionRefusal
  | { readonly type: 'ORDER_NOT_FOUND' }
  /** Another user or staff member has changed it since. */
  | { readonly type: 'STALE' }
  /** The staff member's role may not take this step now. */
  | { readonly type: 'NOT_ALLOWED' }
  | { readonly type: 'LINE_NOT_FOUND'; readonly position: number }
  /** Somebody else has picked the line since, another quantity. */
  | { readonly type: 'LINE_CHANGED'; readonly position: number }
  | {
      readonly type: 'LINE_REFUSED'
      readonly position: number
      readonly reason: LineRefusalReason
      /** In thousandths of the line's unit; null for other reasons than a maximum. */
      readonly maxQuantity: Quantity | null
    }
  /** Not sold to this company, not in this unit, or without a price. */
  | { readonly type: 'SUBSTITUTE_NOT_FOUND'; readonly position: number }
  /** Worth several times what it replaces, and nobody has agreed to it. */
  | { readonly type: 'SUBSTITUTE_TOO_LARGE'; readonly position: number }
  /** Everything was supplied, so there is nothing to replace. */
  | { readonly type: 'NOTHING_TO_REPLACE'; readonly position: number }
  /** More than the margin would exceed the company’s credit limit. `maxAmount` is what the order may come to, VAT included. */
  | { readonly type: 'OVER_CREDIT_LIMIT'; readonly maxAmount: Minor }
  /** Less than this remains refundable of the captured amount. */
  | { readonly type: 'MORE_THAN_CAPTURED'; readonly maxAmount: Minor }
  /** More cash than the open amount of the invoice. */
  | { readonly type: 'MORE_THAN_OPEN'; readonly maxAmount: Minor }
  /** Only cash orders are paid on delivery. */
  | { readonly type: 'NOT_PAID_IN_CASH' }

/** Refusals in the payload; the others are API errors. */
export type PublicRefusal = Exclude<ChangeRefusal, { type: 'ORDER_NOT_FOUND' | 'STALE' | 'NOT_ALLOWED' }>

export interface LockedOrder {
  readonly row: Selectable<Database['orders']>
  readonly lines: readonly Selectable<Database['order_line']>[]
  readonly transitionInput: TransitionInput
}

/**
 * Locks the order's row, which serialises changes of one order. Locks come in this order: order, then company
 * if needed, then stock. Placing an order uses the same order.
 */
export async function lockOrder(
  tx: Kysely<Database>,
  { actor, order }: { readonly actor: OrderActor; readonly order: OrderVersion },
): Promise<Result<LockedOrder, ChangeRefusal>> {
  const row = await tx
    .selectFrom('orders')
    .selectAll()
    .where('number', '=', order.number)
    .$if(actor.kind === 'CUSTOMER', (query) =>
      query.where('company_id', '=', (actor as Extract<OrderActor, { kind: 'CUSTOMER' }>).companyId),
    )
    .forUpdate()
    .executeTakeFirst()
  if (!row) return refuse({ type: 'ORDER_NOT_FOUND' })
  if (order.version !== null && order.version !== row.version) return refuse({ type: 'STALE' })
  const lines = await tx
    .selectFrom('order_line')
    .selectAll()
    .where('order_id', '=', row.id)
    .orderBy('position')
    .execute()
  return ok({ row, lines, transitionInput: transitionInputOf(row, lines) })
}

/** Covers what the customer ordered. A substitute exists only once it is picked. */
function transitionInputOf(
  { state, method, payment_type, payment_state }: LockedOrder['row'],
  lines: LockedOrder['lines'],
): TransitionInput {
  const ordered = lines.filter((line) => line.substitutes_position === null)
  const supplied = (position: number): number =>
    lines.reduce(
      (sum, line) => (line.substitutes_position === position ? sum + (line.supplied_quantity ?? 0) : sum),
      0,
    )
  const picked = ordered.map((line) =>
    line.supplied_quantity === null ? null : line.supplied_quantity + supplied(line.position),
  )
  return { state, method, picked, payment: { type: payment_type, state: payment_state } }
}
