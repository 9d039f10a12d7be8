import type { Database } from '@provender/db/tables'
import type { PriceListId } from '@provender/domain/ids'
import type { Kysely } from 'kysely'
import { createCodesByCase } from './cells/code-case.ts'
import type { Problems } from './problems.ts'

export interface PriceLists {
  readonly has: (code: string) => boolean
  readonly warnOfCase: (line: number, newCode: string) => void
  readonly idOf: (code: string) => Promise<PriceListId>
  readonly hasNew: () => boolean
}

export async function openPriceLists(tx: Kysely<Database>, problems: Problems): Promise<PriceLists> {
  const rows = await tx.selectFrom('price_list').select(['code', 'id']).execute()
  const ids = new Map(rows.map(({ code, id }) => [code, id]))
  const codesByCase = createCodesByCase(ids.keys())
  return {
    has: (code) => ids.has(code),
    warnOfCase: (line, newCode) => {
      const other = codesByCase.similarTo(newCode)
      if (other !== undefined)
        problems.warn(line, { code: 'PRICE_LIST_DIFFERS_BY_CASE', value: newCode, other })
    },
    hasNew: () => ids.size > rows.length,
    idOf: async (code) => {
      const existing = ids.get(code)
      if (existing !== undefined) return existing
      const { id } = await tx
        .insertInto('price_list')
        .values({ code, name: code })
        .returning('id')
        .executeTakeFirstOrThrow()
      ids.set(code, id)
      return id
    },
  }
}

/** A row with the id of its price list in place of the code. `warn` is called if the price list did not exist. */
export async function withPriceListId<
  Row extends { readonly line: number; readonly priceListCode: string | null },
>(
  { priceListCode, ...row }: Row,
  lists: PriceLists,
  warn: (line: number, list: string) => void,
): Promise<Omit<Row, 'priceListCode'> & { readonly priceListId: PriceListId | null }> {
  if (priceListCode === null) return { ...row, priceListId: null }
  if (!lists.has(priceListCode)) {
    warn(row.line, priceListCode)
    lists.warnOfCase(row.line, priceListCode)
  }
  return { ...row, priceListId: await lists.idOf(priceListCode) }
}
