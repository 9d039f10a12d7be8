import { useLingui } from '@lingui/react/macro'
import { showCount } from '@provender/domain/money/show-money'
import { Empty } from '@provender/ui/blank'
import { Bones } from '@provender/ui/bone'
import { Button, ButtonLink } from '@provender/ui/button'
import { icon } from '@provender/ui/icon'
import { Pager } from '@provender/ui/page-parts'
import { ProductGrid, ProductRows } from '@provender/ui/product-lists'
import { __iconData as searchX } from 'lucide-react/icons/search-x'
import type { ReactNode } from 'react'
import { filterCount, withoutFilters } from './change-shop-state.ts'
import { ProductCardView } from './product-card-view.tsx'
import { ProductRowView } from './product-row-view.tsx'
import type { Shelf } from './shelf.ts'
import { shopHref, type ShopState } from './shop-address.ts'
import { productsPerPage } from './shop-query.ts'
import type { ShopMoves } from './use-shop-moves.ts'
import type { ShopResult } from './use-shop-results.ts'

const NothingIcon = icon(searchX)

export interface ShopListProps {
  readonly state: ShopState
  readonly result: ShopResult | undefined
  /** It is the list before; the new one is on its way. */
  readonly isOld: boolean
  readonly shelf: Shelf
  readonly moves: ShopMoves
}

export function ShopList({ state, result, isOld, shelf, moves }: ShopListProps) {
  if (!result)
    return (
      <ListFrame layout={moves.layout} busy>
        <Bones count={productsPerPage} of={moves.layout === 'grid' ? 'card' : 'row'} />
      </ListFrame>
    )
  if (result.products.length === 0) return <NothingFound state={state} total={result.total} moves={moves} />
  return (
    <>
      <ListFrame layout={moves.layout} busy={isOld}>
        {result.products.map((product, at) =>
          moves.layout === 'grid' ? (
            <ProductCardView
              key={product.id}
              product={product}
              shelf={shelf}
              level={2}
              first={at < firstScreen}
            />
          ) : (
            <ProductRowView key={product.id} product={product} shelf={shelf} first={at < firstScreen} />
          ),
        )}
      </ListFrame>
      <Pages state={state} total={result.total} shelf={shelf} />
    </>
  )
}

/** Pictures that are on the first screen of any window. */
const firstScreen = 4

interface ListFrameProps {
  readonly layout: ShopMoves['layout']
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
          columns={{ product: t`Product`, stock: t`Stock`, unit2: t`Box or kg`, unit1: t`Each` }}
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

/** Each page has its address: the links work without script. */
function Pages({ state, total, shelf }: Pick<ShopListProps, 'state' | 'shelf'> & { readonly total: number }) {
  const { t } = useLingui()
  const { page } = state
  const pages = Math.ceil(total / productsPerPage)
  if (pages <= 1) return null
  const count = (value: number) => showCount(value, shelf.language)
  const first = count((page - 1) * productsPerPage + 1)
  const last = count(Math.min(total, page * productsPerPage))
  const all = count(total)
  return (
    <Pager
      label={t`Pages`}
      text={t`${first} to ${last} of ${all}`}
      previous={
        page > 1 ? { href: shopHref({ ...state, page: page - 1 }), name: t`Previous page` } : undefined
      }
      next={page < pages ? { href: shopHref({ ...state, page: page + 1 }), name: t`Next page` } : undefined}
    />
  )
}

interface NothingFoundProps {
  readonly state: ShopState
  readonly total: number
  readonly moves: ShopMoves
}

function NothingFound({ state, total, moves }: NothingFoundProps) {
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
          {!isPastTheEnd && filterCount(state) > 0 && (
            <Button look="go" onClick={() => moves.show(withoutFilters(state))}>{t`Clear all`}</Button>
          )}
          <ButtonLink href={shopHref({})}>{t`All products`}</ButtonLink>
        </>
      }
    >
      {!isPastTheEnd && state.q !== '' && t`Check the spelling, or search for a code, a barcode or a brand.`}
    </Empty>
  )
}
