import { useLingui } from '@lingui/react/macro'
import type { Quantity } from '@provender/domain/money/money'
import { decimalMark } from '@provender/domain/money/show-money'
import type { SalesUnit } from '@provender/domain/price/price'
import { displayedQuantity } from '@provender/domain/units/quantity-limits'
import type { AddAction } from '@provender/ui/product/add-control-props'
import { UsualOffer } from '@provender/ui/product/usual-offer'
import { type ProductControl, quantityField } from '../catalogue/add-state.ts'
import { unitOf } from '../catalogue/basket-product.ts'
import { controlName } from '../catalogue/product-parts.tsx'
import { unitWord } from '../catalogue/unit-word.ts'
import { useProductList } from '../catalogue/use-product-list.ts'
import { type GuideItem, usualQuantityOf } from './requested-items.ts'

export interface UsualAddProps {
  readonly usual: GuideItem
  /** Undefined if it has to be chosen. */
  readonly unit: SalesUnit | undefined
  readonly control: ProductControl
}

/** The add control of a usual: one press adds the usual quantity, as far as the stock and the limit allow. */
export function UsualAdd({ usual, unit, control }: UsualAddProps) {
  const { t, i18n } = useLingui()
  const listContext = useProductList()
  const { product } = usual
  const { labels, language } = listContext
  const kind = unit && unitOf(product, unit)?.kind
  const name = controlName(product, unit, labels)
  const quantity = Math.min(usualQuantityOf(usual), control.limit.maximum) as Quantity
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
