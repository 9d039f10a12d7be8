import { useLingui } from '@lingui/react/macro'
import type { Quantity } from '@provender/domain/money/money'
import { decimalMark } from '@provender/domain/money/show-money'
import type { SalesUnit } from '@provender/domain/price/price'
import { displayedQuantity } from '@provender/domain/units/quantity-limits'
import type { AddAction } from '@provender/ui/product/add-control-props'
import { UsualOffer } from '@provender/ui/product/usual-offer'
import { type ProductControl, quantityField } from '../catalogue/add-state.ts'
import { unitOf } from '../catalogue/basket-product.ts'
import type { ProductCardFieldsFragment } from '../catalogue/product-card.documents.ts'
import { controlName } from '../catalogue/product-parts.tsx'
import { unitWord } from '../catalogue/unit-word.ts'
import { useProductList } from '../catalogue/use-product-list.ts'

export interface QuantityAddProps {
  readonly product: ProductCardFieldsFragment
  readonly quantity: Quantity
  /** Enter in the search field adds it. */
  readonly isNext?: boolean | undefined
  /** Undefined if it has to be chosen. */
  readonly unit: SalesUnit | undefined
  readonly control: ProductControl
}

/** The add control of a product of which one press adds a certain quantity, as far as the stock and the limit allow. */
export function QuantityAdd({ product, quantity: wanted, isNext, unit, control }: QuantityAddProps) {
  const { t, i18n } = useLingui()
  const listContext = useProductList()
  const { labels, language } = listContext
  const kind = unit && unitOf(product, unit)?.kind
  const name = controlName(product, unit, labels)
  const quantity = Math.min(wanted, control.limit.maximum) as Quantity
  const amount = kind ? labels.quantity(quantity, kind) : ''
  const onAction = (action: AddAction) => listContext.onAdd(action, { product, control })
  return (
    <listContext.AddControl
      state={control.state}
      labels={control.labels}
      name={name}
      reason="elsewhere"
      onAction={onAction}
      usual={
        kind && (
          <UsualOffer
            label={t`Add ${amount}, ${name}`}
            count={displayedQuantity(quantity, decimalMark(language))}
            unit={unitWord(quantity, kind, i18n)}
            isNext={isNext}
            name={name}
            labels={control.labels}
            field={quantityField(kind, control.limit, listContext)}
            onAdd={() => onAction({ type: 'set', quantity })}
            onAction={onAction}
          />
        )
      }
    />
  )
}
