import type { Database } from '@provender/db/tables'
import type { CompanyId, CompanyUid, PaymentId } from '@provender/domain/ids'
import { type Kysely, sql } from 'kysely'

/** Stripe keeps an idempotency key for at least a day. One hour earlier we stop relying on it. */
const keyLastsHours = 23

export interface StoredIntent {
  /** Null if it was requested and the response never arrived. */
  readonly intentId: string | null
  /** When it was first requested, in UTC milliseconds. */
  readonly requestedAtMs: number
  /** Stripe may have forgotten the key: only existing intents count, and nothing is requested again. */
  readonly isKeyOver: boolean
}

export async function recordRequest(db: Kysely<Database>, id: PaymentId): Promise<boolean> {
  const inserted = await db
    .insertInto('stripe_intent')
    .values({ payment_id: id })
    .onConflict((conflict) => conflict.column('payment_id').doNothing())
    .returning('payment_id')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function recordIntent(db: Kysely<Database>, id: PaymentId, intentId: string): Promise<void> {
  await db
    .updateTable('stripe_intent')
    .set({ intent_id: intentId })
    .where('payment_id', '=', id)
    .where('intent_id', 'is', null)
    .execute()
}

export async function readStoredIntent(
  db: Kysely<Database>,
  id: PaymentId,
): Promise<StoredIntent | undefined> {
  return await db
    .selectFrom('stripe_intent')
    .select(['intent_id as intentId', 'asked_at as requestedAtMs'])
    .select(sql<boolean>`asked_at < now() - make_interval(hours => ${keyLastsHours})`.as('isKeyOver'))
    .where('payment_id', '=', id)
    .executeTakeFirst()
}

/** The payment of an intent in an event; undefined if no payment of ours is known to have it. */
export async function findPaymentOfIntent(
  db: Kysely<Database>,
  intentId: string,
): Promise<PaymentId | undefined> {
  const row = await db
    .selectFrom('stripe_intent')
    .select('payment_id')
    .where('intent_id', '=', intentId)
    .executeTakeFirst()
  return row?.payment_id
}

interface CompanyAtStripe {
  readonly uid: CompanyUid
  readonly code: string
  readonly customerId: string | null
}

export async function readCompanyAtStripe(
  db: Kysely<Database>,
  companyId: CompanyId,
  gateway: string,
): Promise<CompanyAtStripe> {
  return await db
    .selectFrom('company')
    .leftJoin('stripe_customer', (join) =>
      join.onRef('company_id', '=', 'company.id').on('gateway', '=', gateway),
    )
    .select(['uid', 'code', 'customer_id as customerId'])
    .where('company.id', '=', companyId)
    .executeTakeFirstOrThrow()
}

/** Stores the customer and returns the one that counts: of two created at once, the one stored first. */
export async function recordCustomer(
  db: Kysely<Database>,
  customer: Database['stripe_customer'],
): Promise<string> {
  await db
    .insertInto('stripe_customer')
    .values(customer)
    .onConflict((conflict) => conflict.columns(['company_id', 'gateway']).doNothing())
    .execute()
  const { customer_id } = await db
    .selectFrom('stripe_customer')
    .select('customer_id')
    .where('company_id', '=', customer.company_id)
    .where('gateway', '=', customer.gateway)
    .executeTakeFirstOrThrow()
  return customer_id
}
