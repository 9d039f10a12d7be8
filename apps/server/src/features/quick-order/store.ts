import type { Database } from '@provender/db/tables'
import type { CompanyId, ProductId } from '@provender/domain/ids'
import type { SalesUnit } from '@provender/domain/price/price'
import { type Kysely, sql } from 'kysely'

export interface LearnedMatch {
  readonly said: string
  readonly product_id: ProductId
  readonly unit: SalesUnit
}

/** More than a company needs. Beyond it, the oldest matches are deleted. */
export const maxLearnedMatches = 2000

export async function readLearnedMatches(
  db: Kysely<Database>,
  companyId: CompanyId,
): Promise<readonly LearnedMatch[]> {
  return await db
    .selectFrom('learned_line')
    .select(['said', 'product_id', 'unit'])
    .where('company_id', '=', companyId)
    .orderBy('learned_at', 'desc')
    .orderBy('said')
    .limit(maxLearnedMatches)
    .execute()
}

/**
 * A new match replaces the learned one. The company's row is locked, because two users who learn at once
 * would lock the matches in different orders.
 */
export async function learnMatches(
  db: Kysely<Database>,
  companyId: CompanyId,
  lines: readonly LearnedMatch[],
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`select from company where id = ${companyId} for no key update`.execute(transaction)
    await sql`
      insert into learned_line (company_id, said, product_id, unit)
      select ${companyId}, * from unnest(
        ${lines.map(({ said }) => said)}::text[],
        ${lines.map(({ product_id }) => product_id)}::bigint[],
        ${lines.map(({ unit }) => unit)}::text[]
      ) as learned (said, product_id, unit)
      on conflict (company_id, said)
      do update set product_id = excluded.product_id, unit = excluded.unit, learned_at = now()`.execute(
      transaction,
    )
    await sql`
      delete from learned_line where company_id = ${companyId} and said in (
        select said from learned_line where company_id = ${companyId}
        order by learned_at desc, said offset ${maxLearnedMatches}
      )`.execute(transaction)
  })
}

/** Repeating it has no effect. */
export async function deleteLearnedMatches(
  db: Kysely<Database>,
  companyId: CompanyId,
  said: readonly string[],
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`select from company where id = ${companyId} for no key update`.execute(transaction)
    await transaction
      .deleteFrom('learned_line')
      .where('company_id', '=', companyId)
      .where('said', 'in', said)
      .execute()
  })
}
