import { type CooperativeLoop, eachCooperatively } from '@provender/catalogue/cooperative-loop'
import type { Database } from '@provender/db/tables'
import { normalised } from '@provender/domain/text/normalise'
import type { Kysely } from 'kysely'
import unhomoglyph from 'unhomoglyph'
import { yieldToRequests } from '../../kernel/yield-to-requests.ts'
import type { ApplicationRow } from './application-store.ts'

/** Alphabets whose letters look like each other. */
const alphabets = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Armenian}/u]

/** True for a word with letters of several alphabets, which is never written on purpose. */
export function mixesAlphabets(text: string): boolean {
  return text
    .split(/[^\p{L}\p{M}]+/u)
    .some((word) => alphabets.filter((alphabet) => alphabet.test(word)).length > 1)
}

/** Equal for texts that look alike, also without their accents. */
export function skeletonOf(text: string): string {
  return (
    unhomoglyph(normalised(text, 'NFKD').replaceAll(/[\p{Cf}\p{M}]/gu, ''))
      .toLowerCase()
      // A capital I looks like a small L, and may be a small I elsewhere.
      .replaceAll(/[lı]/g, 'i')
      .replaceAll(/[^\p{L}\p{N}@]/gu, '')
  )
}

/** What the staff member who decides about an application should know about its names. */
export type LookAlike =
  | { readonly type: 'ALPHABETS'; readonly text: string }
  | { readonly type: 'COMPANY'; readonly code: string; readonly name: string }
  | { readonly type: 'ADDRESS'; readonly email: string }
  | { readonly type: 'APPLICATION'; readonly number: string; readonly name: string; readonly email: string }

/** Other applications that a warning names. A flood of them must not hide the rest. */
const namedApplications = 5

export async function findLookAlikes(
  db: Kysely<Database>,
  { id, company_name, name, email }: Pick<ApplicationRow, 'id' | 'company_name' | 'name' | 'email'>,
): Promise<readonly LookAlike[]> {
  const texts = [company_name, name, email]
  const companies = await db.selectFrom('company').select(['code', 'name']).execute()
  const namesakes = await yieldToRequests(thoseAlike(company_name, companies, (each) => each.name))
  const users = await db.selectFrom('login').select('email').where('closed_at', 'is', null).execute()
  const addresses = await yieldToRequests(thoseAlike(email, users, (each) => each.email))
  const others = await db
    .selectFrom('application')
    .select(['id', 'company_name', 'email'])
    .where('state', '=', 'WAITING')
    .where('id', '!=', id)
    .orderBy('id')
    .execute()
  const rivals = new Set([
    ...(await yieldToRequests(thoseAlike(company_name, others, (each) => each.company_name))),
    ...(await yieldToRequests(thoseAlike(email, others, (each) => each.email))),
  ])
  return [
    ...texts.filter(mixesAlphabets).map((text) => ({ type: 'ALPHABETS', text }) as const),
    ...namesakes.map((each) => ({ type: 'COMPANY', ...each }) as const),
    ...addresses
      .filter((each) => each.email !== email)
      .map((each) => ({ type: 'ADDRESS', ...each }) as const),
    ...[...rivals].slice(0, namedApplications).map((each) => ({
      type: 'APPLICATION' as const,
      number: String(each.id),
      name: each.company_name,
      email: each.email,
    })),
  ]
}

/** The rows whose text looks like another text. Ten thousand rows take a tenth of a second. */
export function* thoseAlike<Row>(
  text: string,
  rows: readonly Row[],
  textOf: (row: Row) => string,
): CooperativeLoop<readonly Row[]> {
  const skeleton = skeletonOf(text)
  const alike: Row[] = []
  yield* eachCooperatively(rows, (row) => {
    if (skeletonOf(textOf(row)) === skeleton) alike.push(row)
  })
  return alike
}
