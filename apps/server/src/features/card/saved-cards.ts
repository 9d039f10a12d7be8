import type { SavedCardId } from '@provender/domain/ids'
import { type CardUpdate, isExpired } from '@provender/domain/payment/card'
import { ok, refuse, type Result } from '@provender/domain/result'
import { todayIn } from '@provender/domain/slots/today'
import * as v from 'valibot'
import type { Deps } from '../../kernel/deps.ts'
import { type KeyReused, userCaller, writeOnce } from '../../kernel/idempotency/write-once.ts'
import type { SignedInUser } from '../../kernel/identity/signed-in-user.ts'
import type { JobHandler } from '../../kernel/jobs/run-jobs.ts'
import { acceptCardAttempt, beginCardAttempt } from './card-attempts.ts'
import { findSavedCard, insertSavedCard, applyCardUpdate } from './saved-card-store.ts'

export type CardSaveRefusal =
  | { readonly type: 'DECLINED' }
  /** The cardholder has to approve it first, with this secret. Then send it again. */
  | { readonly type: 'CHALLENGED'; readonly secret: string }
  | { readonly type: 'NOT_AVAILABLE' }
  | KeyReused

export interface CardSetup {
  /** Created once for a card and sent with every repeat, so that the card is kept once. */
  readonly key: string
  readonly token: string
}

export async function saveCard(
  { db, gateway }: Pick<Deps, 'db' | 'gateway'>,
  { companyId, userId }: Pick<SignedInUser, 'companyId' | 'userId'>,
  { key, token }: CardSetup,
): Promise<Result<null, CardSaveRefusal>> {
  if (!gateway) return refuse({ type: 'NOT_AVAILABLE' })
  // Every repeat calls the gateway under the same key, because it knows the outcome.
  const keyed = { caller: userCaller(userId), key, operation: 'save card', input: { token } }
  const attempt = { id: `save ${key} of login ${userId}`, companyId, userId }
  const claimed = await db.transaction().execute((tx) =>
    writeOnce<null, never>(tx, keyed, async () => {
      await beginCardAttempt(tx, attempt)
      return ok(null)
    }),
  )
  if (!claimed.ok) return claimed
  const saved = await gateway.saveCard({ id: key, companyId, token })
  if (saved.type !== 'SAVED') return refuse(saved)
  const { reference, card } = saved
  await db.transaction().execute(async (tx) => {
    await acceptCardAttempt(tx, attempt.id)
    await insertSavedCard(tx, { companyId, userId, gateway: gateway.name, reference, source: { key }, card })
  })
  return ok(null)
}

export type CardUpdateRefusal =
  | { readonly type: 'CARD_NOT_FOUND' }
  | { readonly type: 'EXPIRED' }
  | { readonly type: 'DECLINED' }

/** Changes the details of a card that was renewed under its number. A repeat changes nothing. */
export async function updateCard(
  { db, clock, wholesaler, gateway, newId }: Pick<Deps, 'db' | 'clock' | 'wholesaler' | 'gateway' | 'newId'>,
  { companyId, userId }: Pick<SignedInUser, 'companyId' | 'userId'>,
  { id, update }: { readonly id: SavedCardId; readonly update: CardUpdate },
): Promise<Result<null, CardUpdateRefusal>> {
  const card = gateway && (await findSavedCard(db, companyId, { id, gateway: gateway.name }))
  if (!card) return refuse({ type: 'CARD_NOT_FOUND' })
  const { day } = todayIn(clock.nowMs(), wholesaler.current().config.warehouseTimezone)
  if (isExpired(update, day)) return refuse({ type: 'EXPIRED' })
  const attempt = { id: `update ${newId()}`, companyId, userId }
  await db.transaction().execute((tx) => beginCardAttempt(tx, attempt))
  if ((await gateway.updateCard(card.reference, update)) === 'DECLINED') return refuse({ type: 'DECLINED' })
  await acceptCardAttempt(db, attempt.id)
  await applyCardUpdate(db, id, update)
  return ok(null)
}

const deletionSchema = v.object({ reference: v.string(), gateway: v.string() })

export function deleteCardJob({ gateway }: Pick<Deps, 'gateway'>): JobHandler {
  return async ({ payload }) => {
    const card = v.parse(deletionSchema, payload)
    if (gateway?.name !== card.gateway)
      throw new Error(`A saved card needs the gateway ${card.gateway}, which is not set up`)
    await gateway.deleteCard(card.reference)
  }
}
