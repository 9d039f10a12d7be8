import type { Database } from '@provender/db/tables'
import type { UserId } from '@provender/domain/ids'
import { type Language, languages } from '@provender/domain/languages'
import type { Kysely } from 'kysely'
import * as v from 'valibot'

const applicationEmails = ['RECEIVED', 'TO_DECIDE', 'ACTIVATED', 'REJECTED'] as const
const userEmails = ['LOGIN_ACTIVATED', 'PASSWORD_RESET'] as const

export type ApplicationEmailPayload =
  | { readonly about: (typeof applicationEmails)[number]; readonly applicationId: number }
  | {
      readonly about: (typeof userEmails)[number]
      readonly loginId: number
      readonly language: Language
      readonly atMs: number
    }

export const applicationEmailPayloadSchema = v.union([
  v.object({ about: v.picklist(applicationEmails), applicationId: v.number() }),
  v.object({
    about: v.picklist(userEmails),
    loginId: v.pipe(
      v.number(),
      v.transform((id) => id as UserId),
    ),
    language: v.picklist(languages),
    atMs: v.number(),
  }),
])

export async function applicationEmailJob(
  tx: Kysely<Database>,
  payload: ApplicationEmailPayload,
): Promise<void> {
  const subject =
    'applicationId' in payload ? `${payload.applicationId}` : `${payload.loginId}-${payload.atMs}`
  await tx
    .insertInto('job')
    .values({
      kind: 'JOINING_MAIL',
      key: `joining-mail-${payload.about.toLowerCase()}-${subject}`,
      payload: JSON.stringify(payload),
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
}
