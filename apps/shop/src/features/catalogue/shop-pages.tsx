import { useLingui } from '@lingui/react/macro'
import { showCount } from '@provender/domain/money/show-money'
import { ButtonLink } from '@provender/ui/controls/button'
import { Pager, ShowMore } from '@provender/ui/controls/pager'
import { interceptPress } from '@provender/web/input/intercept-press'
import { useOnNearViewport } from '@provender/web/loading/use-on-near-viewport'
import { maxPageRange } from './page-range.ts'
import { shopHref, type ShopPageState } from './shop-address.ts'
import { productsPerPage } from './shop-query.ts'
import type { InfiniteList } from './use-infinite-list.ts'
import { useProductList } from './use-product-list.ts'

export interface ShopPagesProps {
  readonly state: ShopPageState
  readonly onShow: InfiniteList
  readonly total: number
  readonly isComing: boolean
  readonly onRetry: (() => void) | undefined
}

export function EarlierPage({ state, onShow: { pages } }: Pick<ShopPagesProps, 'state' | 'onShow'>) {
  const { t } = useLingui()
  if (pages.from === 1) return null
  return (
    <p className="mb-4">
      <ButtonLink
        href={shopHref({ ...state, page: pages.from - 1 })}
        rel="prev"
      >{t`Previous page`}</ButtonLink>
    </p>
  )
}

/** The end of a list that grows as the user scrolls. Each page has an address: without script, links turn the pages. */
export function ShopPages({ state, onShow, total, isComing, onRetry }: ShopPagesProps) {
  const { t } = useLingui()
  const listContext = useProductList()
  const { pages, grow } = onShow
  const isLast = pages.to * productsPerPage >= total
  const canGrow = !isLast && pages.to - pages.from + 1 < maxPageRange
  const end = useOnNearViewport<HTMLDivElement>(canGrow && !isComing && !onRetry ? grow : undefined)
  if (total <= productsPerPage) return null
  const count = (value: number) => showCount(value, listContext.language)
  const first = count((pages.from - 1) * productsPerPage + 1)
  const last = count(Math.min(total, pages.to * productsPerPage))
  const all = count(total)
  const text = t`${first} to ${last} of ${all}`
  if (onRetry)
    return (
      <ShowMore
        text={t`The next products could not be loaded.`}
        name={t`Please try again`}
        onMore={onRetry}
      />
    )
  return (
    <div ref={end}>
      <output className="sr-only">{isComing ? '' : text}</output>
      <span ref={interceptPress(grow, { when: () => canGrow })}>
        <Pager
          label={t`Pages`}
          text={text}
          next={isLast ? undefined : { href: shopHref({ ...state, page: pages.to + 1 }), name: t`Next page` }}
        />
      </span>
    </div>
  )
}
