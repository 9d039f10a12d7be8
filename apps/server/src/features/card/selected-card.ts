import type { SavedCardId } from '@provender/domain/ids'
import { isCardToken } from '@provender/domain/payment/card-number'
import * as v from 'valibot'
import type { Context } from '../../kernel/graphql/context.ts'
import { requireRecentPassword } from '../../kernel/identity/require-recent-password.ts'
import type { SelectedCard } from './attempt-store.ts'

/** Refuses card numbers, which would be stored. */
export const cardTokenSchema = v.pipe(v.string(), v.check(isCardToken, 'a token of the gateway'))

/** Saving a card needs the password, also together with a payment. */
export async function requirePasswordToKeep(context: Context, card: SelectedCard | null): Promise<void> {
  if (card?.type === 'NEW' && card.keeps) await requireRecentPassword(context)
}

export const selectedCardSchema = v.pipe(
  v.object({
    token: v.nullish(cardTokenSchema, null),
    savedCardId: v.nullish(v.string(), null),
    keep: v.nullish(v.boolean(), false),
  }),
  v.check(({ token, savedCardId }) => (token === null) !== (savedCardId === null), 'one card'),
  v.transform(({ token, savedCardId, keep }): SelectedCard =>
    token === null
      ? { type: 'SAVED', id: (savedCardId ?? '') as SavedCardId }
      : { type: 'NEW', token, keeps: keep },
  ),
)
