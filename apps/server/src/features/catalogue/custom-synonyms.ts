import { maxCustomSynonyms, invalidEntries } from '@provender/catalogue/synonyms'
import type { Database } from '@provender/db/tables'
import { ok, refuse, type Result } from '@provender/domain/result'
import type { Kysely } from 'kysely'
import { nextVersion } from '../../kernel/next-version.ts'

export type SynonymsRefusal =
  | { readonly type: 'TOO_LONG'; readonly length: number; readonly max: number }
  | { readonly type: 'INVALID_ENTRY'; readonly entry: string }

export async function readCustomSynonyms(db: Kysely<Database>): Promise<string> {
  const { list } = await db.selectFrom('trade_words').select('list').executeTakeFirstOrThrow()
  return list
}

export function checkCustomSynonyms(list: string): Result<string, SynonymsRefusal> {
  if (list.length > maxCustomSynonyms)
    return refuse({ type: 'TOO_LONG', length: list.length, max: maxCustomSynonyms })
  const [entry] = invalidEntries(list)
  return entry === undefined ? ok(list) : refuse({ type: 'INVALID_ENTRY', entry })
}

export async function setCustomSynonyms(
  db: Kysely<Database>,
  list: string,
): Promise<Result<boolean, SynonymsRefusal>> {
  const checked = checkCustomSynonyms(list)
  if (!checked.ok) return checked
  return await db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('trade_words')
      .set({ list })
      .where('list', '<>', list)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows > 0) await nextVersion(tx, 'catalogue')
    return ok(numUpdatedRows > 0)
  })
}
