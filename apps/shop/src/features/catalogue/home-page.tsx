import { useLingui } from '@lingui/react/macro'
import { showCount } from '@provender/domain/money/show-money'
import { SectionHeader } from '@provender/ui/page/section-header'
import { ProductGrid, ProductStrip } from '@provender/ui/product/product-lists'
import { useSuspenseQuery } from '@tanstack/react-query'
import { hrefOf } from '../../kernel/app/href-of.ts'
import { PagePart } from '../../kernel/errors/page-part.tsx'
import { HomeDepartments } from './home-departments.tsx'
import { HomeHero, HomePosters } from './home-hero.tsx'
import type { HomeQuery } from './home.documents.ts'
import { homeQuery, usualsQuery } from './load-home.ts'
import { ProductCardView } from './product-card-view.tsx'
import type { ProductListContext } from './product-list-context.ts'
import { shopHref, shopHrefOf } from './shop-address.ts'
import { useProductListContext } from './use-product-list-context.ts'

/** Promotions, new products, and ways into the shop (docs/product-rules.md#app-shell). */
export function HomePage() {
  const { t } = useLingui()
  const listContext = useProductListContext()
  const { banners, promotions, newest, featured } = useSuspenseQuery(homeQuery).data
  return (
    <>
      <PagePart>
        <HomeHero banners={banners} promotions={promotions.total} />
      </PagePart>
      <Section
        title={t`Promotions`}
        href={shopHrefOf('promotion')}
        range={promotions}
        listContext={listContext}
      />
      {listContext.isSignedIn && (
        <PagePart>
          <OrderGuideLines listContext={listContext} />
        </PagePart>
      )}
      <HomePosters banners={banners.slice(1)} />
      <HomeDepartments />
      <Section title={t`New products`} href={shopHrefOf('isNew')} range={newest} listContext={listContext} />
      <Section title={t`Products`} href={shopHref({})} range={featured} listContext={listContext} isGrid />
    </>
  )
}

/** Products that the company buys regularly; nothing before its first order. */
function OrderGuideLines({ listContext }: { readonly listContext: ProductListContext }) {
  const { t } = useLingui()
  const { previouslyBought } = useSuspenseQuery(usualsQuery).data
  if (previouslyBought.length === 0) return null
  const title = t`Previously bought`
  return (
    <section aria-label={title}>
      <SectionHeader
        title={title}
        more={{ href: hrefOf({ to: '/account/order-guide' }), name: t`See all` }}
      />
      <ProductStrip label={title}>
        {previouslyBought.map(({ product }) => (
          <ProductCardView key={product.id} product={product} listContext={listContext} />
        ))}
      </ProductStrip>
    </section>
  )
}

interface SectionProps {
  readonly title: string
  readonly href: string
  readonly range: HomeQuery['promotions']
  readonly listContext: ProductListContext
  readonly isGrid?: boolean
}

/** A section of products with a link to all of them; nothing if it is empty. */
function Section({ title, href, range, listContext, isGrid }: SectionProps) {
  const { t } = useLingui()
  if (range.products.length === 0) return null
  const total = showCount(range.total, listContext.language)
  const List = isGrid ? ProductGrid : ProductStrip
  return (
    <section aria-label={title}>
      <SectionHeader title={title} more={{ href, name: t`See all ${total}` }} />
      <PagePart>
        <List label={title}>
          {range.products.map((product) => (
            <ProductCardView key={product.id} product={product} listContext={listContext} />
          ))}
        </List>
      </PagePart>
    </section>
  )
}
