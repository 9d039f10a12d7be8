import type { Database } from '@provender/db/tables'
import type { ClaimedLine, ClaimState } from '@provender/domain/claim/claim'
import type { CompanyId, OrderNumber } from '@provender/domain/ids'
import { type Kysely, type Selectable, sql } from 'kysely'
import { countRows } from '../../kernel/count-rows.ts'
import { type NewFile, recordFile } from '../../kernel/files/stored-files.ts'
import type { ListPart } from '../../kernel/graphql/cursor-list.ts'
import type { OrderLineRow } from '../order/store.ts'

export interface StoredClaim extends Omit<Selectable<Database['claim']>, 'request_hash'> {
  readonly order_number: OrderNumber
  readonly company_code: string
  readonly company_name: string
  /** Of the user who reported it. */
  readonly login_name: string
  readonly login_email: string
}

export type AnswerRow = Pick<Selectable<Database['claim_answer']>, 'id' | 'text' | 'at'>

export interface ClaimLineRow extends OrderLineRow {
  readonly claimed_quantity: OrderLineRow['quantity']
}

export type PictureRow = Pick<Selectable<Database['claim_picture']>, 'id' | 'file_name' | 'bytes'>

export function selectClaims(db: Kysely<Database>) {
  return db
    .selectFrom('claim')
    .innerJoin('orders', 'orders.id', 'claim.order_id')
    .innerJoin('company', 'company.id', 'claim.company_id')
    .innerJoin('login', 'login.id', 'claim.login_id')
    .select([
      'claim.id',
      'claim.company_id',
      'claim.login_id',
      'claim.order_id',
      'claim.key',
      'claim.type',
      'claim.message',
      'claim.language',
      'claim.state',
      'claim.sent_at',
      'claim.closed_at',
      'orders.number as order_number',
      'company.code as company_code',
      'company.name as company_name',
      'login.name as login_name',
      'login.email as login_email',
    ])
}

export async function readClaims(
  db: Kysely<Database>,
  companyId: CompanyId,
  { index, limit }: { readonly index: number; readonly limit: number },
): Promise<{ readonly total: number; readonly claims: readonly StoredClaim[] }> {
  const { total } = await db
    .selectFrom('claim')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow()
  const claims = await selectClaims(db)
    .where('claim.company_id', '=', companyId)
    .orderBy('claim.id', 'desc')
    .offset(index)
    .limit(limit)
    .execute()
  return { total, claims }
}

export async function findClaim(
  db: Kysely<Database>,
  companyId: CompanyId,
  id: number,
): Promise<StoredClaim | undefined> {
  return await selectClaims(db)
    .where('claim.company_id', '=', companyId)
    .where('claim.id', '=', id)
    .executeTakeFirst()
}

export async function findAnyClaim(db: Kysely<Database>, id: number): Promise<StoredClaim | undefined> {
  return await selectClaims(db).where('claim.id', '=', id).executeTakeFirst()
}

/** Of all companies; no states mean every state. */
interface OfficeClaimFilter {
  readonly states: readonly ClaimState[]
}

export async function readOfficeClaims(
  db: Kysely<Database>,
  filter: OfficeClaimFilter,
  { after, limit }: ListPart<readonly [number]>,
): Promise<readonly StoredClaim[]> {
  return await selectOfficeClaims(db, filter)
    .$if(after !== null, (query) => query.where('claim.id', '>', after?.[0] ?? 0))
    .orderBy('claim.id')
    .limit(limit)
    .execute()
}

export async function countOfficeClaims(db: Kysely<Database>, filter: OfficeClaimFilter): Promise<number> {
  return await countRows(db, selectOfficeClaims(db, filter))
}

function selectOfficeClaims(db: Kysely<Database>, { states }: OfficeClaimFilter) {
  return (
    selectClaims(db)
      .$if(states.length > 0, (query) => query.where('claim.state', 'in', states))
      // Like the condition of the index on open claims, which Postgres does not derive from parameters.
      .$if(states.length > 0 && !states.includes('CLOSED'), (query) =>
        query.where(sql<boolean>`claim.state <> 'CLOSED'`),
      )
  )
}

export async function readLinesOfClaims(
  db: Kysely<Database>,
  claimIds: readonly number[],
): Promise<ReadonlyMap<number, readonly ClaimLineRow[]>> {
  const rows = await db
    .selectFrom('claim_line')
    .innerJoin('order_line', (join) =>
      join
        .onRef('order_line.order_id', '=', 'claim_line.order_id')
        .onRef('order_line.position', '=', 'claim_line.position'),
    )
    .selectAll('order_line')
    .select(['claim_line.claim_id', 'claim_line.quantity as claimed_quantity'])
    .where(sql<boolean>`claim_line.claim_id = any(${claimIds}::bigint[])`)
    .orderBy('claim_line.position')
    .execute()
  return Map.groupBy(rows, ({ claim_id }) => claim_id)
}

export async function readClaimLines(
  db: Kysely<Database>,
  claimId: number,
): Promise<readonly ClaimLineRow[]> {
  return (await readLinesOfClaims(db, [claimId])).get(claimId) ?? []
}

export async function readAnswersToClaims(
  db: Kysely<Database>,
  claimIds: readonly number[],
): Promise<ReadonlyMap<number, readonly AnswerRow[]>> {
  const rows = await db
    .selectFrom('claim_answer')
    .select(['claim_id', 'id', 'text', 'at'])
    .where(sql<boolean>`claim_id = any(${claimIds}::bigint[])`)
    .orderBy('id')
    .execute()
  return Map.groupBy(rows, ({ claim_id }) => claim_id)
}

export async function readAnswers(db: Kysely<Database>, claimId: number): Promise<readonly AnswerRow[]> {
  return (await readAnswersToClaims(db, [claimId])).get(claimId) ?? []
}

export async function readCreditNotesOfClaims(
  db: Kysely<Database>,
  claimIds: readonly number[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  const rows = await db
    .selectFrom('claim_credit')
    .innerJoin('ledger_document', 'ledger_document.id', 'claim_credit.document_id')
    .select(['claim_credit.claim_id', 'ledger_document.number'])
    .where(sql<boolean>`claim_credit.claim_id = any(${claimIds}::bigint[])`)
    .orderBy('ledger_document.id')
    .execute()
  const byClaim = Map.groupBy(rows, ({ claim_id }) => claim_id)
  return new Map([...byClaim].map(([id, notes]) => [id, notes.map(({ number }) => number)]))
}

export async function readCreditNotes(db: Kysely<Database>, claimId: number): Promise<readonly string[]> {
  return (await readCreditNotesOfClaims(db, [claimId])).get(claimId) ?? []
}

/** The quantity per line that the credit notes of a claim credit, in thousandths of its unit. */
export async function readCreditedLines(
  db: Kysely<Database>,
  claimId: number,
): Promise<readonly ClaimedLine[]> {
  const { rows } = await sql<ClaimedLine>`
    select line.position, line.quantity
    from claim_credit credit join ledger_document_line line on line.document_id = credit.document_id
    where credit.claim_id = ${claimId} and line.position is not null`.execute(db)
  return rows
}

export async function readPicturesOfClaims(
  db: Kysely<Database>,
  claimIds: readonly number[],
): Promise<ReadonlyMap<number, readonly PictureRow[]>> {
  const rows = await db
    .selectFrom('claim_picture')
    .select(['id', 'file_name', 'bytes'])
    .select(sql<number>`claim_id`.as('claim_id'))
    .where(sql<boolean>`claim_id = any(${claimIds}::bigint[])`)
    .orderBy('uploaded_at')
    .orderBy('id')
    .execute()
  return Map.groupBy(rows, ({ claim_id }) => claim_id)
}

export async function readPictures(db: Kysely<Database>, claimId: number): Promise<readonly PictureRow[]> {
  return (await readPicturesOfClaims(db, [claimId])).get(claimId) ?? []
}

export async function addPicture(
  tx: Kysely<Database>,
  file: NewFile,
  { companyId, fileName }: { readonly companyId: CompanyId; readonly fileName: string },
): Promise<void> {
  const { id, bytes } = file
  await recordFile(tx, file)
  await tx
    .insertInto('claim_picture')
    .values({ id, bytes, file_name: fileName, company_id: companyId, claim_id: null })
    .execute()
}

/** True if this company has a picture under this id. */
export async function isPictureOf(db: Kysely<Database>, companyId: CompanyId, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('claim_picture')
    .select('id')
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .executeTakeFirst()
  return row !== undefined
}

export async function pictureBytes(db: Kysely<Database>, companyId: CompanyId): Promise<number> {
  const { bytes } = await db
    .selectFrom('claim_picture')
    .leftJoin('claim', 'claim.id', 'claim_picture.claim_id')
    .select(sql<number>`coalesce(sum(bytes), 0)::int8`.as('bytes'))
    .where('claim_picture.company_id', '=', companyId)
    .where(sql<boolean>`claim.state is distinct from 'CLOSED'`)
    .executeTakeFirstOrThrow()
  return bytes
}
