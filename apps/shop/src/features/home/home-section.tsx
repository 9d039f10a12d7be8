import { useLingui } from '@lingui/react/macro'
import { showCount } from '@provender/domain/money/show-money'
import { SectionHeader } from '@provender/ui/page/section-header'
import { ProductGrid, ProductStrip } from '@provender/ui/product/product-lists'
import { PagePart } from '../../kernel/errors/page-part.tsx'
import { ProductCards } from '../catalogue/product-cards.tsx'
import { useProductList } from '../catalogue/use-product-list.ts'
import type { HomeQuery } from './home.documents.ts'

interface HomeSectionProps {
  readonly title: string
  readonly href: string
  readonly range: HomeQuery['promotions']
  readonly isGrid?: boolean
}

export function HomeSection({ title, href, range, isGrid }: HomeSectionProps) {
  const { t } = useLingui()
  const listContext = useProductList()
  if (range.products.length === 0) return null
  const total = showCount(range.total, listContext.language)
  const List = isGrid ? ProductGrid : ProductStrip
  return (
    <section aria-label={title}>
      <SectionHeader title={title} more={{ href, name: t`See all ${total}` }} />
      <PagePart>
        <List label={title}>
          <ProductCards products={range.products} />
        </List>
      </PagePart>
    </section>
  )
}
