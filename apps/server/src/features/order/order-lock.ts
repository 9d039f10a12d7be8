import type { Database } from '@provender/db/tables'
import type { CompanyId, LoginId, OrderNumber, StaffId } from '@provender/domain/ids'
import type { Minor, Quantity } from '@provender/domain/money/money'
import type { PickRefusal } from '@provender/domain/order/pick'
import type {
  TransitionInput,
  TransitionRefusal,
  TransitionActor,
} from '@provender/domain/order/state-machine'
import type { Kysely, Selectable } from 'kysely'

/** Who changes an order: one of the wholesaler's people (null: at the machine itself), or a login of its company. */
export type OrderActor =
  | { readonly kind: 'STAFF'; readonly staffId: StaffId | null }
  | { readonly kind: 'CUSTOMER'; readonly loginId: LoginId; readonly companyId: CompanyId }

/** Which order, as who changes it saw it. */
export interface OrderAsSeen {
  readonly number: OrderNumber
  /** Null: whatever it is now. */
  readonly version: number | null
}

/** Why an order was not changed. Nothing was written. */
export type ChangeRefusal =
  | TransitionRefusal
  | { readonly type: 'ORDER_NOT_FOUND' }
  /** Somebody changed it since. */
  | { readonly type: 'STALE' }
  | { readonly type: 'LINE_NOT_FOUND'; readonly position: number }
  | {
      readonly type: 'LINE_REFUSED'
      readonly position: number
      readonly why: PickRefusal['type']
      /** Thousandths of the line's unit; null where the quantity is none of its unit. */
      readonly mostQuantity: Quantity | null
    }
  /** Not sold to this company, in this unit, or without a price for it. */
  | { readonly type: 'SUBSTITUTE_NOT_FOUND'; readonly position: number }
  /** Everything was supplied: there is nothing to stand in for. */
  | { readonly type: 'NOTHING_TO_REPLACE'; readonly position: number }
  /** Of what was taken from a card, less is left to give back. */
  | { readonly type: 'MORE_THAN_TAKEN'; readonly most: Minor }
  /** More cash than is open of the invoice. */
  | { readonly type: 'MORE_THAN_OPEN'; readonly most: Minor }
  /** Cash is paid when a cash order is handed over, and only then. */
  | { readonly type: 'NOT_PAID_IN_CASH' }

/** Refusals that an answer carries; the others are errors of the API. */
export type PublicRefusal = Exclude<ChangeRefusal, { type: 'ORDER_NOT_FOUND' | 'STALE' }>

/** An order whose row is held, with its lines. */
export interface LockedOrder {
  readonly row: Selectable<Database['orders']>
  readonly lines: readonly Selectable<Database['order_line']>[]
  readonly facts: TransitionInput
}

const undone = Symbol('undone')
export type RefuseChange = (refusal: ChangeRefusal) => never

/** One transaction that a refusal undoes as a whole. */
export async function changing<T>(
  db: Kysely<Database>,
  work: (tx: Kysely<Database>, refuseChange: RefuseChange) => Promise<T>,
): Promise<
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: ChangeRefusal }
> {
  let refusal: ChangeRefusal | undefined
  const refuseChange: RefuseChange = (why) => {
    refusal = why
    throw undone
  }
  try {
    return { ok: true, value: await db.transaction().execute((tx) => work(tx, refuseChange)) }
  } catch (error) {
    if (error === undone && refusal) return { ok: false, refusal }
    throw error
  }
}

/**
 * Holds the order’s row, so that changes of one order come one after the other. The company’s row is held after it, where one is, and
 * stock rows last of all: whoever places an order takes them in this order, too.
 */
export async function lockOrder(
  tx: Kysely<Database>,
  { actor, order }: { readonly actor: OrderActor; readonly order: OrderAsSeen },
  refuseChange: RefuseChange,
): Promise<LockedOrder> {
  const row = await tx
    .selectFrom('orders')
    .selectAll()
    .where('number', '=', order.number)
    .$if(actor.kind === 'CUSTOMER', (query) =>
      query.where('company_id', '=', (actor as Extract<OrderActor, { kind: 'CUSTOMER' }>).companyId),
    )
    .forUpdate()
    .executeTakeFirst()
  if (!row) return refuseChange({ type: 'ORDER_NOT_FOUND' })
  if (order.version !== null && order.version !== row.version) refuseChange({ type: 'STALE' })
  const lines = await tx
    .selectFrom('order_line')
    .selectAll()
    .where('order_id', '=', row.id)
    .orderBy('position')
    .execute()
  return { row, lines, facts: factsOf(row, lines) }
}

/** Of what the customer ordered; a substitute is picked by its being there. */
function factsOf(
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

export function takerOf(actor: OrderActor): TransitionActor {
  return actor.kind
}
