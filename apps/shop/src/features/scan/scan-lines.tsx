import { useLingui } from '@lingui/react/macro'
import { ProductRows } from '@provender/ui/product/product-rows'
import type { ScanAddition } from './scan-controller.ts'
import { ScanLineRow } from './scan-line-row.tsx'
import type { ScannedLine } from './scan-list.ts'

export interface ScanLinesProps {
  readonly lines: readonly ScannedLine[]
  readonly onUndo: (addition: ScanAddition) => void
}

export function ScanLines({ lines, onUndo }: ScanLinesProps) {
  const { t } = useLingui()
  return (
    <div data-density="compact">
      <ProductRows
        label={t`Scanned products`}
        columns={{ product: t`Product`, stock: t`Stock`, secondUnit: t`Box or kg`, pieceUnit: t`Each` }}
      >
        {lines.map((line) => (
          <ScanLineRow key={`${line.product.id}/${line.unit}`} line={line} onUndo={onUndo} />
        ))}
      </ProductRows>
    </div>
  )
}
