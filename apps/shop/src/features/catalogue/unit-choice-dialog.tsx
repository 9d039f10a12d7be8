import { useLingui } from '@lingui/react/macro'
import { Dialog } from '@provender/ui/overlays/dialog'
import type { StockNotice } from '@provender/ui/overlays/notice-queue'
import { ProductChoice, SellList } from '@provender/ui/product/product-page'
import { StockAlert } from '@provender/ui/product/stock-alert'
import { useState } from 'react'
import { measureNote } from './measure-note.ts'
import { priceView } from './price-view.ts'
import { ProductAdd } from './product-add.tsx'
import type { ProductCardFieldsFragment } from './product-card.documents.ts'
import { fullProductName, productName } from './product-name.ts'
import { packOf, pictureOf, storageOf } from './product-parts.tsx'
import { unitName } from './unit-name.ts'
import { useProductList } from './use-product-list.ts'

export interface UnitChoiceDialogProps {
  readonly product: ProductCardFieldsFragment
  readonly open: boolean
  readonly onClose: () => void
}

export function UnitChoiceDialog({ product, open, onClose }: UnitChoiceDialogProps) {
  const { t } = useLingui()
  const listContext = useProductList()
  const [alert, setAlert] = useState<Omit<StockNotice, 'kind'>>()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={fullProductName(product)}
      closeLabel={t`Close`}
      dismissible
      header={
        <ProductChoice
          {...productName(product)}
          pack={packOf(product, listContext.labels)}
          storage={storageOf(product)}
          picture={pictureOf(product)}
        />
      }
    >
      {alert && <StockAlert {...alert} inline closeLabel={t`Close`} onClose={() => setAlert(undefined)} />}
      <SellList
        units={product.units.map((unit) => ({
          name: unitName(unit, product, listContext),
          price: priceView(unit, product, {
            ...listContext,
            isBrief: product.units.length > 1,
            moreNote: measureNote,
          }),
          size: 'card',
          add: (
            <ProductAdd product={product} unit={unit.unit === '2' ? '2' : '1'} showStockAlert={setAlert} />
          ),
        }))}
      />
    </Dialog>
  )
}
