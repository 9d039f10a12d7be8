import type { Database } from '@provender/db/tables'
import type { CompanyId, PaymentId, SavedCardId, UserId } from '@provender/domain/ids'
import type { CardDetails, CardUpdate } from '@provender/domain/payment/card'
import { type Kysely, type Selectable, sql } from 'kysely'

export type SavedCardRow = Selectable<Database['saved_card']>

export async function readSavedCards(
  db: Kysely<Database>,
  companyId: CompanyId,
  gateway: string,
): Promise<readonly SavedCardRow[]> {
  return await companyCards(db, companyId)
    .selectAll()
    .where('gateway', '=', gateway)
    .orderBy('is_primary', 'desc')
    .orderBy('saved_at', 'desc')
    .orderBy('id')
    .execute()
}

export async function readCardOfOrder(
  db: Kysely<Database>,
  orderId: number,
  { companyId, gateway }: { readonly companyId: CompanyId; readonly gateway: string },
): Promise<SavedCardRow | null> {
  const card = await companyCards(db, companyId)
    .innerJoin('payment', (join) =>
      join.on(
        sql<boolean>`payment.saved_card_id = saved_card.id
          or saved_card.payment_id = payment.id`,
      ),
    )
    .selectAll('saved_card')
    .where('payment.order_id', '=', orderId)
    .where('payment.invoice_id', 'is', null)
    .where('saved_card.gateway', '=', gateway)
    .orderBy('payment.began_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return card ?? null
}

function companyCards(db: Kysely<Database>, companyId: CompanyId) {
  return db.selectFrom('saved_card').where('company_id', '=', companyId).where('removed_at', 'is', null)
}

export interface NewSavedCard {
  readonly companyId: CompanyId
  readonly userId: UserId
  readonly gateway: string
  readonly reference: string
  /** The payment that it was kept with, or else the caller's key. A repeat is the same card. */
  readonly source: { readonly paymentId: PaymentId } | { readonly key: string }
  readonly card: CardDetails
}

/** Stores a card that the gateway keeps. The first one becomes primary. */
export async function insertSavedCard(tx: Kysely<Database>, newCard: NewSavedCard): Promise<void> {
  const { companyId, gateway, card, source } = newCard
  await holdCards(tx, companyId)
  const present = await companyCards(tx, companyId)
    .select('id')
    .where('gateway', '=', gateway)
    .where('is_primary', '=', true)
    .executeTakeFirst()
  await tx
    .insertInto('saved_card')
    .values({
      company_id: companyId,
      login_id: newCard.userId,
      gateway,
      reference: newCard.reference,
      setup_id: 'key' in source ? source.key : null,
      payment_id: 'paymentId' in source ? source.paymentId : null,
      brand: card.brand,
      last_four: card.lastFour,
      expiry_month: card.expiryMonth,
      expiry_year: card.expiryYear,
      is_primary: !present,
      removed_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** False if the company has no such card. */
export async function setPrimaryCard(
  db: Kysely<Database>,
  companyId: CompanyId,
  id: SavedCardId,
): Promise<boolean> {
  return await db.transaction().execute(async (tx) => {
    await holdCards(tx, companyId)
    const card = await companyCards(tx, companyId).select('gateway').where('id', '=', id).executeTakeFirst()
    if (!card) return false
    // Clear the old one first: the index allows only one primary card at any time.
    const own = tx
      .updateTable('saved_card')
      .where('company_id', '=', companyId)
      .where('gateway', '=', card.gateway)
      .where('removed_at', 'is', null)
    await own.set({ is_primary: false }).where('is_primary', '=', true).where('id', '!=', id).execute()
    await own.set({ is_primary: true }).where('id', '=', id).execute()
    return true
  })
}

/**
 * Removes a card. The gateway deletes it by a job of the same transaction; the newest remaining card becomes
 * primary. A repeat finds it removed. False if the company never had such a card.
 */
export async function removeCard(
  db: Kysely<Database>,
  companyId: CompanyId,
  id: SavedCardId,
): Promise<boolean> {
  return await db.transaction().execute(async (tx) => {
    await holdCards(tx, companyId)
    const removed = await tx
      .updateTable('saved_card')
      .set({ removed_at: sql<Date>`now()` })
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .where('removed_at', 'is', null)
      .returning(['reference', 'gateway', 'is_primary'])
      .executeTakeFirst()
    if (!removed) return await isRemoved(tx, companyId, id)
    const { reference, gateway } = removed
    await tx
      .insertInto('job')
      .values({
        kind: 'FORGET_CARD',
        key: `forget card ${id}`,
        payload: JSON.stringify({ reference, gateway }),
      })
      .execute()
    if (removed.is_primary)
      await sql`
        update saved_card set is_primary = true where id = (
          select id from saved_card
          where company_id = ${companyId} and gateway = ${gateway} and removed_at is null
          order by saved_at desc, id limit 1)`.execute(tx)
    return true
  })
}

async function isRemoved(tx: Kysely<Database>, companyId: CompanyId, id: SavedCardId): Promise<boolean> {
  const card = await tx
    .selectFrom('saved_card')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst()
  return card !== undefined
}

export async function findSavedCard(
  db: Kysely<Database>,
  companyId: CompanyId,
  { id, gateway }: { readonly id: SavedCardId; readonly gateway: string },
): Promise<SavedCardRow | undefined> {
  return await companyCards(db, companyId)
    .selectAll()
    .where('id', '=', id)
    .where('gateway', '=', gateway)
    .executeTakeFirst()
}

/** Stores the card details that the gateway has now. A card that was removed meanwhile stays removed. */
export async function applyCardUpdate(
  db: Kysely<Database>,
  id: SavedCardId,
  { expiryMonth, expiryYear, holderName }: CardUpdate,
): Promise<void> {
  await db
    .updateTable('saved_card')
    .set({ expiry_month: expiryMonth, expiry_year: expiryYear, holder_name: holderName })
    .where('id', '=', id)
    .execute()
}

/** Serialises changes of a company's cards. */
async function holdCards(tx: Kysely<Database>, companyId: CompanyId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('cards of ' || ${companyId}::text, 0))`.execute(tx)
}
