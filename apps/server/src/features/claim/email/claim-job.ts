import type { Database } from '@provender/db/tables'
import type { Kysely } from 'kysely'
import * as v from 'valibot'

/** What an e-mail is about: a claim the wholesaler's people have not looked at, or an answer to who sent one. */
export const claimNewsSchema = v.variant('about', [
  v.object({ about: v.literal('TO_LOOK_AT'), claimId: v.number() }),
  v.object({ about: v.literal('ANSWERED'), answerId: v.number() }),
])
type ClaimNews = v.InferOutput<typeof claimNewsSchema>

/** Has an e-mail written, once, when the transaction is through. */
export async function claimJob(tx: Kysely<Database>, news: ClaimNews): Promise<void> {
  const key = news.about === 'TO_LOOK_AT' ? `claim ${news.claimId}` : `claim answer ${news.answerId}`
  await tx
    .insertInto('job')
    .values({ kind: 'CLAIM_MAIL', key, payload: JSON.stringify(news) })
    .execute()
}
