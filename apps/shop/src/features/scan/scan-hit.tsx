import { StockMark } from '@provender/ui/product/stock-mark'
import { Tile } from '@provender/ui/product/tile'
import { unitOf } from '../catalogue/basket-product.ts'
import { priceView } from '../catalogue/price-view.ts'
import { fullProductName } from '../catalogue/product-name.ts'
import { packOf, pictureOf, storageOf } from '../catalogue/product-parts.tsx'
import { useProductList } from '../catalogue/use-product-list.ts'
import type { LineOfScan } from './scan-controller.ts'
import { useScanControl } from './use-scan-control.tsx'

export interface ScanHitProps {
  readonly line: LineOfScan
}

export function ScanHit({ line }: ScanHitProps) {
  const listContext = useProductList()
  const { product, unit } = line
  const { add, reason } = useScanControl(line)
  const sold = unitOf(product, unit)
  const price = sold && priceView(sold, product, listContext)
  const name = fullProductName(product)
  return (
    <div data-scan-hit className="grid grid-cols-[64px_minmax(0,1fr)_132px] items-center gap-3">
      <Tile storage={storageOf(product)} picture={pictureOf(product)} text={{ name }} shape="thumb" />
      <div className="min-w-0 text-small figures text-ink-2">
        <p className="line-clamp-2 text-name text-ink">{name}</p>
        <p>{packOf(product, listContext.labels)}</p>
        {reason === undefined ? (
          price &&
          !('hidden' in price) && (
            <p>
              {price.now} / {price.unit}
            </p>
          )
        ) : (
          <StockMark kind="low">{reason}</StockMark>
        )}
      </div>
      {add}
    </div>
  )
}
