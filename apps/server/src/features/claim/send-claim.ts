import { createHash } from 'node:crypto'
import type { Database } from '@provender/db/tables'
import {
  maxSupportingDocumentBytes,
  maxSupportingDocuments,
} from '@provender/domain/application/supporting-document'
import {
  checkClaim,
  type ClaimableLine,
  type ClaimedLine,
  type ClaimRefusal,
  type ClaimType,
  needsMessage,
} from '@provender/domain/claim/claim'
import type { CompanyId, OrderNumber, UserId } from '@provender/domain/ids'
import type { Language } from '@provender/domain/languages'
import type { Quantity } from '@provender/domain/money/money'
import { ok, refuse, type Result } from '@provender/domain/result'
import { type Kysely, sql } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'
import { countAttempt } from '../../kernel/fairness/allowance.ts'
import { waitForStandbys } from '../../kernel/idempotency/wait-for-standbys.ts'
import { unitKindOfLine } from '../catalogue/unit-kind-of-line.ts'
import { readOrderLines } from '../order/store.ts'
import { claimJob } from './email/claim-job.ts'

export interface ClaimReport {
  readonly order: OrderNumber
  readonly type: ClaimType
  readonly message: string
  readonly lines: readonly ClaimedLine[]
  /** Ids from the upload. */
  readonly pictures: readonly string[]
}

export interface ClaimSender {
  readonly companyId: CompanyId
  readonly userId: UserId
  readonly language: Language
}

export type SendRefusal =
  | ClaimRefusal
  | { readonly type: 'TOO_MANY_ATTEMPTS'; readonly seconds: number }
  | { readonly type: 'MESSAGE_MISSING' }
  | { readonly type: 'ORDER_NOT_FOUND' }
  | { readonly type: 'KEY_REUSED' }
  | { readonly type: 'PROOF_GONE' }
  | { readonly type: 'PROOFS_TOO_LARGE' }

const perUser = { times: 30, withinSeconds: 600 }

/** Stores a report once per key, with the e-mail to the wholesaler. Returns the claim's number. */
export async function sendClaim(
  { db, clock, readNowMs }: Pick<Deps, 'db' | 'clock' | 'readNowMs'>,
  sender: ClaimSender,
  { key, report }: { readonly key: string; readonly report: ClaimReport },
): Promise<Result<number, SendRefusal>> {
  const nowMs = clock.nowMs()
  const subject = `claim ${sender.userId}`
  const seconds = await countAttempt({ db, readNowMs }, { subject, ...perUser })
  if (seconds > 0) return refuse({ type: 'TOO_MANY_ATTEMPTS', seconds })
  if (report.message === '' && needsMessage(report.lines)) return refuse({ type: 'MESSAGE_MISSING' })
  const hash = createHash('sha256').update(JSON.stringify(report)).digest()
  return await db.transaction().execute(async (tx) => {
    const order = await tx
      .selectFrom('orders')
      .select('id')
      .where('company_id', '=', sender.companyId)
      .where('number', '=', report.order)
      .executeTakeFirst()
    if (!order) return refuse({ type: 'ORDER_NOT_FOUND' })
    const checked = checkClaim(report.type, report.lines, await claimableLines(tx, order.id))
    if (!checked.ok) return checked
    const claim = { ...sender, orderId: order.id, key, hash, report, nowMs }
    // If two presses arrive at once, the second one waits here and finds the claim of the first.
    await sql`select pg_advisory_xact_lock(hashtextextended('claim ' || ${key}::text, 0))`.execute(tx)
    const existing = await sentBefore(tx, claim)
    if (existing) return existing
    const lockedPictures = await lockPictures(tx, sender.companyId, report.pictures)
    if (lockedPictures !== 'held') return refuse({ type: lockedPictures })
    const id = await addClaim(tx, claim)
    if (report.pictures.length > 0)
      await tx
        .updateTable('claim_picture')
        .set({ claim_id: id })
        .where('id', 'in', [...report.pictures])
        .execute()
    await claimJob(tx, { about: 'TO_LOOK_AT', claimId: id })
    return ok(id)
  })
}

async function claimableLines(tx: Kysely<Database>, orderId: number): Promise<readonly ClaimableLine[]> {
  const lines = await readOrderLines(tx, orderId)
  return lines.map((line) => ({
    position: line.position,
    unitKind: unitKindOfLine(line),
    quantity: line.quantity,
    suppliedQuantity: line.supplied_quantity,
  }))
}

interface NewClaim extends ClaimSender {
  readonly orderId: number
  readonly key: string
  readonly hash: Buffer
  readonly report: ClaimReport
  readonly nowMs: number
}

async function addClaim(tx: Kysely<Database>, claim: NewClaim): Promise<number> {
  const { companyId, userId, language, orderId, key, hash, report, nowMs } = claim
  const { id } = await tx
    .insertInto('claim')
    .values({
      company_id: companyId,
      login_id: userId,
      order_id: orderId,
      key,
      request_hash: hash,
      type: report.type,
      message: report.message,
      language,
      sent_at: new Date(nowMs),
      closed_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (report.lines.length > 0)
    await tx
      .insertInto('claim_line')
      .values(
        report.lines.map(({ position, quantity }) => ({
          claim_id: id,
          order_id: orderId,
          position,
          quantity: quantity as Quantity,
        })),
      )
      .execute()
  return id
}

async function sentBefore(
  tx: Kysely<Database>,
  { companyId, key, hash }: NewClaim,
): Promise<Result<number, SendRefusal> | undefined> {
  const existing = await tx
    .selectFrom('claim')
    .select(['id', 'request_hash', waitForStandbys.as('waited')])
    .where('company_id', '=', companyId)
    .where('key', '=', key)
    .executeTakeFirst()
  if (!existing) return undefined
  return existing.request_hash.equals(hash) ? ok(existing.id) : refuse({ type: 'KEY_REUSED' })
}

async function lockPictures(
  tx: Kysely<Database>,
  companyId: CompanyId,
  ids: readonly string[],
): Promise<'held' | 'PROOF_GONE' | 'PROOFS_TOO_LARGE'> {
  if (ids.length === 0) return 'held'
  const lockedPictures = await tx
    .selectFrom('claim_picture')
    .select('bytes')
    .where('id', 'in', [...ids])
    .where('company_id', '=', companyId)
    .where('claim_id', 'is', null)
    .forUpdate()
    .execute()
  if (lockedPictures.length < new Set(ids).size) return 'PROOF_GONE'
  const bytes = lockedPictures.reduce((sum, each) => sum + each.bytes, 0)
  return lockedPictures.length > maxSupportingDocuments || bytes > maxSupportingDocumentBytes
    ? 'PROOFS_TOO_LARGE'
    : 'held'
}
