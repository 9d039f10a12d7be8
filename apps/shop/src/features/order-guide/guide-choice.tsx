import { useLingui } from '@lingui/react/macro'
import { Button } from '@provender/ui/controls/button'
import { useQuery } from '@tanstack/react-query'
import { productLabels } from '../catalogue/product-labels.ts'
import { packOf } from '../catalogue/product-parts.tsx'
import { ProductFinder } from '../quick-order/product-finder.tsx'
import { type Guide, leftOutQuery } from './use-guide.ts'

interface GuideAddProps {
  readonly guide: Guide
}

export function GuideAdd({ guide }: GuideAddProps) {
  const { t } = useLingui()
  return (
    <div className="mb-4 max-w-120">
      <ProductFinder
        small
        label={t`Add a product to the order guide`}
        placeholder={t`Add by name, code or barcode`}
        onChoose={guide.add}
      />
    </div>
  )
}

export function LeftOut({ guide }: { readonly guide: Guide }) {
  const { t, i18n } = useLingui()
  const products = useQuery(leftOutQuery).data?.orderGuide.map(({ product }) => product) ?? []
  if (products.length === 0) return null
  return (
    <section aria-label={t`Removed from the guide`} className="mt-8">
      <h2 className="mb-2 text-heading">{t`Removed from the guide`}</h2>
      <ul aria-label={t`Removed from the guide`} className="border-t border-line">
        {products.map(({ id, name, packSize, code }) => (
          <li key={id} className="flex items-center gap-3 border-b border-line py-1.5">
            <p className="min-w-0 flex-1">
              <span className="block text-name">{name}</span>
              <span className="block text-small figures text-ink-2">
                {packOf({ packSize }, productLabels(i18n)) ?? code}
              </span>
            </p>
            <Button size="small" aria-label={t`Put ${name} back`} onClick={() => guide.add({ id, name })}>
              {t`Add back`}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
