import { useLingui } from '@lingui/react/macro'
import { parseUnitPrice } from '@provender/domain/money/decimal'
import { decimalMark } from '@provender/domain/money/show-money'
import { displayedQuantity } from '@provender/domain/units/quantity-limits'
import { unitFromWire } from '@provender/sync/operations/basket-wire'
import { Substitute, SubstituteList, SubstituteRow, SubstituteTitle } from '@provender/ui/product/substitutes'
import { UsualOffer } from '@provender/ui/product/usual-offer'
import type { ReactNode } from 'react'
import { productHref } from '../../kernel/links/product-href.ts'
import { quantityField } from './add-state.ts'
import { productIdOf } from './basket-product.ts'
import { showPrice } from './price-view.ts'
import type { ProductList } from './product-list.ts'
import { packOf, pictureOf, storageOf } from './product-parts.tsx'
import type { SubstituteOffer } from './substitute-offers.ts'
import { unitWord } from './unit-word.ts'
import { useBasketQuantities } from './use-basket-quantities.ts'
import { useProductList } from './use-product-list.ts'

type OnTake = (offer: SubstituteOffer) => void

export interface SubstitutesProps {
  /** The name of the wanted product. */
  readonly name: string
  readonly offers: readonly SubstituteOffer[]
  /** Puts the substitute in the place of the wanted line. Without it, a press adds to the basket. */
  readonly onTake?: OnTake | undefined
}

/** The substitutes for a product that is out of stock. Renders nothing without any. */
export function Substitutes({ name, offers, onTake }: SubstitutesProps) {
  const { t } = useLingui()
  if (offers.length === 0) return null
  return (
    <div className="mt-1.5 w-full">
      <SubstituteTitle>{t`Substitutes`}</SubstituteTitle>
      <SubstituteItems name={name} offers={offers} onTake={onTake} />
    </div>
  )
}

export function SubstituteItems({ name, offers, onTake }: SubstitutesProps) {
  const { t } = useLingui()
  const listContext = useProductList()
  return (
    <SubstituteList label={t`Substitutes for ${name}`}>
      {offers.map((offer) => (
        <Substitute
          key={offer.product.id}
          {...factsOf(offer, listContext)}
          add={<SubstituteAdd offer={offer} onTake={onTake} />}
        />
      ))}
    </SubstituteList>
  )
}

/** The best of the substitutes, in one row. */
export function FirstSubstitute({
  offer,
  onTake,
}: {
  readonly offer: SubstituteOffer
  readonly onTake?: OnTake
}) {
  const { t } = useLingui()
  const listContext = useProductList()
  return (
    <SubstituteRow
      label={t`Substitute`}
      {...factsOf(offer, listContext)}
      add={<SubstituteAdd offer={offer} onTake={onTake} />}
    />
  )
}

function factsOf({ product, sold, difference, allergens }: SubstituteOffer, listContext: ProductList) {
  const price = parseUnitPrice((listContext.includesVat ? sold.priceWithVat : sold.price) ?? '')
  const pack = packOf(product, listContext.labels) ?? product.code
  return {
    href: productHref(product),
    name: product.name,
    detail: price === undefined ? pack : `${pack} · ${showPrice(price, listContext)}`,
    difference,
    allergens,
    storage: storageOf(product),
    picture: pictureOf(product),
  }
}

/** '+ 2 boxes': one press takes as much as comes nearest to what was wanted. */
export function SubstituteAdd({
  offer,
  onTake,
}: {
  readonly offer: SubstituteOffer
  readonly onTake?: OnTake | undefined
}): ReactNode {
  const { t, i18n } = useLingui()
  const listContext = useProductList()
  const { product, sold } = offer
  const unit = unitFromWire(sold.unit)
  const inBasket = useBasketQuantities(productIdOf(product))
  const control = listContext.controlOf(product, { inBasket, listContext }, { unit })
  const max = Math.max(0, control.limit.maximum - (onTake ? inBasket[unit] : 0))
  const quantity = Math.min(offer.quantity, max) as typeof offer.quantity
  const amount = listContext.labels.quantity(quantity, sold.kind)
  const name = product.name
  const button = (onQuantity: (quantity: typeof offer.quantity) => void) => (
    <UsualOffer
      label={t`Add ${amount}, ${name}`}
      count={displayedQuantity(quantity, decimalMark(listContext.language))}
      unit={unitWord(quantity, sold.kind, i18n)}
      name={name}
      labels={control.labels}
      field={quantityField(sold.kind, control.limit, listContext)}
      onAdd={() => onQuantity(quantity)}
      onAction={(action) => {
        if (action.type === 'set' && action.quantity > 0) onQuantity(action.quantity)
      }}
    />
  )
  if (onTake && quantity > 0)
    return <div className="h-control">{button((taken) => onTake({ ...offer, quantity: taken }))}</div>
  return (
    <listContext.AddControl
      state={control.state}
      labels={control.labels}
      name={name}
      reason="elsewhere"
      onAction={(action) => listContext.onAdd(action, { product, control })}
      usual={button((taken) => listContext.onAdd({ type: 'set', quantity: taken }, { product, control }))}
    />
  )
}
