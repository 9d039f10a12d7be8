import { useLingui } from '@lingui/react/macro'
import { IconButton } from '@provender/ui/controls/icon-button'
import { SectionHeader } from '@provender/ui/page/section-header'
import { icon } from '@provender/ui/tokens/icon'
import { hrefOf } from '@provender/web/address/href-of'
import { useSuspenseQuery } from '@tanstack/react-query'
import { __iconData as history } from 'lucide-react/icons/rotate-ccw-clock'
import { __iconData as x } from 'lucide-react/icons/x'
import { HomeDepartments } from '../catalogue/home-departments.tsx'
import { ProductRowView } from '../catalogue/product-row-view.tsx'
import { shopHref } from '../catalogue/shop-address.ts'
import { useProductList } from '../catalogue/use-product-list.ts'
import { usualsQuery } from '../usual/usuals-query.ts'
import { useRecentSearches } from './use-recent-searches.ts'

const BeforeIcon = icon(history)
const RemoveIcon = icon(x)
const maxUsuals = 4

/** The page of an app on which a search begins: earlier searches, what the company often buys, and the departments. */
export function SearchStartPage() {
  const { t } = useLingui()
  const listContext = useProductList()
  return (
    <>
      <h1 className="sr-only">{t`Search`}</h1>
      <RecentSearches />
      {listContext.isSignedIn && <OftenBought />}
      <HomeDepartments />
    </>
  )
}

function RecentSearches() {
  const { t } = useLingui()
  const { recent, remove } = useRecentSearches('')
  if (recent.length === 0) return null
  return (
    <section aria-label={t`Recent searches`}>
      <SectionHeader title={t`Recent searches`} />
      <ul>
        {recent.map((text) => (
          <li
            key={text}
            className="grid min-h-12 grid-cols-[24px_minmax(0,1fr)_44px] items-center gap-x-3 border-b border-line"
          >
            <span className="text-ink-3">
              <BeforeIcon />
            </span>
            <a href={shopHref({ q: text })} className="py-3">
              {text}
            </a>
            <IconButton label={t`Forget “${text}”`} onClick={() => remove(text)}>
              <RemoveIcon size="s" />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  )
}

function OftenBought() {
  const { t } = useLingui()
  const { previouslyBought } = useSuspenseQuery(usualsQuery).data
  if (previouslyBought.length === 0) return null
  return (
    <section aria-label={t`Your usuals`}>
      <SectionHeader
        title={t`Your usuals`}
        more={{ href: hrefOf({ to: '/account/order-guide' }), name: t`Order guide` }}
      />
      <ul className="@container">
        {previouslyBought.slice(0, maxUsuals).map(({ product }) => (
          <ProductRowView key={product.id} product={product} />
        ))}
      </ul>
    </section>
  )
}
