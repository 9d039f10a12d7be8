import { useLingui } from '@lingui/react/macro'
import type { Quantity } from '@provender/domain/money/money'
import { decimalMark } from '@provender/domain/money/show-money'
import type { SalesUnit } from '@provender/domain/price/price'
import { displayedQuantity, typedQuantity } from '@provender/domain/units/quantity-limits'
import { unitFromWire } from '@provender/sync/operations/basket-wire'
import { Button } from '@provender/ui/controls/button'
import { Meta } from '@provender/ui/product/product-row'
import { StockMark } from '@provender/ui/product/stock-mark'
import { Tile } from '@provender/ui/product/tile'
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react'
import { useShopState } from '../../kernel/state/shop-state.ts'
import { productIdOf, unitOf } from '../catalogue/basket-product.ts'
import { fullProductName } from '../catalogue/product-name.ts'
import { storageLabel, packOf, pictureOf, storageOf } from '../catalogue/product-parts.tsx'
import { stockView } from '../catalogue/stock-view.ts'
import { useProductList } from '../catalogue/use-product-list.ts'
import { useProblemNotices } from '../order/use-problem-notices.ts'
import type { AmountOfCode } from '../scan/amount-of-code.ts'
import { ignoredText } from '../scan/ignored-text.ts'
import { addRows, canBuy } from './add-rows.ts'
import { lineMoney } from './line-money.ts'
import type { QuickOrderLine } from './quick-order-lines.tsx'
import { UnitChoice } from './unit-choice.tsx'
import type { SuggestedProduct } from './use-finder.ts'

export interface QuickOrderEntryProps {
  readonly product: SuggestedProduct
  /** The amount in the scale barcode by which the product was found. */
  readonly amount: AmountOfCode | undefined
  readonly onAdded: (line: QuickOrderLine) => void
  /** Returns to the field without adding. */
  readonly onCancel: () => void
}

const kinds = { PIECE: 'piece', BOX: 'box', KG: 'kg' } as const

export function QuickOrderEntry({ product, amount, onAdded, onCancel }: QuickOrderEntryProps) {
  const { t, i18n } = useLingui()
  const listContext = useProductList()
  const { baskets } = useShopState()
  const showProblems = useProblemNotices()
  const ignoredId = useId()
  const [unit, setUnit] = useState<SalesUnit>(amount?.unit ?? unitFromWire(product.defaultUnit))
  const [text, setText] = useState(
    amount ? displayedQuantity(amount.quantity, decimalMark(listContext.language)) : '1',
  )
  const sold = unitOf(product, unit) ?? product.units[0]
  const kind = sold?.kind ?? 'PIECE'
  const quantity = typedQuantity(kinds[kind], text)
  const isBuyable = canBuy({ baskets, listContext }, { product, unit, quantity: (quantity ?? 0) as Quantity })
  const name = fullProductName(product)
  const storage = storageOf(product)
  const stock = stockView(product, listContext)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBuyable || quantity === undefined || quantity === 0) return
    showProblems(addRows({ baskets, listContext }, [{ product, unit, quantity }]).problems)
    if (baskets.quantityOf(productIdOf(product), unit) > 0) onAdded({ product, unit })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault()
      onCancel()
    }
  }
  const { price, sum } = lineMoney({ product, unit, quantity: (quantity ?? 0) as Quantity }, listContext)
  const isWrong = quantity === undefined
  return (
    // Escape works in every field of the form.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      onSubmit={onSubmit}
      onKeyDown={onKeyDown}
      aria-label={name}
      className="grid grid-cols-[40px_minmax(0,1fr)] items-center gap-x-3 gap-y-2 rounded-tile bg-accent-soft p-2.5 tablet:grid-cols-[40px_minmax(0,1fr)_auto]"
    >
      <Tile
        storage={storage}
        picture={pictureOf(product)}
        text={{ name }}
        shape="line"
        pale={stock.kind === 'out'}
      />
      <div className="min-w-0">
        <p className="text-name">{name}</p>
        <div className="flex flex-wrap items-center gap-x-2.5">
          <Meta
            parts={[
              packOf(product, listContext.labels),
              product.code,
              storageLabel(storage, listContext.labels),
              price,
            ].filter((part) => part !== undefined)}
          />
          <StockMark kind={stock.kind}>{stock.text}</StockMark>
        </div>
        {amount?.ignored && (
          <p id={ignoredId} className="text-small text-low">
            {ignoredText(amount.ignored, i18n)}
          </p>
        )}
      </div>
      <div className="col-span-2 grid grid-cols-[4rem_minmax(0,1fr)_auto] items-center gap-2 tablet:col-span-1 tablet:grid-cols-[4.5rem_9rem_minmax(4.5rem,1fr)_auto]">
        <input
          // The keyboard flow continues here.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          value={text}
          aria-label={listContext.labels.add[kind].quantity}
          aria-invalid={isWrong || undefined}
          aria-describedby={amount?.ignored && ignoredId}
          inputMode={kind === 'KG' ? 'decimal' : 'numeric'}
          enterKeyHint="done"
          autoComplete="off"
          data-accepts-scans
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => setText(event.currentTarget.value)}
          className="h-control w-full rounded-control border-[1.5px] border-line-strong bg-ground px-2 text-center text-[1.0625rem] figures outline-0 focus:border-accent focus:outline-3 focus:outline-accent/22 aria-invalid:border-bad"
        />
        <div className="flex min-w-0 max-tablet:col-span-2">
          <UnitChoice product={product} unit={unit} label={t`Unit of ${name}`} onUnit={setUnit} />
        </div>
        <output className="font-[640] figures whitespace-nowrap max-tablet:col-span-2 tablet:text-end">
          {isWrong ? '–' : sum}
        </output>
        <Button type="submit" look="go" disabled={!isBuyable || isWrong || quantity === 0}>{t`Add`}</Button>
      </div>
    </form>
  )
}
