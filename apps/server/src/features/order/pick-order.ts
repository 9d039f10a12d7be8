import type { Database } from '@provender/db/tables'
import type { OrderNumber } from '@provender/domain/ids'
import { excessOverLimit } from '@provender/domain/ledger/account-position'
import type { Minor } from '@provender/domain/money/money'
import { type ChargedLine, namesSomebody, totalsNow } from '@provender/domain/order/pick'
import { stateAfter } from '@provender/domain/order/state-machine'
import { ok, refuse, type Result } from '@provender/domain/result'
import type { Kysely } from 'kysely'
import type { Clock } from '../../kernel/clock.ts'
import { type KeyReused, staffCaller, type WriteKey, writeOnce } from '../../kernel/idempotency/write-once.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import { lockCompany } from '../ledger/allocation-store.ts'
import { readAccountPosition } from '../ledger/statement-store.ts'
import { writeEvent } from '../order-event/write-event.ts'
import type { AppliedTransition } from './apply-transition.ts'
import type { LinePick } from './line-pick.ts'
import {
  type ChangeRefusal,
  type LockedOrder,
  lockOrder,
  type OrderActor,
  type OrderVersion,
} from './order-lock.ts'
import { readPickProducts } from './pick-products.ts'
import { pickLines, type PickedLines } from './picked-lines.ts'
import type { OffersByPosition, SubstituteOffers } from './substitute-offers.ts'
import { writePickedLines } from './write-picked-lines.ts'

type StaffActor = OrderActor & { readonly kind: 'STAFF' }

export interface Pick {
  readonly order: OrderVersion
  readonly lines: readonly LinePick[]
  /** Picks every other line that is still unpicked as ordered. */
  readonly rest: boolean
  /** For the record of adjustments; the customer does not see it. */
  readonly note: string
}

export interface PickDeps {
  readonly db: Kysely<Database>
  readonly clock: Clock
  /** Used if a line has a substitute. */
  readonly substituteOffers: SubstituteOffers
}

/**
 * Records picked lines in one transaction: the price of each, its stock, the order's totals, and every price
 * change. Picking a line again corrects it and returns its earlier substitute.
 */
export async function pickOrder(
  { db, clock, substituteOffers }: PickDeps,
  actor: StaffActor,
  pick: Pick,
): Promise<Result<AppliedTransition, ChangeRefusal>> {
  const offers = await substituteOffers(pick.order.number, pick.lines)
  return await inTransaction<AppliedTransition, ChangeRefusal>(db, (tx) =>
    pickIn({ tx, clock, offers }, actor, pick),
  )
}

export interface KeyedLinePick {
  readonly key: WriteKey
  readonly number: OrderNumber
  readonly line: Omit<LinePick, 'substitute'>
}

/** Records one picked line, once per key. It may arrive late, so it says what its picker saw. */
export async function pickLineByKey(
  { db, clock }: Omit<PickDeps, 'substituteOffers'>,
  actor: StaffActor,
  { key, number, line }: KeyedLinePick,
): Promise<Result<AppliedTransition, ChangeRefusal | KeyReused>> {
  const keyed = { caller: staffCaller(actor.staffId), key, operation: 'pick line', input: { number, line } }
  const pick = { order: { number, version: null }, lines: [line], rest: false, note: '' }
  return await inTransaction<AppliedTransition, ChangeRefusal | KeyReused>(db, (tx) =>
    writeOnce(tx, keyed, () => pickIn({ tx, clock, offers: new Map() }, actor, pick)),
  )
}

interface PickContext extends Omit<PickDeps, 'db' | 'substituteOffers'> {
  readonly tx: Kysely<Database>
  readonly offers: OffersByPosition
}

async function pickIn(
  { tx, clock, offers }: PickContext,
  actor: StaffActor,
  { order, lines: named, rest, note }: Pick,
): Promise<Result<AppliedTransition, ChangeRefusal>> {
  const lockResult = await lockOrder(tx, { actor, order })
  if (!lockResult.ok) return lockResult
  const locked = lockResult.value
  const after = stateAfter(locked.transitionInput, 'PICK', actor.kind)
  if (!after.ok) return after
  // Entries of the ledger wait, so that what is left of the limit does not change.
  const { row } = locked
  const isLimited = row.payment_type === 'ACCOUNT' && named.length > 0
  if (isLimited) await lockCompany(tx, row.company_id)
  // A colleague may have picked lines meanwhile: only the locked lines show which are left.
  const lines = rest ? [...named, ...picksOfRest(locked, named)] : named
  const products = await readPickProducts(tx, locked, offers)
  const result = pickLines({ locked, lines, offers, products })
  if (!result.ok) return result
  const totals = totalsNow(linesAfter(locked, result.value))
  const limited = isLimited
    ? await checkCreditLimit(tx, { row, gross: totals.gross, picked: result.value, named })
    : result
  if (!limited.ok) return limited
  const picked = limited.value
  const nowMs = clock.nowMs()
  await writePickedLines(tx, { locked, picked, actor, note, nowMs })
  const version = row.version + 1
  await tx
    .updateTable('orders')
    .set({
      state: after.value,
      version,
      net: totals.net,
      vat: totals.vat,
      gross: totals.gross,
      vat_by_rate: JSON.stringify(totals.vatByRate),
    })
    .where('id', '=', row.id)
    .execute()
  if (after.value !== row.state) await writeEvent(tx, locked, { actor, to: after.value, note: '', nowMs })
  return ok({ state: after.value, version })
}

interface LimitedPick {
  readonly row: LockedOrder['row']
  readonly gross: Minor
  readonly picked: PickedLines
  readonly named: readonly LinePick[]
}

/**
 * What is above the margin never exceeds the credit limit. Within it, each line that makes the order dearer needs the name of who agreed.
 * A correction that makes the order cheaper is never refused.
 */
async function checkCreditLimit(
  tx: Kysely<Database>,
  { row, gross, picked, named }: LimitedPick,
): Promise<Result<PickedLines, ChangeRefusal>> {
  if (gross <= row.gross) return ok(picked)
  const position = await readAccountPosition(tx, {
    companyId: row.company_id,
    currencyCode: row.currency_code,
  })
  const openOrders = (position.openOrders + gross - row.gross) as Minor
  const excess = excessOverLimit({ ...position, openOrders })
  if (excess <= 0) return ok(picked)
  if (picked.changed.some((line) => line.isAboveMargin))
    return refuse({ type: 'OVER_CREDIT_LIMIT', maxAmount: Math.max(0, gross - excess) as Minor })
  const agreedFor = (position: number): string =>
    named.find((line) => line.position === position)?.agreedBy ?? ''
  const changed = picked.changed.map((line) =>
    isDearer(line) ? { ...line, agreedBy: agreedFor(line.position) } : line,
  )
  const added = picked.added.map((line) => ({ ...line, agreedBy: agreedFor(line.substitutesPosition) }))
  const dearer = [
    ...changed.filter(isDearer),
    ...added.map((line) => ({ ...line, position: line.substitutesPosition })),
  ]
  const unnamed = dearer.find((line) => !namesSomebody(line))
  if (!unnamed) return ok({ ...picked, changed, added })
  const { position: linePosition } = unnamed
  return refuse({
    type: 'LINE_REFUSED',
    position: linePosition,
    reason: 'ABOVE_CREDIT_LIMIT',
    maxQuantity: null,
  })
}

function isDearer({ before, net }: PickedLines['changed'][number]): boolean {
  // A line without a pick is charged as ordered again.
  return (net ?? before.net) > (before.supplied_net ?? before.net)
}

/** The lines that are neither picked nor named, as ordered. */
function picksOfRest({ lines }: LockedOrder, named: readonly LinePick[]): readonly LinePick[] {
  const positions = new Set(named.map(({ position }) => position))
  return lines
    .filter((line) => line.substitutes_position === null && line.supplied_quantity === null)
    .filter(({ position }) => !positions.has(position))
    .map(({ position, quantity }) => ({ position, supplied: quantity }))
}

function linesAfter({ lines }: LockedOrder, { changed, added }: PickedLines): readonly ChargedLine[] {
  const changes = new Map(changed.map((line) => [line.position, line]))
  const picks = lines.map((line) => {
    const { net, vat } = changes.get(line.position) ?? { net: line.supplied_net, vat: line.supplied_vat }
    return {
      vatBasisPoints: line.vat_basis_points,
      net: line.net,
      vat: line.vat,
      suppliedNet: net,
      suppliedVat: vat,
    }
  })
  const substitutes = added.map(({ product, net, vat }) => ({
    vatBasisPoints: product.vatBasisPoints,
    net,
    vat,
    suppliedNet: net,
    suppliedVat: vat,
  }))
  return [...picks, ...substitutes]
}
