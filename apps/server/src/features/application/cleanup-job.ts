import type { Database } from '@provender/db/tables'
import { type Kysely, sql } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'
import { keyLifetimeDays } from '../../kernel/idempotency/write-once.ts'
import { removeOrphanedFiles } from '../../kernel/upload/remove-orphaned-files.ts'
import { claimPicturesFolder, tidyClaimPictures } from '../claim/picture-files.ts'
import { supportingDocumentsFolder, removeSupportingDocument } from './supporting-document-files.ts'

const tidyEveryMs = 3_600_000
/** A form that was begun and not sent. */
const unclaimedHours = 2
/** An application that was rejected, with its files: long enough to ask again why. */
const rejectedDays = 30
/** A browser that nobody opened the shop in for so long is sent nothing more: who knows whose it is. */
const unusedDays = 60

/** What was written by the contact form and dealt with. */
const doneDays = 90

type TidyDeps = Pick<Deps, 'db' | 'settings' | 'log'>

/** Removes what has had its time: files and applications that came to nothing, links, counters, sessions, devices that are not used, and events of a year ago. */
export async function tidy({ db, settings }: TidyDeps): Promise<void> {
  const proofs = await db
    .selectFrom('proof')
    .leftJoin('application', 'application.id', 'proof.application_id')
    .select(['proof.id', 'proof.media_type'])
    .where((eb) =>
      eb.or([
        eb.and([
          eb('proof.application_id', 'is', null),
          eb('proof.uploaded_at', '<', sql<number>`now() - make_interval(hours => ${unclaimedHours})`),
        ]),
        eb.and([
          eb('application.state', '=', 'REJECTED'),
          eb('application.decided_at', '<', sql<number>`now() - make_interval(days => ${rejectedDays})`),
        ]),
      ]),
    )
    .execute()
  for (const { id, media_type: mediaType } of proofs) {
    // First the file: a row without one is looked for again within the hour, a file without a row after a day.
    await removeSupportingDocument(settings, { id, mediaType })
    await db.deleteFrom('proof').where('id', '=', id).execute()
  }
  await tidyClaimPictures(db, settings)
  await removeOrphanedFiles(db, { folder: supportingDocumentsFolder(settings), table: 'proof' })
  await removeOrphanedFiles(db, { folder: claimPicturesFolder(settings), table: 'claim_picture' })
  await forget(db)
}

async function forget(db: Kysely<Database>): Promise<void> {
  await sql`
    delete from application
    where state = 'REJECTED' and decided_at < now() - make_interval(days => ${rejectedDays})`.execute(db)
  await sql`delete from contact_message where done_at < now() - make_interval(days => ${doneDays})`.execute(
    db,
  )
  await sql`delete from password_reset where made_at < now() - interval '1 day'`.execute(db)
  await sql`delete from login_email_change where asked_at < now() - interval '30 days'`.execute(db)
  await sql`
    delete from idempotency_key where created_at < now() - make_interval(days => ${keyLifetimeDays})`.execute(
    db,
  )
  await sql`delete from allowance where since < now() - interval '1 day'`.execute(db)
  await sql`delete from sign_in_failure where last_at < now() - interval '1 day'`.execute(db)
  await sql`delete from session where expires_at < now() - interval '1 day'`.execute(db)
  await sql`
    delete from push_registration where refreshed_at < now() - make_interval(days => ${unusedDays})`.execute(
    db,
  )
  await sql`delete from security_event where at < now() - interval '1 year'`.execute(db)
}

/** Every server tidies, once an hour: what two do at once is done once. */
export function startCleanupJob(deps: TidyDeps): { readonly stop: () => Promise<void> } {
  let tidying = Promise.resolve()
  const timer = setInterval(() => {
    tidying = tidy(deps).catch((error: unknown) => {
      deps.log.error({ err: error }, 'tidying waits for the database')
    })
  }, tidyEveryMs)
  return {
    stop: async () => {
      clearInterval(timer)
      await tidying
    },
  }
}
