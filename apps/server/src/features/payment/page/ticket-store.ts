import { randomBytes } from 'node:crypto'
import type { Database } from '@provender/db/tables'
import type { CompanyId, OrderNumber, UserId } from '@provender/domain/ids'
import type { Language } from '@provender/domain/languages'
import type { Minor } from '@provender/domain/money/money'
import type { CardBrand } from '@provender/domain/payment/card'
import { pageMinutes, ticketMinutes } from '@provender/domain/payment/payment-page'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { Deps } from '../../../kernel/deps.ts'
import { hashSecret } from '../../../kernel/hash-secret.ts'
import type { PageRequest } from './payment-subject.ts'

export type TicketRow = Selectable<Database['payment_ticket']>

export type PageRow = TicketRow & {
  readonly login_id: UserId
  readonly company_id: CompanyId
  readonly company_name: string
  readonly company_currency: string
}

/** A card from the gateway's form, with enough to show which one it is. */
export interface CardToken {
  readonly token: string
  readonly brand: CardBrand
  readonly lastFour: string
  readonly keep: boolean
}

export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

interface NewTicket {
  readonly id: string
  readonly sessionId: string
  readonly secret: string
  readonly request: PageRequest
  readonly language: Language
  readonly nowMs: number
}

/** Stores a ticket and replaces the session's previous one. The previous page ends. */
export async function storeTicket(
  db: Kysely<Database>,
  { id, sessionId, secret, request, language, nowMs }: NewTicket,
): Promise<void> {
  const ticket = {
    id,
    ticket_hash: hashSecret(secret),
    page_hash: null,
    purpose: request.purpose,
    language,
    number: 'number' in request ? request.number : null,
    amount: 'amount' in request ? request.amount : null,
    payment_id: 'payment' in request ? request.payment : null,
    expires_at: new Date(nowMs + ticketMinutes * 60_000),
    done_at: null,
    card_token: null,
    card_brand: null,
    card_last_four: null,
    keeps_card: false,
  }
  await db
    .insertInto('payment_ticket')
    .values({ session_id: sessionId, ...ticket })
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet(ticket))
    .execute()
}

/** The ticket with this id, if this session made it. */
export async function findTicket(
  db: Kysely<Database>,
  sessionId: string,
  id: string,
): Promise<TicketRow | undefined> {
  return await db
    .selectFrom('payment_ticket')
    .selectAll()
    .where('session_id', '=', sessionId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** The session of the app still exists, and its user is active. */
const isAlive = (nowMs: number) => sql`session.id = t.session_id and session.expires_at > ${new Date(nowMs)}
  and login.id = session.login_id and login.active and company.id = login.company_id
  and t.expires_at > ${new Date(nowMs)}`

const pageColumns = sql`t.*, login.id as login_id, company.id as company_id, company.name as company_name,
  company.currency_code as company_currency`

export interface Opening {
  readonly ticket: string
  /** The secret of the page that opens. */
  readonly page: string
  /** The user who is signed in to this browser; null for a visitor. */
  readonly userId: UserId | null
  readonly nowMs: number
}

/** Uses up a ticket. Only one of several callers gets the page. Undefined if it is unknown, used, expired or another user's. */
export async function consumeTicket(
  db: Kysely<Database>,
  { ticket, page, userId, nowMs }: Opening,
): Promise<PageRow | undefined> {
  const { rows } = await sql<PageRow>`
    update payment_ticket t
    set page_hash = ${hashSecret(page)}, expires_at = ${new Date(nowMs + pageMinutes * 60_000)}
    from session, login, company
    where t.ticket_hash = ${hashSecret(ticket)} and t.page_hash is null and ${isAlive(nowMs)}
      and login.id = coalesce(${userId}::bigint, login.id)
    returning ${pageColumns}`.execute(db)
  return rows[0]
}

/** The language of a ticket, used or not. */
export async function languageOfTicket(db: Kysely<Database>, ticket: string): Promise<Language | undefined> {
  const row = await db
    .selectFrom('payment_ticket')
    .select('language')
    .where('ticket_hash', '=', hashSecret(ticket))
    .executeTakeFirst()
  return row?.language
}

/** The page with this secret; undefined if it has ended. */
export async function findPage(
  db: Kysely<Database>,
  page: string,
  nowMs: number,
): Promise<PageRow | undefined> {
  const { rows } = await sql<PageRow>`
    select ${pageColumns} from payment_ticket t, session, login, company
    where t.page_hash = ${hashSecret(page)} and ${isAlive(nowMs)}`.execute(db)
  return rows[0]
}

/** Marks a page as done. Only the first card counts. */
export async function markPageDone(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id }: Pick<PageRow, 'id'>,
  card?: CardToken,
): Promise<void> {
  await db
    .updateTable('payment_ticket')
    .set({
      done_at: new Date(clock.nowMs()),
      ...(card && {
        card_token: card.token,
        card_brand: card.brand,
        card_last_four: card.lastFour,
        keeps_card: card.keep,
      }),
    })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .execute()
}

export function requestOf({ purpose, number, amount, payment_id }: TicketRow): PageRequest {
  switch (purpose) {
    case 'NEW_ORDER':
      return { purpose, amount: amount ?? (0 as Minor) }
    case 'ORDER':
      return { purpose, number: (number ?? '') as OrderNumber }
    case 'INVOICE':
      return { purpose, number: number ?? '', amount: amount ?? (0 as Minor) }
    case 'SAVE_CARD':
      return { purpose }
    case 'APPROVAL':
      if (payment_id === null) throw new Error('A ticket approves no payment')
      return { purpose, payment: payment_id }
  }
}
