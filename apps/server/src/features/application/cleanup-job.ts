import type { Database } from '@provender/db/tables'
import { type Kysely, sql } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'
import { discardFile } from '../../kernel/files/stored-files.ts'
import { keyLifetimeDays } from '../../kernel/idempotency/write-once.ts'
import { repeatJob } from '../../kernel/jobs/repeat-job.ts'
import { deleteNotesOfDeletedUsers } from '../account/deletion/delete-notes.ts'
import { deleteExpiredPictures } from '../claim/picture-files.ts'

const cleanupIntervalMs = 3_600_000
/** Files of a form that is never sent. */
const unclaimedHours = 2
/** A rejected application with its files is kept this long, for questions. */
const rejectedDays = 30
/** A browser that has not opened the shop for this long gets no more messages: it may have another user. */
const unusedDays = 60

/** For this long the link of an ended invitation says why it no longer works. */
const endedInvitationDays = 30

/** Messages of the contact form that are dealt with. */
const doneDays = 90

/**
 * Deletes what has expired: unclaimed files, rejected applications, links, counters, sessions, unused
 * devices, notes of deleted users, and events after a year.
 */
export async function deleteExpired({ db }: Pick<Deps, 'db'>): Promise<void> {
  for (const { id } of await expiredDocuments(db).execute()) await deleteExpiredDocument(db, id)
  await deleteExpiredPictures(db)
  await deleteExpiredRows(db)
  await deleteNotesOfDeletedUsers(db)
}

function expiredDocuments(db: Kysely<Database>) {
  return db
    .selectFrom('proof')
    .leftJoin('application', 'application.id', 'proof.application_id')
    .select('proof.id')
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
}

/** Keeps a document that a form has claimed since, or is claiming: the applicant already counts on it. */
async function deleteExpiredDocument(db: Kysely<Database>, id: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const document = await expiredDocuments(tx)
      .where('proof.id', '=', id)
      .forUpdate('proof')
      .skipLocked()
      .executeTakeFirst()
    if (!document) return
    await discardFile(tx, id)
    await tx.deleteFrom('proof').where('id', '=', id).execute()
  })
}

async function deleteExpiredRows(db: Kysely<Database>): Promise<void> {
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
  await sql`delete from card_attempt where began_at < now() - interval '1 day'`.execute(db)
  await sql`delete from session where expires_at < now() - interval '1 day'`.execute(db)
  await sql`
    update payment_ticket set card_token = null, card_brand = null, card_last_four = null
    where card_token is not null and expires_at < now()`.execute(db)
  await sql`delete from payment_ticket where expires_at < now() - interval '1 day'`.execute(db)
  await sql`
    delete from push_registration where refreshed_at < now() - make_interval(days => ${unusedDays})`.execute(
    db,
  )
  await sql`delete from security_event where at < now() - interval '1 year'`.execute(db)
  await sql`
    delete from staff_invitation where ended_at < now() - make_interval(days => ${endedInvitationDays})`.execute(
    db,
  )
  await sql`delete from staff_change where at < now() - interval '2 years'`.execute(db)
}

/** Every server cleans up once an hour. Running twice at once does no harm. */
export function startCleanupJob(deps: Pick<Deps, 'db' | 'log' | 'writeGate'>): {
  readonly stop: () => Promise<void>
} {
  return repeatJob(deps, {
    everyMs: cleanupIntervalMs,
    failure: 'could not delete expired data, will retry',
    work: () => deleteExpired(deps),
  })
}
