import type { Database } from '@provender/db/tables'
import type { PaymentId } from '@provender/domain/ids'
import { type PostedCharge, differenceOf } from '@provender/domain/payment/difference'
import { type Kysely, sql } from 'kysely'
import { type RepeatDeps, repeatJob } from '../../kernel/jobs/repeat-job.ts'
import { type AttemptRow, chargeIdentityOf } from '../card/attempt-store.ts'
import type { Gateway } from '../card/gateway.ts'
import { startReconciliation } from './reconciliation-job.ts'
import type { PaymentDeps } from './settle-payment.ts'

const reconcileIntervalMs = 5 * 60_000
/** The period for which the records are compared: longer than any response, event or approval takes. */
const comparedHours = 24
/** More recent changes may still be in progress on either side. */
const settlingSeconds = 60

/**
 * Compares the gateway's records with ours and corrects what follows from the facts
 * (`packages/domain/src/payment/difference`). Logs other differences each time until they are corrected. Returns how many
 * charges differed.
 */
export async function reconcilePayments(deps: PaymentDeps): Promise<number> {
  const { db, gateway } = deps
  if (!gateway) return 0
  const since = await comparedSince(db)
  const charges = await gateway.chargesSince(since)
  const ours = await readOurAttempts(
    db,
    charges.map(({ id }) => id),
  )
  let differing = 0
  for (const charge of charges) {
    const attempt = ours.get(charge.id)
    if (attempt?.isSettling) continue
    if (await correctDifference(deps, gateway, { charge, attempt })) differing += 1
  }
  await checkDisputes(deps, await gateway.disputedSince(since))
  return differing
}

/** Reads new disputes, whose event may be lost, and those that have not ended. */
async function checkDisputes(deps: PaymentDeps, disputed: readonly PaymentId[]): Promise<void> {
  const payments = await deps.db
    .selectFrom('payment')
    .select(['id', 'order_id', 'invoice_id'])
    .where((eb) =>
      eb.or([
        sql<boolean>`id = any(${disputed}::uuid[])`,
        sql<boolean>`id in (select payment_id from payment_dispute
          where state = 'OPEN' or (state = 'LOST') = (withdrawn = 0))`,
      ]),
    )
    .where('gateway', '=', deps.gateway?.name ?? '')
    .execute()
  for (const payment of payments)
    try {
      await startReconciliation(deps, payment)
    } catch (error) {
      deps.log.error({ err: error, payment: payment.id }, 'could not read the disputes of a payment')
    }
}

/** Uses the clock that payments are stored with. */
async function comparedSince(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ readonly since: number }>`
    select (extract(epoch from now() - make_interval(hours => ${comparedHours})) * 1000)::float8 as since`.execute(
    db,
  )
  return rows[0]?.since ?? 0
}

interface OurAttempt extends AttemptRow {
  readonly company_id: Database['orders']['company_id']
  readonly isSettling: boolean
}

async function readOurAttempts(
  db: Kysely<Database>,
  ids: readonly PostedCharge['id'][],
): Promise<ReadonlyMap<PostedCharge['id'], OurAttempt>> {
  const rows = await db
    .selectFrom('payment')
    .innerJoin('orders', 'orders.id', 'order_id')
    .selectAll('payment')
    .select('company_id')
    .select(
      sql<boolean>`changed_at > now() - make_interval(secs => ${settlingSeconds}) or exists (
        select from payment_refund where payment_id = payment.id and payment_refund.state = 'ASKED')`.as(
        'isSettling',
      ),
    )
    .where('payment.id', '=', sql<PostedCharge['id']>`any(${ids}::uuid[])`)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

async function correctDifference(
  deps: PaymentDeps,
  gateway: Gateway,
  { charge, attempt }: { readonly charge: PostedCharge; readonly attempt: OurAttempt | undefined },
): Promise<boolean> {
  const difference = differenceOf(attempt, charge)
  if (difference === 'NONE') return false
  try {
    if (difference === 'FETCH' && attempt) {
      await startReconciliation(deps, attempt)
      if (!(await doRefundsDiffer(deps, charge))) return true
    } else if (difference === 'VOID' && attempt) {
      await gateway.void(chargeIdentityOf(attempt, attempt))
      return true
    }
    deps.log.error({ charge, ours: attempt?.state }, 'a payment differs between the gateway and the shop')
  } catch (error) {
    deps.log.error({ err: error, charge }, 'could not compare a payment with the gateway')
  }
  return true
}

/** True if the refunds still differ after the gateway's have been recorded. */
async function doRefundsDiffer({ db }: PaymentDeps, { id, refunded }: PostedCharge): Promise<boolean> {
  const now = (await readOurAttempts(db, [id])).get(id)
  return now?.state === 'CAPTURED' && now.refunded !== refunded
}

/** Every server reconciles. Concurrent corrections take effect once. */
export function startReconciling(deps: PaymentDeps & RepeatDeps): { readonly stop: () => Promise<void> } {
  return repeatJob(deps, {
    everyMs: reconcileIntervalMs,
    failure: 'could not compare payments with the gateway, will retry',
    work: async () => void (await reconcilePayments(deps)),
  })
}
