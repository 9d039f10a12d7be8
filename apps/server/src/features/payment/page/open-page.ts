import type { UserId } from '@provender/domain/ids'
import type { Language } from '@provender/domain/languages'
import { ok, refuse, type Result } from '@provender/domain/result'
import type { Deps } from '../../../kernel/deps.ts'
import type { SignedInUser } from '../../../kernel/identity/signed-in-user.ts'
import { type PageRequest, type PaymentSubject, readSubject, type SubjectRefusal } from './payment-subject.ts'
import {
  consumeTicket,
  findPage,
  languageOfTicket,
  newSecret,
  type PageRow,
  requestOf,
  storeTicket,
} from './ticket-store.ts'

type PageDeps = Pick<Deps, 'db' | 'clock' | 'gateway' | 'newId' | 'wholesaler'>

export interface Ticket {
  readonly id: string
  readonly path: string
}

/** Creates a ticket for a page, if there is something to pay. It replaces the app's previous ticket. */
export async function createTicket(
  deps: PageDeps,
  user: SignedInUser,
  { request, language }: { readonly request: PageRequest; readonly language: Language },
): Promise<Result<Ticket, SubjectRefusal>> {
  const subject = await readSubject(deps, user, request)
  if (!subject.ok) return subject
  const { db, clock, newId } = deps
  const [id, secret] = [newId(), newSecret()]
  const { sessionId } = user
  const { payment } = subject.value
  const stored = request.purpose === 'APPROVAL' && payment ? { ...request, payment } : request
  await storeTicket(db, { id, sessionId, secret, request: stored, language, nowMs: clock.nowMs() })
  // The fragment of an address is never sent to a server and appears in no log.
  return ok({ id, path: `/checkout/pay#${secret}` })
}

export interface OpenPage extends PaymentSubject {
  readonly row: PageRow
}

export type PageRefusal =
  /** The ticket is unknown, used or expired, or another user is signed in to this browser. */
  | { readonly type: 'INVALID'; readonly language: Language | undefined }
  /** There is nothing to pay or to approve any more. */
  | { readonly type: 'SETTLED'; readonly language: Language }

/** Uses a ticket up and opens its page. Returns the secret of the page, which is stored as a hash. */
export async function openPage(
  deps: PageDeps,
  { ticket, userId }: { readonly ticket: string; readonly userId: UserId | null },
): Promise<Result<OpenPage & { readonly secret: string }, PageRefusal>> {
  const secret = newSecret()
  const row = await consumeTicket(deps.db, { ticket, page: secret, userId, nowMs: deps.clock.nowMs() })
  if (!row) return refuse({ type: 'INVALID', language: await languageOfTicket(deps.db, ticket) })
  const subject = await readSubject(deps, payerOf(row), requestOf(row))
  if (!subject.ok) return refuse({ type: 'SETTLED', language: row.language })
  return ok({ ...subject.value, row, secret })
}

/** Reads the page after a reload; undefined if it has ended. */
export async function readPage(deps: PageDeps, secret: string): Promise<OpenPage | undefined> {
  const row = await findPage(deps.db, secret, deps.clock.nowMs())
  if (!row) return undefined
  const subject = await readSubject(deps, payerOf(row), requestOf(row))
  const { number, amount, company_currency: currencyCode } = row
  return { ...(subject.ok ? subject.value : { number, amount, currencyCode }), row }
}

function payerOf({ company_id, company_currency }: PageRow) {
  return { companyId: company_id, currencyCode: company_currency }
}
