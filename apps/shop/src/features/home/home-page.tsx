import { useLingui } from '@lingui/react/macro'
import { SectionHeader } from '@provender/ui/page/section-header'
import { ProductStrip } from '@provender/ui/product/product-lists'
import { hrefOf } from '@provender/web/address/href-of'
import { useSuspenseQuery } from '@tanstack/react-query'
import { PagePart } from '../../kernel/errors/page-part.tsx'
import { HomeDepartments } from '../catalogue/home-departments.tsx'
import { ProductCards } from '../catalogue/product-cards.tsx'
import { shopHref, shopHrefOf } from '../catalogue/shop-address.ts'
import { SignInForProducts } from '../catalogue/sign-in-for-products.tsx'
import { useProductList } from '../catalogue/use-product-list.ts'
import { usualsQuery } from '../usual/usuals-query.ts'
import { HomeHero, HomePosters } from './home-hero.tsx'
import { HomeSection } from './home-section.tsx'
import { homeQuery } from './load-home.ts'

export interface HomePageProps {
  readonly isOpen: boolean
}

export function HomePage({ isOpen }: HomePageProps) {
  return isOpen ? <OpenHomePage /> : <SignInForProducts />
}

/** Promotions, new products, and ways into the shop (docs/product-rules.md#app-shell). */
function OpenHomePage() {
  const { t } = useLingui()
  const listContext = useProductList()
  const { banners, promotions, newest, featured } = useSuspenseQuery(homeQuery).data
  return (
    <>
      <PagePart>
        <HomeHero banners={banners} promotions={promotions.total} />
      </PagePart>
      <HomeSection title={t`Promotions`} href={shopHrefOf('promotion')} range={promotions} />
      {listContext.isSignedIn && (
        <PagePart>
          <OrderGuideLines />
        </PagePart>
      )}
      <HomePosters banners={banners.slice(1)} />
      <HomeDepartments />
      <HomeSection title={t`New products`} href={shopHrefOf('isNew')} range={newest} />
      <HomeSection title={t`Products`} href={shopHref({})} range={featured} isGrid />
    </>
  )
}

/** Products that the company buys regularly; nothing before its first order. */
function OrderGuideLines() {
  const { t } = useLingui()
  const { previouslyBought } = useSuspenseQuery(usualsQuery).data
  if (previouslyBought.length === 0) return null
  const title = t`Your usuals`
  return (
    <section aria-label={title}>
      <SectionHeader
        title={title}
        more={{ href: hrefOf({ to: '/account/order-guide' }), name: t`See all` }}
      />
      <ProductStrip label={title}>
        <ProductCards products={previouslyBought.map(({ product }) => product)} />
      </ProductStrip>
    </section>
  )
}
