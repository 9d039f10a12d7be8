import { useLingui } from '@lingui/react/macro'
import type { Quantity } from '@provender/domain/money/money'
import { acceptsBackOrders } from '@provender/domain/stock/stock'
import { Note } from '@provender/ui/page/note'
import { Breadcrumb } from '@provender/ui/page/page-parts'
import { SectionHeader } from '@provender/ui/page/section-header'
import { ProductStrip } from '@provender/ui/product/product-lists'
import { ProductGallery, ProductHeader, ProductStage, SellList } from '@provender/ui/product/product-page'
import { StockMark } from '@provender/ui/product/stock-mark'
import { hrefOf } from '@provender/web/address/href-of'
import { useFromServer } from '@provender/web/loading/use-from-server'
import { type RenderStage, useRenderStage } from '@provender/web/loading/use-render-stage'
import { useSuspenseQuery } from '@tanstack/react-query'
import { PagePart } from '../../kernel/errors/page-part.tsx'
import { useDepartments } from '../../kernel/session/use-departments.ts'
import { defaultUnitFirst } from './basket-product.ts'
import { categoryPath } from './category-path.ts'
import { LastBought, LastBoughtLine } from './last-bought.tsx'
import { productQuery, similarQuery } from './load-product.ts'
import { measureNote } from './measure-note.ts'
import { priceView } from './price-view.ts'
import { ProductAdd } from './product-add.tsx'
import { ProductCards } from './product-cards.tsx'
import { type ProductDetails } from './product-details.ts'
import { ProductFacts } from './product-facts.tsx'
import { productName } from './product-name.ts'
import { FavouriteHeart, storageLabel, packOf, pictureOf, storageOf } from './product-parts.tsx'
import { shopHref } from './shop-address.ts'
import { stockView } from './stock-view.ts'
import { SubstituteCards } from './substitute-cards.tsx'
import { substituteOffers } from './substitute-offers.ts'
import { unitDetail, unitName } from './unit-name.ts'
import { useProductList } from './use-product-list.ts'

export interface ProductPageViewProps {
  readonly id: string
  readonly categoryId: string | undefined
}

export function ProductPageView({ id, categoryId }: ProductPageViewProps) {
  const { t } = useLingui()
  const { product, lacksTexts } = useSuspenseQuery(productQuery(id).options).data
  const departments = useDepartments()
  const renderStage = useRenderStage(id)
  const isFullyRendered = renderStage === 'all'
  const categories = categoryId === undefined ? [] : categoryPath(departments, categoryId)
  return (
    <>
      <Breadcrumb
        label={t`Breadcrumb`}
        pages={[
          { name: t`Home`, href: hrefOf({ to: '/' }) },
          ...categories.map((category) => ({
            name: category.name,
            href: shopHref({ category: category.id }),
          })),
          { name: product.name },
        ]}
      />
      <ProductStage gallery={<Gallery product={product} renderStage={renderStage} />}>
        <PagePart>
          <Offer product={product} isFullyRendered={isFullyRendered} />
        </PagePart>
        <PagePart>
          <ProductFacts product={product} lacksTexts={lacksTexts} />
        </PagePart>
      </ProductStage>
      {categoryId !== undefined && isFullyRendered && (
        <PagePart>
          <Similar categoryId={categoryId} than={id} />
        </PagePart>
      )}
      {!isFullyRendered && <div aria-hidden className="h-dvh" />}
    </>
  )
}

const one = 1000 as Quantity

interface ProductPartProps {
  readonly product: ProductDetails
}

function Gallery({ product, renderStage }: ProductPartProps & { readonly renderStage: RenderStage }) {
  const listContext = useProductList()
  const storage = storageOf(product)
  // During a navigation the text renders first.
  const picture = pictureOf(product, { first: useFromServer(product.id), later: renderStage === 'text' })
  return (
    <ProductGallery
      storage={storage}
      storageLabel={storageLabel(storage, listContext.labels)}
      pictures={picture ? [{ ...picture, alt: product.name }] : []}
      tileText={{ ...productName(product), pack: packOf(product, listContext.labels) }}
      chosen={0}
      onChoose={() => {}}
      heart={listContext.isSignedIn ? <FavouriteHeart product={product} /> : undefined}
    />
  )
}

function Offer({ product, isFullyRendered }: ProductPartProps & { readonly isFullyRendered: boolean }) {
  const { t, i18n } = useLingui()
  const listContext = useProductList()
  const stock = stockView(product, listContext)
  const pack = packOf(product, listContext.labels)
  return (
    <>
      <ProductHeader
        {...productName(product)}
        newLabel={product.isNew ? listContext.labels.newLabel : undefined}
        facts={[
          ...(pack ? [pack] : []),
          t`Code ${product.code}`,
          <StockMark key="stock" kind={stock.kind}>
            {stock.text}
          </StockMark>,
        ]}
      />
      <SellList
        units={defaultUnitFirst(product).map((unit, index) => ({
          name: unitName(unit, product, listContext),
          detail: unitDetail(unit, product, listContext),
          price: priceView(unit, product, {
            ...listContext,
            isBrief: product.units.length > 1,
            moreNote: measureNote,
          }),
          size: index === 0 ? 'big' : 'card',
          add: <ProductAdd product={product} unit={unit.unit === '2' ? '2' : '1'} />,
        }))}
      />
      <StockNote product={product} />
      <SubstituteCards
        name={product.name}
        offers={substituteOffers({ product, unit: undefined, quantity: one }, listContext, i18n)}
      />
      {listContext.isSignedIn && (isFullyRendered ? <LastBought product={product} /> : <LastBoughtLine />)}
    </>
  )
}

function StockNote({ product }: ProductPartProps) {
  const { t } = useLingui()
  const listContext = useProductList()
  const { available, saleType } = product.stockStatus
  const isBackOrder = !available && acceptsBackOrders(listContext.stockPolicy)
  if (!isBackOrder && (saleType !== 'IN_TRANSIT' || !available)) return null
  return (
    <div className="mt-3">
      <Note tone="low">
        {isBackOrder
          ? t`This product is out of stock. You can order it; it may not arrive with your order.`
          : t`This product is in transit to us. It may not arrive with your order.`}
      </Note>
    </div>
  )
}

interface SimilarProps {
  readonly categoryId: string
  readonly than: string
}

function Similar({ categoryId, than }: SimilarProps) {
  const { t } = useLingui()
  const { products } = useSuspenseQuery(similarQuery(categoryId).options).data.products
  const others = products.filter(({ id }) => id !== than).slice(0, 8)
  if (others.length === 0) return null
  return (
    <section aria-label={t`Similar products`}>
      <SectionHeader
        title={t`Similar products`}
        more={{ href: shopHref({ category: categoryId }), name: t`See all` }}
      />
      <ProductStrip label={t`Similar products`}>
        <ProductCards products={others} />
      </ProductStrip>
    </section>
  )
}
