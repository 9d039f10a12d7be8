import { createHash } from 'node:crypto'
import type { Database } from '@provender/db/tables'
import type { Minor } from '@provender/domain/money/money'
import { readSandboxToken, type SandboxCard } from '@provender/domain/payment/card'
import { type Kysely, sql } from 'kysely'
import type { CardSaveResult, Gateway, GatewayCard, ChargeIdentity } from '../gateway.ts'
import {
  postedCharge,
  changeCharge,
  chargeOf,
  lockCharge,
  saveCardOfCharge,
  savedCardDetails,
  savedCardRow,
  newCharge,
  blankCharge,
  outcomeOf,
  requireCharge,
  queueChargeEvent,
} from './sandbox-charges.ts'

/**
 * A test gateway that behaves like a real one. Each of its cards has one fixed outcome. It moves no money. Its records are
 * tables of its own, so that they survive a restart.
 */
export function sandboxGateway(db: Kysely<Database>): Gateway {
  return {
    name: 'SANDBOX',
    formKey: null,
    supportsCurrency: () => true,
    chargeBounds: () => ({ least: 1 as Minor, largest: 99_999_999 as Minor }),
    holdDays: 7,
    authorise: (request) =>
      db.transaction().execute(async (tx) => {
        const card = await cardOf(tx, request.card, String(request.companyId))
        const { charge, isNew } = await lockCharge(tx, newCharge(request, card))
        if (isNew) await queueChargeEvent(tx, charge)
        if (isNew && charge.state === 'AUTHORISED') await saveCardOfCharge(tx, charge)
        return chargeOf(charge)
      }),
    find: async ({ id }) => {
      const charge = await db.selectFrom('sandbox_charge').selectAll().where('id', '=', id).executeTakeFirst()
      return charge && chargeOf(charge)
    },
    capture: ({ id }, amount) =>
      db.transaction().execute(async (tx) => {
        const charge = await requireCharge(tx, id)
        if (charge.state !== 'AUTHORISED') return chargeOf(charge)
        if (amount > charge.amount) throw new Error(`More is to be taken than is held: ${id}`)
        return chargeOf(await changeCharge(tx, id, { state: 'CAPTURED', captured: amount }))
      }),
    void: ({ id }) =>
      db.transaction().execute(async (tx) => {
        const { charge } = await lockCharge(tx, blankCharge(id))
        const isHeld = charge.state === 'AUTHORISED' || charge.state === 'CHALLENGED'
        return chargeOf(isHeld ? await changeCharge(tx, id, { state: 'VOIDED' }) : charge)
      }),
    refund: (refund) => db.transaction().execute((tx) => refundOnce(tx, refund)),
    refundsOf: async ({ id }) => {
      const refunds = await db.selectFrom('sandbox_refund').selectAll().where('charge_id', '=', id).execute()
      return refunds.map((refund) => ({
        id: refund.id,
        reference: refund.id,
        amount: refund.amount,
        cameBack: false,
      }))
    },
    disputesOf: () => Promise.resolve([]),
    disputedSince: () => Promise.resolve([]),
    // Its bank is a page of the shop (`testBank`).
    challengeSecret: () => Promise.resolve(null),
    chargesSince: async (sinceMs) => {
      const charges = await db
        .selectFrom('sandbox_charge')
        .selectAll()
        .where('began_at', '>=', sql<number>`to_timestamp(${sinceMs / 1000})`)
        .execute()
      return charges.map(postedCharge)
    },
    saveCard: ({ id, companyId, token }) =>
      db
        .transaction()
        .execute((tx) => saveOnce(tx, { id, owner: String(companyId), card: readSandboxToken(token) })),
    updateCard: async (reference, { expiryMonth, expiryYear, holderName }) => {
      const updated = await db
        .updateTable('sandbox_card')
        .set({ expiry_month: expiryMonth, expiry_year: expiryYear, holder_name: holderName })
        .where('reference', '=', reference)
        .returning('reference')
        .executeTakeFirst()
      return updated ? 'UPDATED' : 'DECLINED'
    },
    deleteCard: async (reference) => {
      await db.deleteFrom('sandbox_card').where('reference', '=', reference).execute()
    },
    testBank: {
      answer: (id, isApproved) =>
        db.transaction().execute(async (tx) => {
          const charge = await requireCharge(tx, id)
          if (charge.state !== 'CHALLENGED') return false
          if (isApproved) await saveCardOfCharge(tx, charge)
          await changeCharge(tx, id, { state: isApproved ? 'AUTHORISED' : 'DECLINED' })
          return true
        }),
    },
  }
}

/** Undefined if it is no sandbox card, or is not kept for this owner. */
async function cardOf(
  tx: Kysely<Database>,
  card: GatewayCard,
  owner: string,
): Promise<SandboxCard | undefined> {
  if (card.type === 'TOKEN') return readSandboxToken(card.token)
  const storedCard = await tx
    .selectFrom('sandbox_card')
    .selectAll()
    .where('reference', '=', card.reference)
    .where('owner', '=', owner)
    .executeTakeFirst()
  return storedCard && { ...savedCardDetails(storedCard), name: storedCard.card }
}

async function refundOnce(
  tx: Kysely<Database>,
  { id, charge: { id: paymentId }, amount }: { id: string; charge: ChargeIdentity; amount: Minor },
): Promise<'DONE' | 'REFUSED'> {
  const charge = await requireCharge(tx, paymentId)
  const existing = await tx.selectFrom('sandbox_refund').select('id').where('id', '=', id).executeTakeFirst()
  if (existing) return 'DONE'
  if (charge.state !== 'CAPTURED' || charge.refunded + amount > charge.captured) return 'REFUSED'
  await tx.insertInto('sandbox_refund').values({ id, charge_id: paymentId, amount }).execute()
  await changeCharge(tx, paymentId, { refunded: (charge.refunded + amount) as Minor })
  return 'DONE'
}

async function saveOnce(
  tx: Kysely<Database>,
  setup: { readonly id: string; readonly owner: string; readonly card: SandboxCard | undefined },
): Promise<CardSaveResult> {
  const { id, owner, card } = setup
  if (card === undefined || outcomeOf(card.name) === 'DECLINED') return { type: 'DECLINED' }
  // The id of a charge is the reference of the card that it keeps, and a caller chooses this one.
  const reference = createHash('sha256').update(`set-up ${owner} ${id}`).digest('hex').slice(0, 32)
  await tx
    .insertInto('sandbox_card')
    .values(savedCardRow({ reference, owner, card }))
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .execute()
  const storedCard = await tx
    .selectFrom('sandbox_card')
    .selectAll()
    .where('reference', '=', reference)
    .where('owner', '=', owner)
    .executeTakeFirst()
  return storedCard
    ? { type: 'SAVED', reference: storedCard.reference, card: savedCardDetails(storedCard) }
    : { type: 'DECLINED' }
}
