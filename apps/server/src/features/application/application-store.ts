import type { Database } from '@provender/db/tables'
import type { Application } from '@provender/domain/application/application'
import {
  maxSupportingDocumentBytes,
  maxSupportingDocuments,
} from '@provender/domain/application/supporting-document'
import type { PriceListId } from '@provender/domain/ids'
import type { Language } from '@provender/domain/languages'
import { type Kysely, type Selectable, sql } from 'kysely'
import { type NewFile, recordFile } from '../../kernel/files/stored-files.ts'
import { emailKey } from '../../kernel/mail/email-spelling.ts'

export type ApplicationRow = Selectable<Database['application']>

export async function addSupportingDocument(
  tx: Kysely<Database>,
  file: NewFile,
  fileName: string,
): Promise<void> {
  const { id, mediaType, bytes } = file
  await recordFile(tx, file)
  await tx
    .insertInto('proof')
    .values({ id, application_id: null, file_name: fileName, media_type: mediaType, bytes })
    .execute()
}

export async function unclaimedBytes(db: Kysely<Database>): Promise<number> {
  const { bytes } = await db
    .selectFrom('proof')
    .select(sql<number>`coalesce(sum(bytes), 0)::int8`.as('bytes'))
    .where('application_id', 'is', null)
    .executeTakeFirstOrThrow()
  return bytes
}

export interface NewApplication extends Omit<Application, 'password' | 'acceptsTerms'> {
  readonly key: string
  readonly language: Language
  readonly passwordHash: string
}

export async function hasApplication(tx: Kysely<Database>, key: string): Promise<boolean> {
  return (
    (await tx.selectFrom('application').select('id').where('key', '=', key).executeTakeFirst()) !== undefined
  )
}

export async function lockSupportingDocuments(
  tx: Kysely<Database>,
  ids: readonly string[],
): Promise<'held' | 'PROOF_GONE' | 'PROOFS_TOO_LARGE'> {
  if (ids.length === 0) return 'held'
  const locked = await tx
    .selectFrom('proof')
    .select('bytes')
    .where('id', 'in', [...ids])
    .where('application_id', 'is', null)
    .forUpdate()
    .execute()
  if (locked.length < new Set(ids).size) return 'PROOF_GONE'
  const bytes = locked.reduce((sum, each) => sum + each.bytes, 0)
  return locked.length > maxSupportingDocuments || bytes > maxSupportingDocumentBytes
    ? 'PROOFS_TOO_LARGE'
    : 'held'
}

/** Adds an application with its locked files. Undefined if the same form was stored concurrently. */
export async function addApplication(
  tx: Kysely<Database>,
  application: NewApplication,
  proofs: readonly string[],
): Promise<number | undefined> {
  const added = await tx
    .insertInto('application')
    .values({
      key: application.key,
      company_name: application.companyName,
      company_number: application.companyNumber,
      vat_number: application.vatNumber,
      name: application.name,
      email: application.email,
      telephone: application.telephone,
      address1: application.address1,
      address2: application.address2,
      city: application.city,
      post_code: application.postCode,
      country: application.country,
      language: application.language,
      marketing_email_enabled: application.marketingEmailEnabled,
      marketing_sms_enabled: application.marketingSmsEnabled,
      password_hash: application.passwordHash,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (added && proofs.length > 0)
    await tx
      .updateTable('proof')
      .set({ application_id: added.id })
      .where('id', 'in', [...proofs])
      .execute()
  return added?.id
}

export async function findApplication(db: Kysely<Database>, id: number): Promise<ApplicationRow | undefined> {
  return await db.selectFrom('application').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function readWaitingApplications(db: Kysely<Database>): Promise<readonly ApplicationRow[]> {
  return await db.selectFrom('application').selectAll().where('state', '=', 'WAITING').orderBy('id').execute()
}

export async function readSupportingDocuments(db: Kysely<Database>, applicationId: number) {
  return await db
    .selectFrom('proof')
    .select(['id', 'file_name', 'media_type', 'bytes'])
    .where('application_id', '=', applicationId)
    .orderBy('uploaded_at')
    .execute()
}

export async function findUserByEmail(db: Kysely<Database>, email: string) {
  return await db
    .selectFrom('login')
    .innerJoin('company', 'company.id', 'login.company_id')
    .select([
      'login.id',
      'login.email',
      'login.name',
      'login.active',
      'login.language',
      sql<boolean>`login.password_hash is not null`.as('has_password'),
      'company.name as company',
    ])
    .where(sql`lower(login.email)`, '=', emailKey(email))
    .executeTakeFirst()
}

export async function findPriceList(
  db: Kysely<Database>,
  code: string,
): Promise<{ readonly id: PriceListId } | undefined> {
  return await db.selectFrom('price_list').select('id').where('code', '=', code).executeTakeFirst()
}
