import type { Database } from '@provender/db/tables'
import type { CompanyId, UserId } from '@provender/domain/ids'
import { type Kysely, sql } from 'kysely'
import { maxSkewMs } from '../../kernel/clock.ts'
import { apiError } from '../../kernel/graphql/api-error.ts'

/** Attempts within an hour that no bank has accepted. Typing errors need a few; more are stolen numbers being tried out. */
const maxPerUser = 10
const maxPerCompany = 20
const withinSeconds = 3600

export interface CardAttempt {
  /** The payment's id, or a text for a change of the saved cards, which no caller can choose alone. */
  readonly id: string
  readonly companyId: CompanyId
  readonly userId: UserId
}

/**
 * Records an attempt with a card in the caller's transaction, before the gateway is called. Every use of a card does this,
 * so that attackers cannot try out numbers. It counts until the card is accepted. Throws TOO_MANY_ATTEMPTS.
 */
export async function beginCardAttempt(
  tx: Kysely<Database>,
  { id, companyId, userId }: CardAttempt,
): Promise<void> {
  // Attempts of a company are counted one after the other. Nothing else is locked after this.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`cards of company ${companyId}`}::text, 0))`.execute(
    tx,
  )
  const { rows } = await sql<{ readonly seconds: number | null }>`
    with recent as (
      select login_id, began_at, extract(epoch from began_at - clock_timestamp()) + ${withinSeconds} as seconds
      from card_attempt
      where company_id = ${companyId} and began_at between now() - make_interval(secs => ${withinSeconds})
        and now() + make_interval(secs => ${maxSkewMs / 1000}))
    select ceil(greatest(
      (select seconds from recent where login_id = ${userId} order by began_at desc offset ${maxPerUser - 1} limit 1),
      (select seconds from recent order by began_at desc offset ${maxPerCompany - 1} limit 1)))::int as seconds`.execute(
    tx,
  )
  const seconds = rows[0]?.seconds
  if (seconds != null) throw apiError('TOO_MANY_ATTEMPTS', { seconds: Math.max(1, seconds) })
  await tx.insertInto('card_attempt').values({ id, company_id: companyId, login_id: userId }).execute()
}

/** A bank has accepted the card, so that the attempt no longer counts. */
export async function acceptCardAttempt(db: Kysely<Database>, id: string): Promise<void> {
  await db.deleteFrom('card_attempt').where('id', '=', id).execute()
}
