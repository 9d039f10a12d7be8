import { ok, refuse, type Result } from '@provender/domain/result'
import type { Deps } from '../../../kernel/deps.ts'
import { type CardSaveRefusal, saveCard } from '../../card/saved-cards.ts'
import { checkPayment } from '../check-payment.ts'
import { answerTestBank } from '../test-bank.ts'
import { type CardToken, findPage, markPageDone, type PageRow, requestOf } from './ticket-store.ts'

type FinishDeps = Pick<Deps, 'db' | 'clock' | 'gateway' | 'log' | 'wholesaler'>

/** The page has ended, or was opened for another action. */
export interface PageOver {
  readonly type: 'OVER'
}

type Purpose = PageRow['purpose']

async function finishOnce<Refusal>(
  deps: FinishDeps,
  { page, purposes }: { readonly page: string; readonly purposes: readonly Purpose[] },
  work: (row: PageRow) => Promise<Result<null, Refusal>>,
): Promise<Result<null, Refusal | PageOver>> {
  const row = await findPage(deps.db, page, deps.clock.nowMs())
  if (!row || !purposes.includes(row.purpose)) return refuse({ type: 'OVER' })
  return row.done_at === null ? await work(row) : ok(null)
}

/** Stores the card for the app, which then pays with it. The page itself charges nothing. */
export async function submitCard(
  deps: FinishDeps,
  { page, card }: { readonly page: string; readonly card: CardToken },
): Promise<Result<null, PageOver>> {
  return await finishOnce<PageOver>(
    deps,
    { page, purposes: ['NEW_ORDER', 'ORDER', 'INVOICE'] },
    async (row) => {
      await markPageDone(deps, row, card)
      return ok(null)
    },
  )
}

export async function saveCardOfPage(
  deps: FinishDeps,
  { page, key, token }: { readonly page: string; readonly key: string; readonly token: string },
): Promise<Result<null, CardSaveRefusal | PageOver>> {
  return await finishOnce<CardSaveRefusal>(deps, { page, purposes: ['SAVE_CARD'] }, async (row) => {
    const saved = await saveCard(deps, { companyId: row.company_id, userId: row.login_id }, { key, token })
    if (saved.ok) await markPageDone(deps, row)
    return saved
  })
}

/**
 * Queries the gateway after the bank's question about the payment of the page. With the test gateway, `isApproved` is the
 * answer of its bank.
 */
export async function finishApproval(
  deps: FinishDeps,
  { page, isApproved }: { readonly page: string; readonly isApproved: boolean | null },
): Promise<Result<null, PageOver>> {
  return await finishOnce<PageOver>(deps, { page, purposes: ['APPROVAL'] }, async (row) => {
    const request = requestOf(row)
    if (request.purpose !== 'APPROVAL') return refuse({ type: 'OVER' })
    const { company_id: companyId } = row
    if (isApproved === null) await checkPayment(deps, companyId, request.payment)
    else await answerTestBank(deps, { companyId, paymentId: request.payment, isApproved })
    await markPageDone(deps, row)
    return ok(null)
  })
}
