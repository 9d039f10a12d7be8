import type { Database } from '@provender/db/tables'
import type { CompanyId, PriceListId, StaffId, UserId } from '@provender/domain/ids'
import type { Minor } from '@provender/domain/money/money'
import { ok, refuse, type Result } from '@provender/domain/result'
import { type Kysely, sql } from 'kysely'
import { emailKey } from '../../kernel/mail/email-spelling.ts'
import { recordSecurityEvent } from '../account/security-events.ts'
import { type ApplicationRow, findUserByEmail } from './application-store.ts'
import { applicationEmailJob } from './email/application-email-job.ts'

export interface CompanyTerms {
  readonly code: string
  readonly currencyCode: string
  readonly priceListId: PriceListId | null
  readonly routeId: number | null
  readonly creditLimit: Minor | null
}

export type DecisionRefusal =
  | { readonly type: 'NOT_WAITING' }
  | { readonly type: 'COMPANY_EXISTS'; readonly company: string }
  | { readonly type: 'LOGIN_EXISTS'; readonly company: string }

export async function activateApplication(
  db: Kysely<Database>,
  {
    id,
    staffId,
    terms,
  }: { readonly id: number; readonly staffId: StaffId | null; readonly terms: CompanyTerms },
): Promise<Result<{ readonly email: string; readonly company: string }, DecisionRefusal>> {
  return await db.transaction().execute(async (tx) => {
    const application = await holdWaiting(tx, id)
    if (!application) return refuse({ type: 'NOT_WAITING' })
    const company = await tx
      .selectFrom('company')
      .select('name')
      .where('code', '=', terms.code)
      .executeTakeFirst()
    if (company) return refuse({ type: 'COMPANY_EXISTS', company: company.name })
    const user = await findUserByEmail(tx, application.email)
    if (user) return refuse({ type: 'LOGIN_EXISTS', company: user.company })
    const companyId = await addCompany(tx, application, terms)
    const isDisputed = await hasRival(tx, application)
    const passwordHash = isDisputed ? null : application.password_hash
    const userId = await addFirstUser(tx, { ...application, password_hash: passwordHash }, companyId)
    await decide(tx, { id, staffId, state: 'ACTIVATED', companyId, reason: '' })
    await recordSecurityEvent(tx, { kind: 'LOGIN_ACTIVATED', userId, staffId })
    await applicationEmailJob(tx, { about: 'ACTIVATED', applicationId: id })
    return ok({ email: application.email, company: application.company_name })
  })
}

/** Rejects an application and queues an e-mail with the reason, which has to be given. A month later the application is deleted. */
export async function rejectApplication(
  db: Kysely<Database>,
  { id, staffId, reason }: { readonly id: number; readonly staffId: StaffId | null; readonly reason: string },
): Promise<Result<{ readonly company: string }, { readonly type: 'NOT_WAITING' | 'REASON_MISSING' }>> {
  if (reason === '') return refuse({ type: 'REASON_MISSING' })
  return await db.transaction().execute(async (tx) => {
    const application = await holdWaiting(tx, id)
    if (!application) return refuse({ type: 'NOT_WAITING' })
    await decide(tx, { id, staffId, state: 'REJECTED', companyId: null, reason })
    await recordSecurityEvent(tx, { kind: 'APPLICATION_REJECTED', staffId })
    await applicationEmailJob(tx, { about: 'REJECTED', applicationId: id })
    return ok({ company: application.company_name })
  })
}

/**
 * True if somebody else may have applied with the address. Then neither password counts, and the new user chooses one with a
 * link to the address.
 */
async function hasRival(tx: Kysely<Database>, { id, email }: ApplicationRow): Promise<boolean> {
  const rival = await tx
    .selectFrom('application')
    .select('id')
    .where('id', '!=', id)
    .where('state', 'in', ['WAITING', 'REJECTED'])
    .where(sql`lower(email)`, '=', emailKey(email))
    .executeTakeFirst()
  return rival !== undefined
}

async function holdWaiting(tx: Kysely<Database>, id: number): Promise<ApplicationRow | undefined> {
  return await tx
    .selectFrom('application')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'WAITING')
    .forUpdate()
    .executeTakeFirst()
}

async function addCompany(
  tx: Kysely<Database>,
  application: ApplicationRow,
  terms: CompanyTerms,
): Promise<CompanyId> {
  const { id } = await tx
    .insertInto('company')
    .values({
      code: terms.code,
      name: application.company_name,
      contact_name: application.name,
      address1: application.address1,
      address2: application.address2,
      address3: '',
      city: application.city,
      country: application.country,
      post_code: application.post_code,
      telephone: application.telephone,
      telephone2: '',
      mobile: '',
      fax: '',
      price_list_id: terms.priceListId,
      credit_limit_minor: terms.creditLimit,
      currency_code: terms.currencyCode,
      show_all_prices_including_vat: null,
      hide_default_product_prices: null,
      route_id: terms.routeId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function addFirstUser(
  tx: Kysely<Database>,
  application: ApplicationRow,
  companyId: CompanyId,
): Promise<UserId> {
  const { id } = await tx
    .insertInto('login')
    .values({
      company_id: companyId,
      email: application.email,
      name: application.name,
      password_hash: application.password_hash,
      active: true,
      marketing_email_enabled: application.marketing_email_enabled,
      marketing_sms_enabled: application.marketing_sms_enabled,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function decide(
  tx: Kysely<Database>,
  decision: {
    readonly id: number
    readonly staffId: StaffId | null
    readonly state: 'ACTIVATED' | 'REJECTED'
    readonly companyId: CompanyId | null
    readonly reason: string
  },
): Promise<void> {
  const { id, staffId, state, companyId, reason } = decision
  await tx
    .updateTable('application')
    .set({
      state,
      decided_at: sql`now()`,
      decided_by: staffId,
      company_id: companyId,
      reason,
      password_hash: null,
    })
    .where('id', '=', id)
    .execute()
}
