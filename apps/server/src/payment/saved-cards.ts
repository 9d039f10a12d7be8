import { ok, refuse, type Result } from '@provender/domain/result'
import * as v from 'valibot'
import type { Customer } from '../account/customer.ts'
import type { JobWork } from '../jobs/work-jobs.ts'
import { keepCard } from './saved-card-store.ts'
import type { PaymentDeps } from './settle-payment.ts'

/** Why a card is not kept. */
export type SaveRefusal = { readonly type: 'DECLINED' } | { readonly type: 'NOT_AVAILABLE' }

export interface CardSetup {
  /** Made once for a card and sent again with every repeat: the card is kept once. */
  readonly key: string
  readonly token: string
}

/** Keeps a card for the company's next orders, without a payment. */
export async function saveCard(
  { db, gateway }: Pick<PaymentDeps, 'db' | 'gateway'>,
  { companyId, loginId }: Pick<Customer, 'companyId' | 'loginId'>,
  { key, token }: CardSetup,
): Promise<Result<null, SaveRefusal>> {
  if (!gateway) return refuse({ type: 'NOT_AVAILABLE' })
  const saved = await gateway.saveCard({ id: key, companyId, token })
  if (saved.type === 'DECLINED') return refuse({ type: 'DECLINED' })
  const { reference, card } = saved
  await db
    .transaction()
    .execute((tx) =>
      keepCard(tx, { companyId, loginId, gateway: gateway.name, reference, setupId: key, card }),
    )
  return ok(null)
}

const forgetSchema = v.object({ reference: v.string(), gateway: v.string() })

/** Has the gateway forget a card that was removed. */
export function forgetCardJob({ gateway }: Pick<PaymentDeps, 'gateway'>): JobWork {
  return async ({ payload }) => {
    const card = v.parse(forgetSchema, payload)
    if (gateway?.name !== card.gateway) throw new Error(`A card waits for the gateway ${card.gateway}`)
    await gateway.forgetCard(card.reference)
  }
}
