import type { Database } from '@provender/db/tables'
import type { Kysely } from 'kysely'
import * as v from 'valibot'

/** The subject of an e-mail: a new claim for staff, or an answer for the user who sent one. */
export const claimEmailPayloadSchema = v.variant('about', [
  v.object({ about: v.literal('TO_LOOK_AT'), claimId: v.number() }),
  v.object({ about: v.literal('ANSWERED'), answerId: v.number() }),
])
type ClaimEmailPayload = v.InferOutput<typeof claimEmailPayloadSchema>

export async function claimJob(tx: Kysely<Database>, payload: ClaimEmailPayload): Promise<void> {
  const key = payload.about === 'TO_LOOK_AT' ? `claim ${payload.claimId}` : `claim answer ${payload.answerId}`
  await tx
    .insertInto('job')
    .values({ kind: 'CLAIM_MAIL', key, payload: JSON.stringify(payload) })
    .execute()
}
