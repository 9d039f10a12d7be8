import { useLingui } from '@lingui/react/macro'
import { ProductTrio } from '@provender/ui/product/product-lists'
import { ProductCardView } from './product-card-view.tsx'
import { SubstituteAdd, type SubstitutesProps } from './substitute-list.tsx'

/** The substitutes as cards, for the page of the product. */
export function SubstituteCards({ name, offers }: Omit<SubstitutesProps, 'onTake'>) {
  const { t } = useLingui()
  if (offers.length === 0) return null
  return (
    <section aria-label={t`Substitutes for ${name}`} className="mt-5">
      <h2 className="mb-3 text-heading">{t`Substitutes`}</h2>
      <ProductTrio>
        {offers.map((offer) => (
          <ProductCardView
            key={offer.product.id}
            product={offer.product}
            substitute={{ ...offer, add: <SubstituteAdd offer={offer} /> }}
          />
        ))}
      </ProductTrio>
    </section>
  )
}
