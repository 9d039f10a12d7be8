import type { Minor } from '@provender/domain/money/money'
import { todayIn } from '@provender/domain/slots/today'
import type { Deps } from '../../kernel/deps.ts'
import { acceptsCardsForInvoices } from '../card/accepts-cards.ts'
import type { AttemptRow } from '../card/attempt-store.ts'
import { readInvoiceAttempts } from '../card/invoice-attempts.ts'
import type { Account } from './allocation-store.ts'
import { type LedgerDocument, readDocumentsByNumber } from './document-store.ts'
import { allTime, readOpenByDocument, readOpenDebits } from './statement-store.ts'

export interface DocumentView extends LedgerDocument {
  /** Set for invoices. */
  readonly open: Minor | null
  readonly isOverdue: boolean
  /** The last attempt to pay it by card. */
  readonly attempt: AttemptRow | null
  /** False also if the gateway cannot charge so small an amount. */
  readonly canPayByCard: boolean
}

type ShowingDeps = Pick<Deps, 'db' | 'clock' | 'gateway' | 'wholesaler'>

export async function readDocumentViews(
  deps: ShowingDeps,
  documents: readonly LedgerDocument[],
): Promise<readonly DocumentView[]> {
  if (documents.length === 0) return []
  const { db, clock, gateway, wholesaler } = deps
  const today = todayIn(clock.nowMs(), wholesaler.current().config.warehouseTimezone).day
  const invoices = documents.filter(({ kind }) => kind === 'INVOICE')
  const [open, { last, beingPaid }] = await Promise.all([
    readOpenByDocument(
      db,
      invoices.map(({ id }) => id),
    ),
    readInvoiceAttempts(db, invoices),
  ])
  const isCardAccepted = acceptsCardsForInvoices(deps)
  const isChargeable = (amount: number, currencyCode: string): boolean =>
    gateway !== null && amount >= gateway.chargeBounds(currencyCode).least
  return documents.map((document) => {
    const { id, kind, due_on, currency_code: currencyCode } = document
    const left = kind === 'INVOICE' ? (open.get(id) ?? (0 as Minor)) : null
    const isOpen = (left ?? 0) > 0
    return {
      ...document,
      open: left,
      isOverdue: isOpen && due_on !== null && due_on < today,
      attempt: last.get(id) ?? null,
      canPayByCard: isCardAccepted && isOpen && isChargeable(left ?? 0, currencyCode) && !beingPaid.has(id),
    }
  })
}

const maxShown = 100

export async function readOpenDocuments(
  deps: ShowingDeps,
  account: Account,
): Promise<readonly DocumentView[]> {
  const open = await readOpenDebits(deps.db, account, allTime.to)
  const numbers = open.flatMap(({ number }) => number ?? []).slice(0, maxShown)
  if (numbers.length === 0) return []
  return await readDocumentViews(deps, await readDocumentsByNumber(deps.db, account.companyId, numbers))
}
