import { useLingui } from '@lingui/react/macro'
import { showCount } from '@provender/domain/money/show-money'
import { Chips } from '@provender/ui/product/facets'
import { useLanguage } from '@provender/web/texts/use-language'
import { useDepartments } from '../../kernel/session/use-departments.ts'
import { type PathCategory, categoryPath } from './category-path.ts'
import { shopHref, type ShopPageState } from './shop-address.ts'
import type { ShopResult } from './use-shop-results.ts'

interface CategoryLink {
  readonly id: string
  readonly name: string
  readonly href: string
  readonly count: string
}

interface CategoriesBelow {
  readonly state: ShopPageState
  readonly counts: ShopResult['categories'] | undefined
}

function useCategoriesBelow({ state, counts = [] }: CategoriesBelow): readonly CategoryLink[] {
  const departments = useDepartments()
  const language = useLanguage()
  const categories = state.category === undefined ? [] : categoryPath(departments, state.category)
  const children: readonly PathCategory[] =
    state.category === undefined ? departments : (categories.at(-1)?.childCategories ?? [])
  return children.flatMap(({ id, name }) => {
    const count = counts.find(({ categoryId }) => categoryId === id)?.productCount
    if (count === undefined) return []
    return [
      { id, name, href: shopHref({ ...state, category: id, page: 1 }), count: showCount(count, language) },
    ]
  })
}

export function CategoryPills(props: CategoriesBelow) {
  const { t } = useLingui()
  const links = useCategoriesBelow(props)
  if (links.length === 0) return null
  return (
    <nav aria-label={t`Categories`} className="mt-2 md:hidden">
      <Chips>
        {links.map(({ id, name, href, count }) => (
          <a
            key={id}
            href={href}
            className="inline-flex min-h-9 flex-none items-center gap-1.5 rounded-full border border-line px-3 text-label whitespace-nowrap hover:border-ink pointer-coarse:min-h-11"
          >
            {name} <span className="figures text-ink-3">{count}</span>
          </a>
        ))}
      </Chips>
    </nav>
  )
}

export function CategoryList(props: CategoriesBelow) {
  const { t } = useLingui()
  const links = useCategoriesBelow(props)
  if (links.length === 0) return null
  return (
    <nav aria-label={t`Categories`} className="border-b border-line pb-2.5">
      <h2 className="flex min-h-8 items-center text-label font-[640] pointer-coarse:min-h-11">{t`Categories`}</h2>
      <ul>
        {links.map(({ id, name, href, count }) => (
          <li key={id}>
            <a
              href={href}
              className="flex min-h-7.5 items-center justify-between gap-2.5 text-small text-ink-2 hover:text-ink hover:underline pointer-coarse:min-h-11"
            >
              {name} <span className="figures text-ink-3">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
