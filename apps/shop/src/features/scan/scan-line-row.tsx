import { useLingui } from '@lingui/react/macro'
import type { Quantity } from '@provender/domain/money/money'
import { IconButton } from '@provender/ui/controls/icon-button'
import { ProductRow } from '@provender/ui/product/product-row'
import { icon } from '@provender/ui/tokens/icon'
import { __iconData as undoArrow } from 'lucide-react/icons/undo-2'
import { __iconData as cross } from 'lucide-react/icons/x'
import { productHref } from '../../kernel/links/product-href.ts'
import { unitOf } from '../catalogue/basket-product.ts'
import { ListedSubstitutes } from '../catalogue/listed-substitutes.tsx'
import { priceView } from '../catalogue/price-view.ts'
import { fullProductName } from '../catalogue/product-name.ts'
import { storageLabel, packOf, pictureOf, storageOf } from '../catalogue/product-parts.tsx'
import { stockView } from '../catalogue/stock-view.ts'
import { unitName } from '../catalogue/unit-name.ts'
import { useProductList } from '../catalogue/use-product-list.ts'
import type { ScanAddition } from './scan-controller.ts'
import type { ScannedLine } from './scan-list.ts'
import { useScanControl } from './use-scan-control.tsx'

const UndoIcon = icon(undoArrow)
const CloseIcon = icon(cross)
const nothing = 0 as Quantity

export interface ScanLineRowProps {
  readonly line: ScannedLine
  readonly onUndo: (addition: ScanAddition) => void
}

export function ScanLineRow({ line, onUndo }: ScanLineRowProps) {
  const { t } = useLingui()
  const listContext = useProductList()
  const { product, unit, additions } = line
  const added = additions.at(-1) ?? nothing
  const { add, reason } = useScanControl(line)
  const sold = unitOf(product, unit)
  const storage = storageOf(product)
  const name = fullProductName(product)
  const view = sold && {
    price: priceView(sold, product, listContext),
    add,
  }
  return (
    <ProductRow
      href={productHref(product)}
      name={name}
      meta={[
        sold && unitName(sold, product, listContext),
        packOf(product, listContext.labels),
        product.code,
        storageLabel(storage, listContext.labels),
      ].filter((part) => part !== undefined)}
      storage={storage}
      picture={pictureOf(product)}
      stock={stockView(product, listContext)}
      reason={reason}
      substitutes={<ListedSubstitutes product={product} place="row" />}
      secondUnit={unit === '2' ? view : undefined}
      pieceUnit={unit === '1' ? view : undefined}
      heart={
        <IconButton
          label={added > 0 ? t`Undo the last scan of ${name}` : t`Remove ${name} from the list`}
          onClick={() => onUndo({ product, unit, added })}
        >
          {added > 0 ? <UndoIcon /> : <CloseIcon />}
        </IconButton>
      }
    />
  )
}
