import type { Database } from '@provender/db/tables'
import type { CompanyId, UserId } from '@provender/domain/ids'
import type { Language } from '@provender/domain/languages'
import type { SubstitutionWish } from '@provender/domain/order/order'
import type { Kysely, Updateable } from 'kysely'
import { lockUsersAsOwner } from '../../kernel/identity/lock-users.ts'

export async function writeName(db: Kysely<Database>, userId: UserId, name: string): Promise<void> {
  await updateUserRow(db, userId, { name })
}

export async function writeLanguage(db: Kysely<Database>, userId: UserId, language: Language): Promise<void> {
  await updateUserRow(db, userId, { language })
}

/** The contact person of a company, with telephone numbers. */
export interface CompanyContact {
  readonly contactName: string
  readonly telephone: string
  readonly telephone2: string
  readonly mobile: string
  readonly fax: string
}

/** False if the caller is no owner of the company any more. */
export async function writeContact(
  db: Kysely<Database>,
  owner: CompanyUser,
  { contactName, ...numbers }: CompanyContact,
): Promise<boolean> {
  return await updateCompanyRow(db, owner, { contact_name: contactName, ...numbers })
}

/** False if the caller is no owner of the company any more. */
export async function writeSubstitutionWish(
  db: Kysely<Database>,
  owner: CompanyUser,
  wish: SubstitutionWish,
): Promise<boolean> {
  return await updateCompanyRow(db, owner, { substitution_wish: wish })
}

export interface Preferences {
  readonly marketingEmailEnabled: boolean
  readonly marketingSmsEnabled: boolean
  readonly marketingNotificationEnabled: boolean
  readonly showAllPricesIncludingVat: boolean
}

export async function writePreferences(
  db: Kysely<Database>,
  userId: UserId,
  preferences: Preferences,
): Promise<void> {
  await updateUserRow(db, userId, {
    marketing_email_enabled: preferences.marketingEmailEnabled,
    marketing_sms_enabled: preferences.marketingSmsEnabled,
    marketing_notification_enabled: preferences.marketingNotificationEnabled,
    show_all_prices_including_vat: preferences.showAllPricesIncludingVat,
  })
}

interface CompanyUser {
  readonly companyId: CompanyId
  readonly userId: UserId
}

async function updateCompanyRow(
  db: Kysely<Database>,
  owner: CompanyUser,
  change: Updateable<Database['company']>,
): Promise<boolean> {
  return await db.transaction().execute(async (tx) => {
    if (!(await lockUsersAsOwner(tx, owner))) return false
    await tx.updateTable('company').set(change).where('id', '=', owner.companyId).execute()
    return true
  })
}

/** A closed account stays empty, even if a session of it is still cached. */
async function updateUserRow(
  db: Kysely<Database>,
  userId: UserId,
  change: Updateable<Database['login']>,
): Promise<void> {
  await db.updateTable('login').set(change).where('id', '=', userId).where('closed_at', 'is', null).execute()
}
