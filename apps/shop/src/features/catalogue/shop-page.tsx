import { useLingui } from '@lingui/react/macro'
import { PageHeader, Breadcrumb } from '@provender/ui/page/page-parts'
import { Facets } from '@provender/ui/product/facets'
import { hrefOf } from '@provender/web/address/href-of'
import { useAfterRender } from '@provender/web/loading/use-after-render'
import { useFromServer } from '@provender/web/loading/use-from-server'
import { useRenderStage } from '@provender/web/loading/use-render-stage'
import { useEffect } from 'react'
import { useDepartments } from '../../kernel/session/use-departments.ts'
import { CategoryList, CategoryPills } from './category-links.tsx'
import { categoryPath } from './category-path.ts'
import { filterCount } from './change-shop-page-state.ts'
import { FacetPanel } from './facet-panel.tsx'
import { InterpretedSearch } from './interpreted-search.tsx'
import { shopLoader } from './page-loaders.ts'
import type { PageRange } from './page-range.ts'
import { shopHref, type ShopPageState } from './shop-address.ts'
import { ShopChips } from './shop-chips.tsx'
import { ShopList } from './shop-list.tsx'
import { shopTitle } from './shop-title.ts'
import { ShopTools } from './shop-tools.tsx'
import { useAmounts } from './use-amounts.ts'
import { useInfiniteList } from './use-infinite-list.ts'
import { useShopNavigation } from './use-shop-navigation.ts'
import { useShopResults } from './use-shop-results.ts'

export interface ShopPageViewProps {
  readonly state: ShopPageState
  readonly loaded: PageRange
}

export function ShopPageView({ state, loaded }: ShopPageViewProps) {
  const { t, i18n } = useLingui()
  useEffect(() => shopLoader.prefetch(), [])
  const amounts = useAmounts()
  const departments = useDepartments()
  const onShow = useInfiniteList(state, loaded)
  const results = useShopResults(state, onShow.pages)
  const { result, isOld } = results
  const navigation = useShopNavigation(state, result)
  const opened = shopHref({ ...state, page: 1 })
  const isFromServer = useFromServer(opened)
  const currentStage = useRenderStage(opened)
  const renderStage = isOld ? 'all' : currentStage
  // The key has no filters: setting one must not restart the render stages of the panel, which has the focus.
  const isDrawn = useRenderStage(shopHref({ category: state.category, q: state.q })) === 'all'
  const narrowed = useAfterRender(result, isDrawn)
  const categories = state.category === undefined ? [] : categoryPath(departments, state.category)
  const title = shopTitle(state, categories, i18n)
  const count = result && amounts.products(result.total)
  // There is nothing to filter, sort or lay out.
  const isNothing = result?.total === 0 && filterCount(state) === 0
  return (
    <>
      <Breadcrumb
        label={t`Breadcrumb`}
        pages={[
          { name: t`Home`, href: hrefOf({ to: '/' }) },
          ...categories.slice(0, -1).map(({ id, name }) => ({ name, href: shopHref({ category: id }) })),
          { name: title },
        ]}
      />
      <PageHeader title={title} detail={count} />
      <output className="sr-only">{isOld ? '' : count}</output>
      {result && result.total > 0 && state.q !== '' && (
        <InterpretedSearch typed={state.q} answer={result} className="mb-3" />
      )}
      <CategoryPills state={state} counts={result?.categories} />
      <div className="beside-filters">
        <Facets label={t`Filters`}>
          <CategoryList state={state} counts={result?.categories} />
          {narrowed && !isNothing && (
            <FacetPanel state={state} result={narrowed} onChange={navigation.show} />
          )}
        </Facets>
        <div className="min-w-0">
          {!isNothing && <ShopTools state={state} navigation={navigation} />}
          {result && filterCount(state) > 0 && (
            <ShopChips state={state} facets={result.facets} navigation={navigation} />
          )}
          <ShopList
            state={state}
            results={results}
            onShow={onShow}
            navigation={navigation}
            renderStage={renderStage}
            isFromServer={isFromServer}
          />
        </div>
      </div>
    </>
  )
}
