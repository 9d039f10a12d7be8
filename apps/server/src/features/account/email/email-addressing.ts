import type { Language } from '@provender/domain/languages'
import type { AccountEmailKind } from '@provender/messages/emails/account-email-messages'
import { type Expression, sql, type SqlBool } from 'kysely'
import { maxSkewMs } from '../../../kernel/clock.ts'
import type { Deps } from '../../../kernel/deps.ts'
import { dayInEmail } from './account-email.ts'

/** A confirmation link is valid for a day. */
export const confirmationLifetimeMs = 86_400_000

/** The same request within a minute is a repeat. A second e-mail would invalidate the link of the first, so none is sent. */
export const repeatIntervalMs = 60_000

/** True unless the request repeats the stored one. Always true if the clock was set back since. */
export function isNoRepeat(storedAt: Expression<number>, nowMs: number): Expression<SqlBool> {
  const [from, until] = [new Date(nowMs - repeatIntervalMs), new Date(nowMs + maxSkewMs)]
  return sql`(${storedAt} <= ${from} or ${storedAt} > ${until})`
}

export type EmailDeps = Pick<Deps, 'db' | 'wholesaler' | 'settings' | 'secrets'>

export interface EmailAddressing {
  readonly kind: AccountEmailKind
  readonly language: Language
  readonly to: { readonly name: string; readonly address: string }
  readonly facts: Readonly<Record<string, string>>
  readonly path: string
}

export function dayFor({ wholesaler }: EmailDeps, atMs: number, language: Language): string {
  return dayInEmail(atMs, { language, timeZone: wholesaler.current().config.warehouseTimezone })
}
