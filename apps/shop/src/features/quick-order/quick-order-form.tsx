import { useLingui } from '@lingui/react/macro'
import { Key } from '@provender/ui/controls/search-box'
import { useEffect, useRef, useState } from 'react'
import type { AmountOfCode } from '../scan/amount-of-code.ts'
import { productScanned } from '../scan/product-scanned.ts'
import { ProductFinder } from './product-finder.tsx'
import { QuickOrderEntry } from './quick-order-entry.tsx'
import { type QuickOrderLine, QuickOrderLines } from './quick-order-lines.tsx'
import type { SuggestedProduct } from './use-finder.ts'

interface PickedProduct {
  readonly product: SuggestedProduct
  readonly amount: AmountOfCode | undefined
}

/** Adds lines to the basket without the mouse: code or words, Enter, quantity, Enter, next line. */
export function QuickOrderForm() {
  const { t } = useLingui()
  const field = useRef<HTMLInputElement>(null)
  const [picked, setPicked] = useState<PickedProduct>()
  const [lines, setLines] = useState<readonly QuickOrderLine[]>([])
  const next = () => {
    setPicked(undefined)
    field.current?.focus()
  }
  useEffect(() => productScanned.subscribe((line) => setLines((before) => withLine(before, line))), [])
  const onAdded = (line: QuickOrderLine) => {
    setLines((before) => withLine(before, line))
    next()
  }
  return (
    <section aria-label={t`Order pad`} className="grid gap-3">
      <ProductFinder
        field={field}
        label={t`Code or words of a product`}
        placeholder={t`Code or words, then Enter`}
        acceptsScans
        onChoose={(product, amount) => setPicked({ product, amount })}
      />
      <div>
        {picked ? (
          <QuickOrderEntry
            key={`${picked.product.id}/${picked.amount?.quantity ?? ''}`}
            product={picked.product}
            amount={picked.amount}
            onAdded={onAdded}
            onCancel={next}
          />
        ) : (
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1.5 text-small text-ink-2 max-tablet:hidden pointer-coarse:hidden">
            {t`Keyboard:`} <Key>↑</Key> <Key>↓</Key> {t`choose`} <Key>Enter</Key> {t`select`}
            <Key>Enter</Key> {t`add, next line`} <Key>Esc</Key> {t`back`}
          </p>
        )}
      </div>
      {lines.length > 0 && (
        <QuickOrderLines
          lines={lines}
          onPad={(line, isOn) =>
            setLines((before) =>
              isOn ? withLine(before, line) : before.filter((each) => !isSame(each, line)),
            )
          }
        />
      )}
    </section>
  )
}

function withLine(lines: readonly QuickOrderLine[], line: QuickOrderLine): readonly QuickOrderLine[] {
  return [line, ...lines.filter((each) => !isSame(each, line))]
}

function isSame(one: QuickOrderLine, other: QuickOrderLine): boolean {
  return one.product.id === other.product.id && one.unit === other.unit
}
