import { AddControl } from '@provender/ui/product/add-control'
import { productControl } from '../catalogue/add-state.ts'
import { productIdOf } from '../catalogue/basket-product.ts'
import { controlName } from '../catalogue/product-parts.tsx'
import { useBasketQuantities } from '../catalogue/use-basket-quantities.ts'
import { useProductList } from '../catalogue/use-product-list.ts'
import type { LineOfScan } from './scan-controller.ts'

export function useScanControl({ product, unit }: LineOfScan) {
  const listContext = useProductList()
  const inBasket = useBasketQuantities(productIdOf(product))
  const control = productControl(product, { inBasket, listContext }, { unit })
  return {
    reason: control.state.offer === 'quantity' ? control.state.reason : undefined,
    add: (
      <AddControl
        state={control.state}
        labels={control.labels}
        name={controlName(product, unit, listContext.labels)}
        reason="elsewhere"
        onAction={(action) => listContext.onAdd(action, { product, control })}
      />
    ),
  }
}
