import type { Baskets } from '@provender/domain/basket/basket'
import type { BasketProblem } from '@provender/domain/basket/operations'
import { replaceBaskets, type ReplacementBasket } from '@provender/domain/basket/replace-baskets'
import { ok, refuse, type Result } from '@provender/domain/result'
import { type BasketDeps, type BasketWriter, basketContext } from './commands.ts'

export interface ReplacedList {
  /** STALE: somebody wrote after the version that the list is based on. Nothing was changed. */
  readonly refusal: 'STALE' | null
  readonly version: number
  readonly baskets: Baskets
  readonly problems: readonly BasketProblem[]
}

interface Replacing {
  readonly version: number
  readonly replacements: readonly ReplacementBasket[]
}

const attempts = 3

export function replaceList(
  deps: BasketDeps,
  writer: BasketWriter,
  { version, replacements }: Replacing,
): Promise<Result<ReplacedList, { readonly type: 'BUSY' }>> {
  const { companyId } = writer.user
  const cache = deps.baskets
  return cache.runExclusive(companyId, async () => {
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const page = await cache.read(companyId)
      if (page.version !== version)
        return ok({ refusal: 'STALE', version: page.version, baskets: page.baskets, problems: [] })
      const context = basketContext(deps, writer, page)
      const { baskets, problems } = replaceBaskets(page.baskets, replacements, context)
      if (baskets === page.baskets) return ok({ refusal: null, version, baskets, problems })
      const written = await cache.write({ companyId, before: page, after: baskets, client: null }, page)
      if (written) return ok({ refusal: null, version: written.version, baskets: written.baskets, problems })
    }
    return refuse({ type: 'BUSY' })
  })
}
