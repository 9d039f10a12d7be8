import { useLingui } from '@lingui/react/macro'
import { Button } from '@provender/ui/controls/button'
import { SectionHeader } from '@provender/ui/page/section-header'
import { Tile } from '@provender/ui/product/tile'
import { RefusalNote } from '@provender/web/form/refusal-note'
import { useSubmit } from '@provender/web/form/use-submit'
import { focusBeside } from '@provender/web/page/focus-beside'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { neverSubstitutedQuery } from '../../catalogue/never-substituted-query.ts'
import { fullProductName } from '../../catalogue/product-name.ts'
import { packOf, pictureOf, storageOf } from '../../catalogue/product-parts.tsx'
import { NeverSubstitute } from '../../catalogue/substitutes.documents.ts'
import { useProductList } from '../../catalogue/use-product-list.ts'
import { ProductFinder } from '../../quick-order/product-finder.tsx'
import { useSaved } from './use-saved.ts'

interface Change {
  readonly id: string
  readonly never: boolean
}

/** The products for which the company wants no other one. Saved at once. */
export function NeverSubstituted() {
  const { t } = useLingui()
  const { labels } = useProductList()
  const client = useQueryClient()
  const { execute, showSaved } = useSaved()
  const { neverSubstituted: products } = useSuspenseQuery(neverSubstitutedQuery).data
  const [refusal, change] = useSubmit<Change>(async ({ id, never }) => {
    await execute(NeverSubstitute, { productId: id, never })
    await Promise.all([client.invalidateQueries(neverSubstitutedQuery), showSaved()])
  })
  return (
    <section aria-label={t`Never substitute these`}>
      <SectionHeader title={t`Never substitute these`} />
      <p className="mb-2 text-ink-2">
        {t`We leave them out if they run out. For the whole company, from your next order.`}
      </p>
      <RefusalNote refusal={refusal} />
      <ul aria-label={t`Never substitute these`} className="border-t border-line empty:hidden">
        {products.map((product) => {
          const name = fullProductName(product)
          return (
            <li key={product.id} className="flex items-center gap-3 border-b border-line py-1.5">
              <span className="w-10 flex-none">
                <Tile
                  storage={storageOf(product)}
                  picture={pictureOf(product)}
                  text={{ name }}
                  shape="line"
                />
              </span>
              <p className="min-w-0 flex-1">
                <span className="line-clamp-2 text-name">{name}</span>
                <span className="block text-small figures text-ink-2">
                  {packOf(product, labels) ?? product.code}
                </span>
              </p>
              <Button
                size="small"
                aria-label={t`Allow substitutes for ${name}`}
                onClick={({ currentTarget }) => {
                  focusBeside(currentTarget)
                  void change({ id: product.id, never: false })
                }}
              >
                {t`Allow substitutes`}
              </Button>
            </li>
          )
        })}
      </ul>
      <div className="mt-3 max-w-120">
        <ProductFinder
          small
          label={t`Add a product that is never substituted`}
          placeholder={t`Add by name, code or barcode`}
          onChoose={({ id }) => void change({ id, never: true })}
        />
      </div>
    </section>
  )
}
