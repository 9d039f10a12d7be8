import type { Baskets } from '@provender/domain/basket/basket'
import type { BasketProblem } from '@provender/domain/basket/operations'
import { replaceBaskets, type ReplacementBasket } from '@provender/domain/basket/replace-baskets'
import { ok, refuse, type Result } from '@provender/domain/result'
import { type BasketDeps, type BasketWriter, contextOf } from './commands.ts'

/** The baskets after an attempt to write them as a whole. */
export interface ReplacedList {
  /** STALE: somebody wrote since the version it was made from, and nothing was changed. */
  readonly refusal: 'STALE' | null
  readonly version: number
  readonly baskets: Baskets
  readonly problems: readonly BasketProblem[]
}

interface Replacing {
  /** What the list was made from. */
  readonly version: number
  readonly wanted: readonly ReplacementBasket[]
}

const attempts = 3

/** Puts a whole list in the place of a company's baskets, if they are still what it was made from. */
export function replaceList(
  deps: BasketDeps,
  writer: BasketWriter,
  { version, wanted }: Replacing,
): Promise<Result<ReplacedList, { readonly type: 'BUSY' }>> {
  const { companyId } = writer.customer
  const book = deps.baskets
  return book.inTurn(companyId, async () => {
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const page = await book.fresh(companyId)
      if (page.version !== version)
        return ok({ refusal: 'STALE', version: page.version, baskets: page.baskets, problems: [] })
      const context = contextOf(deps, writer, page)
      const { baskets, problems } = replaceBaskets(page.baskets, wanted, context)
      if (baskets === page.baskets) return ok({ refusal: null, version, baskets, problems })
      const written = await book.write({ companyId, before: page, after: baskets, client: null }, page)
      if (written) return ok({ refusal: null, version: written.version, baskets: written.baskets, problems })
    }
    return refuse({ type: 'BUSY' })
  })
}
