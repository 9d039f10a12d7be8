import type { Database } from '@provender/db/tables'
import type { InvitationId, StaffId } from '@provender/domain/ids'
import { languages } from '@provender/domain/languages'
import type { Kysely } from 'kysely'
import * as v from 'valibot'

const staffIdSchema = v.pipe(
  v.number(),
  v.transform((id) => id as StaffId),
)

/** The subject of the e-mail. Whom it reaches, and whether it is still wanted, is looked up when it is written. */
export const staffMailSchema = v.variant('about', [
  v.object({
    about: v.literal('INVITATION'),
    id: v.pipe(
      v.string(),
      v.transform((id) => id as InvitationId),
    ),
  }),
  v.object({ about: v.literal('RESET'), email: v.string(), language: v.picklist(languages) }),
  v.object({
    about: v.literal('PASSWORD_CHANGED'),
    staffId: staffIdSchema,
    language: v.picklist(languages),
    atMs: v.number(),
  }),
  v.object({
    about: v.literal('NEW_DEVICE'),
    staffId: staffIdSchema,
    language: v.picklist(languages),
    device: v.string(),
    atMs: v.number(),
  }),
])
export type StaffMail = v.InferOutput<typeof staffMailSchema>

export async function writeStaffMail(tx: Kysely<Database>, key: string, mail: StaffMail): Promise<void> {
  await tx
    .insertInto('job')
    .values({ kind: 'STAFF_MAIL', key, payload: JSON.stringify(mail) })
    .execute()
}
