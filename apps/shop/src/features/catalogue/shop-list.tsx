import { useLingui } from '@lingui/react/macro'
import { Button, ButtonLink } from '@provender/ui/controls/button'
import { Empty } from '@provender/ui/page/empty-state'
import { SkeletonList } from '@provender/ui/page/skeleton'
import { ProductGrid } from '@provender/ui/product/product-lists'
import { ProductRows } from '@provender/ui/product/product-rows'
import { icon } from '@provender/ui/tokens/icon'
import { hrefOf } from '@provender/web/address/href-of'
import type { RenderStage } from '@provender/web/loading/use-render-stage'
import { __iconData as searchX } from 'lucide-react/icons/search-x'
import type { ReactNode } from 'react'
import { filterCount, withoutFilters } from './change-shop-page-state.ts'
import { renderedProductCount, type Screen } from './first-screen.ts'
import { pagesOf } from './page-range.ts'
import { ProductCardView } from './product-card-view.tsx'
import { ProductRowView } from './product-row-view.tsx'
import { sharedPictures } from './shared-pictures.ts'
import { shopHref, type ShopPageState } from './shop-address.ts'
import { EarlierPage, ShopPages } from './shop-pages.tsx'
import { productsPerPage } from './shop-query.ts'
import type { InfiniteList } from './use-infinite-list.ts'
import type { ShopNavigation } from './use-shop-navigation.ts'
import type { ShopResult, ShopResults } from './use-shop-results.ts'

const NothingIcon = icon(searchX)

export interface ShopListProps {
  readonly state: ShopPageState
  readonly results: ShopResults
  readonly onShow: InfiniteList
  readonly navigation: ShopNavigation
  readonly renderStage: RenderStage
  /** False if rendered from the device: text first, then the pictures on the screen. */
  readonly isFromServer: boolean
}

export function ShopList({ state, results, onShow, navigation, renderStage, isFromServer }: ShopListProps) {
  const { result, products, isOld, onRetry } = results
  if (!result)
    return (
      <ListFrame layout={navigation.layout} busy>
        <SkeletonList count={productsPerPage} item={skeletonOf(navigation.layout)} />
      </ListFrame>
    )
  if (result.products.length === 0)
    return <NothingFound state={state} result={result} navigation={navigation} />
  const { pages, list } = onShow
  const prefetchCount = Math.min(
    result.total - (pages.from - 1) * productsPerPage,
    pagesOf(pages).length * productsPerPage,
  )
  const visibleProducts =
    renderStage === 'all'
      ? products
      : products.slice(0, renderedProductCount(renderStage, navigation.layout, screen()))
  const shared = sharedPictures(visibleProducts)
  const coming = isOld || onRetry ? 0 : Math.max(0, prefetchCount - products.length)
  return (
    <>
      <EarlierPage state={state} onShow={onShow} />
      <div ref={list}>
        <ListFrame layout={navigation.layout} busy={isOld}>
          {visibleProducts.map((product, index) =>
            navigation.layout === 'grid' ? (
              <ProductCardView
                key={product.id}
                product={product}
                level={2}
                first={isFromServer && index < firstScreen}
                isBare={renderStage === 'text'}
                sharesPicture={product.pictureUrl !== null && shared.has(product.pictureUrl)}
              />
            ) : (
              <ProductRowView
                key={product.id}
                product={product}
                first={isFromServer && index < firstScreen}
                isBare={renderStage === 'text'}
              />
            ),
          )}
          <SkeletonList count={coming} item={skeletonOf(navigation.layout)} />
          {renderStage !== 'all' && <li aria-hidden className="col-span-full h-dvh" />}
        </ListFrame>
      </div>
      {renderStage === 'all' && (
        <ShopPages
          state={state}
          onShow={onShow}
          total={result.total}
          isComing={coming > 0}
          onRetry={onRetry}
        />
      )}
    </>
  )
}

function skeletonOf(layout: ShopNavigation['layout']): 'card' | 'row' {
  return layout === 'grid' ? 'card' : 'row'
}

const firstScreen = 4

function screen(): Screen {
  return { width: innerWidth, height: innerHeight }
}

interface ListFrameProps {
  readonly layout: ShopNavigation['layout']
  readonly busy: boolean
  readonly children: ReactNode
}

function ListFrame({ layout, busy, children }: ListFrameProps) {
  const { t } = useLingui()
  const list =
    layout === 'grid' ? (
      <ProductGrid label={t`Products`}>{children}</ProductGrid>
    ) : (
      <div data-density="compact">
        <ProductRows
          label={t`Products`}
          columns={{ product: t`Product`, stock: t`Stock`, secondUnit: t`Box or kg`, pieceUnit: t`Each` }}
        >
          {children}
        </ProductRows>
      </div>
    )
  return (
    <div aria-busy={busy} className="transition-opacity delay-150 duration-120 aria-busy:opacity-60">
      {list}
    </div>
  )
}

interface NothingFoundProps {
  readonly state: ShopPageState
  readonly result: ShopResult
  readonly navigation: ShopNavigation
}

function NothingFound({ state, result: { total, didYouMean: suggestion }, navigation }: NothingFoundProps) {
  const { t } = useLingui()
  const isPastTheEnd = total > 0
  return (
    <Empty
      icon={<NothingIcon size="x" />}
      title={isPastTheEnd ? t`There are no more pages` : t`No products found`}
      actions={
        <>
          {isPastTheEnd && (
            <ButtonLink look="go" href={shopHref({ ...state, page: 1 })}>{t`To the first page`}</ButtonLink>
          )}
          {!isPastTheEnd && suggestion !== null && (
            <ButtonLink
              look="go"
              href={shopHref({ q: suggestion })}
            >{t`Did you mean “${suggestion}”?`}</ButtonLink>
          )}
          {!isPastTheEnd && filterCount(state) > 0 && (
            <Button
              look={suggestion === null ? 'go' : 'plain'}
              onClick={() => navigation.show(withoutFilters(state))}
            >{t`Clear all`}</Button>
          )}
          <ButtonLink href={shopHref({})}>{t`All products`}</ButtonLink>
          {!isPastTheEnd && state.q !== '' && (
            <ButtonLink href={hrefOf({ to: '/contact-us', search: { product: state.q } })}>
              <span className="line-clamp-2 wrap-anywhere">{t`Ask for “${{ text: state.q }}”`}</span>
            </ButtonLink>
          )}
        </>
      }
    >
      {!isPastTheEnd && state.q !== '' && t`Check the spelling, or search for a code, a barcode or a brand.`}
    </Empty>
  )
}
