import type { Database } from '@provender/db/tables'
import type { PaymentId } from '@provender/domain/ids'
import type { Minor } from '@provender/domain/money/money'
import {
  type CardDetails,
  readSandboxToken,
  type SandboxCard,
  type SandboxCardName,
  sandboxCards,
  sandboxToken,
} from '@provender/domain/payment/card'
import type { PostedCharge } from '@provender/domain/payment/difference'
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely'
import type { Charge, ChargeRequest } from '../gateway.ts'

export type SandboxCharge = Selectable<Database['sandbox_charge']>

const outcomes: Readonly<Record<SandboxCardName, SandboxCharge['state']>> = {
  SUCCEEDS: 'AUTHORISED',
  SUCCEEDS_MASTERCARD: 'AUTHORISED',
  SUCCEEDS_AMEX: 'AUTHORISED',
  DECLINES: 'DECLINED',
  LACKS_FUNDS: 'DECLINED',
  CHALLENGES: 'CHALLENGED',
  EXPIRED: 'DECLINED',
}

export function outcomeOf(card: SandboxCardName | undefined): SandboxCharge['state'] {
  return card === undefined ? 'DECLINED' : outcomes[card]
}

type NewCharge = Pick<SandboxCharge, 'id' | 'state' | 'card' | 'amount' | 'currency_code' | 'keep_for'>

/** Locks the charge's row, after inserting it if it is unknown; `isNew` is true if it was inserted. */
export async function lockCharge(
  tx: Kysely<Database>,
  row: NewCharge,
): Promise<{ readonly charge: SandboxCharge; readonly isNew: boolean }> {
  const charge = await tx
    .insertInto('sandbox_charge')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returningAll()
    .executeTakeFirst()
  return charge ? { charge, isNew: true } : { charge: await requireCharge(tx, row.id), isNew: false }
}

export async function requireCharge(tx: Kysely<Database>, id: PaymentId): Promise<SandboxCharge> {
  return await tx
    .selectFrom('sandbox_charge')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export async function changeCharge(
  tx: Kysely<Database>,
  id: PaymentId,
  changes: Partial<Pick<SandboxCharge, 'state' | 'captured' | 'refunded'>>,
): Promise<SandboxCharge> {
  const charge = await tx
    .updateTable('sandbox_charge')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await queueChargeEvent(tx, charge)
  return charge
}

/**
 * Sends an event about a charge, like a real gateway: after its records are written, with a delay, perhaps
 * twice. The event is a job of the same transaction.
 */
export async function queueChargeEvent(
  tx: Kysely<Database>,
  { id, state, refunded }: SandboxCharge,
): Promise<void> {
  const event = `${id} ${state} ${refunded}`
  await sql`
    insert into job (kind, key, payload)
    values ('GATEWAY_EVENT', ${`sandbox event ${event}`}, ${JSON.stringify({ eventId: event, paymentId: id })}::jsonb)
    on conflict (key) do nothing`.execute(tx)
}

/** Keeps the card of an authorised charge if that was requested. The card's reference is the charge's id. */
export async function saveCardOfCharge(tx: Kysely<Database>, charge: SandboxCharge): Promise<void> {
  const { id, keep_for } = charge
  const card = readSandboxToken(charge.card)
  if (keep_for === null || !card) return
  await tx
    .insertInto('sandbox_card')
    .values(savedCardRow({ reference: id, owner: keep_for, card }))
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .execute()
}

export function savedCardRow({
  reference,
  owner,
  card,
}: SandboxSavedCard): Insertable<Database['sandbox_card']> {
  const { name, expiryMonth, expiryYear } = card
  return { reference, owner, card: name, expiry_month: expiryMonth, expiry_year: expiryYear }
}

interface SandboxSavedCard {
  readonly reference: string
  readonly owner: string
  readonly card: SandboxCard
}

export function savedCardDetails({
  card,
  expiry_month,
  expiry_year,
}: Selectable<Database['sandbox_card']>): CardDetails {
  const facts = sandboxCards[card]
  return {
    ...facts,
    expiryMonth: expiry_month ?? facts.expiryMonth,
    expiryYear: expiry_year ?? facts.expiryYear,
  }
}

export function postedCharge({ id, state, captured, refunded }: SandboxCharge): PostedCharge {
  return { id, state, captured, refunded }
}

export function chargeOf(charge: SandboxCharge): Charge {
  const { id, state, card, captured, keep_for } = charge
  switch (state) {
    case 'CHALLENGED':
      return { state, challengePath: `/checkout/test-bank?payment=${id}` }
    case 'AUTHORISED': {
      const token = readSandboxToken(card)
      if (!token) throw new Error(`A charge without a card is authorised: ${id}`)
      const { name, ...expiry } = token
      return { state, card: { ...sandboxCards[name], ...expiry }, savedCard: keep_for === null ? null : id }
    }
    case 'CAPTURED':
      return { state, captured }
    case 'DECLINED':
      return { state, reason: reasonOf(card) }
    case 'VOIDED':
      return { state }
  }
}

function reasonOf(card: SandboxCharge['card']) {
  const name = readSandboxToken(card)?.name
  if (name === 'LACKS_FUNDS') return 'LACKS_FUNDS'
  return name === 'EXPIRED' ? 'EXPIRED_CARD' : 'DECLINED'
}

export function newCharge(
  { id, amount, currencyCode, keepsCard, companyId }: Omit<ChargeRequest, 'card'>,
  card: SandboxCard | undefined,
): NewCharge {
  return {
    id,
    state: outcomeOf(card?.name),
    card: card ? sandboxToken(card.name, card) : 'UNKNOWN',
    amount,
    currency_code: currencyCode,
    keep_for: keepsCard ? String(companyId) : null,
  }
}

export function blankCharge(id: PaymentId): NewCharge {
  return {
    id,
    state: 'VOIDED',
    card: 'UNKNOWN',
    amount: 0 as Minor,
    currency_code: '',
    keep_for: null,
  }
}
