import type { Database } from '@provender/db/tables'
import type { PaymentId } from '@provender/domain/ids'
import type { Minor } from '@provender/domain/money/money'
import { type PostedCharge, differenceOf } from '@provender/domain/payment/difference'
import { jointState, sumOf } from '@provender/domain/payment/joint-charge'
import type { Attempt } from '@provender/domain/payment/payment'
import { type Kysely, sql } from 'kysely'
import { type RepeatDeps, repeatJob } from '../../kernel/jobs/repeat-job.ts'
import type { AttemptRow } from '../card/attempt-store.ts'
import type { ChargeIdentity, Gateway } from '../card/gateway.ts'
import { isKnownAs } from '../card/joint-charge-store.ts'
import { startReconciliation } from './reconciliation-job.ts'
import type { PaymentDeps } from './settle-payment.ts'

const reconcileIntervalMs = 5 * 60_000
/** The period for which the records are compared: longer than any response, event or approval takes. */
const comparedHours = 24
/** So many days after a restore, the lost time is compared too. */
const daysAfterRestore = 14
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
  const ours = await readOurCharges(
    db,
    charges.map(({ id }) => id),
  )
  let differing = 0
  for (const charge of charges) {
    const our = ours.get(charge.id)
    if (our?.isSettling) continue
    if (await correctDifference(deps, gateway, { charge, our })) differing += 1
  }
  await checkDisputes(deps, await gateway.disputedSince(since))
  return differing
}

/** Reads new disputes, whose event may be lost, and those that have not ended. */
async function checkDisputes(deps: PaymentDeps, disputed: readonly PaymentId[]): Promise<void> {
  const payments = await deps.db
    .selectFrom('payment')
    .select(['id', 'order_id', 'invoice_id'])
    .distinctOn(chargeOfPayment)
    .where((eb) =>
      eb.or([
        isKnownAs(disputed),
        sql<boolean>`payment.id in (select payment_id from payment_dispute
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
    select (extract(epoch from least(now() - make_interval(hours => ${comparedHours}), (
      select min(lost_from) from restore
      where restored_at > now() - make_interval(days => ${daysAfterRestore})))) * 1000)::float8 as since`.execute(
    db,
  )
  return rows[0]?.since ?? 0
}

/** A charge of ours, with the first of its payments. */
interface OurCharge extends Attempt {
  readonly identity: ChargeIdentity
  readonly payment: Pick<AttemptRow, 'id' | 'order_id' | 'invoice_id'>
  readonly isSettling: boolean
}

const chargeOfPayment = sql<PaymentId>`coalesce(payment.charge_id, payment.id)`

async function readOurCharges(
  db: Kysely<Database>,
  ids: readonly PaymentId[],
): Promise<ReadonlyMap<PaymentId, OurCharge>> {
  const rows = await db
    .selectFrom('payment')
    .innerJoin('orders', 'orders.id', 'order_id')
    .leftJoin('joint_charge', 'joint_charge.id', 'charge_id')
    .select(['payment.id', 'order_id', 'invoice_id', 'payment.state', 'captured', 'refunded'])
    .select(['orders.company_id as companyId', 'payment.currency_code as currencyCode'])
    .select([
      chargeOfPayment.as('charge'),
      sql<Minor>`coalesce(joint_charge.amount, payment.amount)`.as('total'),
    ])
    .select(
      sql<boolean>`changed_at > now() - make_interval(secs => ${settlingSeconds}) or exists (
        select from payment_refund where payment_id = payment.id and payment_refund.state = 'ASKED')`.as(
        'isSettling',
      ),
    )
    .where(isKnownAs(ids))
    .orderBy('invoice_id')
    .execute()
  const byCharge = Map.groupBy(rows, ({ charge }) => charge)
  return new Map(
    [...byCharge].flatMap(([id, payments]) => {
      const [payment] = payments
      if (!payment) return []
      const { companyId, currencyCode, total: amount } = payment
      const charge: OurCharge = {
        identity: { id, companyId, amount, currencyCode },
        payment,
        state: jointState(payments.map(({ state }) => state)),
        captured: sumOf(payments.map(({ captured }) => captured)),
        refunded: sumOf(payments.map(({ refunded }) => refunded)),
        isSettling: payments.some(({ isSettling }) => isSettling),
      }
      return [[id, charge]] as const
    }),
  )
}

async function correctDifference(
  deps: PaymentDeps,
  gateway: Gateway,
  { charge, our }: { readonly charge: PostedCharge; readonly our: OurCharge | undefined },
): Promise<boolean> {
  const difference = differenceOf(our, charge)
  if (difference === 'NONE') return false
  try {
    if (difference === 'FETCH' && our) {
      await startReconciliation(deps, our.payment)
      if (!(await doRefundsDiffer(deps, charge))) return true
    } else if (difference === 'VOID' && our) {
      await gateway.void(our.identity)
      return true
    }
    deps.log.error({ charge, ours: our?.state }, 'a payment differs between the gateway and the shop')
  } catch (error) {
    deps.log.error({ err: error, charge }, 'could not compare a payment with the gateway')
  }
  return true
}

/** True if the refunds still differ after the gateway's have been recorded. */
async function doRefundsDiffer({ db }: PaymentDeps, { id, refunded }: PostedCharge): Promise<boolean> {
  const now = (await readOurCharges(db, [id])).get(id)
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
