import { useLingui } from '@lingui/react/macro'
import type { AddableQuantity } from '@provender/domain/basket/addable-quantities'
import type { Quantity } from '@provender/domain/money/money'
import { decimalMark } from '@provender/domain/money/show-money'
import { Button } from '@provender/ui/controls/button'
import { IconButton } from '@provender/ui/controls/icon-button'
import { AddControl } from '@provender/ui/product/add-control'
import { type AddAction } from '@provender/ui/product/add-control-props'
import { Meta } from '@provender/ui/product/product-row'
import { StockMark } from '@provender/ui/product/stock-mark'
import { Tile } from '@provender/ui/product/tile'
import { icon } from '@provender/ui/tokens/icon'
import { useOnNearViewport } from '@provender/web/loading/use-on-near-viewport'
import { __iconData as cross } from 'lucide-react/icons/x'
import { memo, useEffect, useRef, useState } from 'react'
import { productControl } from '../catalogue/add-state.ts'
import { unitOf } from '../catalogue/basket-product.ts'
import { fullProductName } from '../catalogue/product-name.ts'
import { controlName, packOf, pictureOf, storageOf } from '../catalogue/product-parts.tsx'
import { stockView } from '../catalogue/stock-view.ts'
import { useBasketQuantities } from '../catalogue/use-basket-quantities.ts'
import { useProductList } from '../catalogue/use-product-list.ts'
import { AmountQuestion } from './amount-question.tsx'
import { cutText } from './cut-text.ts'
import { LearnedMark } from './learned-mark.tsx'
import { rowMoney } from './line-money.ts'
import { MeaningChips } from './meaning-chips.tsx'
import { PasteReason } from './paste-reason.tsx'
import {
  amountsOf,
  isAssumed,
  learnedFrom,
  type PasteAction,
  type PasteChoice,
  type PasteRow,
} from './paste-rows.ts'
import { PasteSubstitute } from './paste-substitute.tsx'
import { ProductFinder } from './product-finder.tsx'
import { UnitChoice } from './unit-choice.tsx'
import type { Reread } from './use-paste.ts'

const CloseIcon = icon(cross)

export interface PasteRowViewProps {
  readonly row: PasteRow
  /** How much of the row the basket accepts, in thousandths; undefined without a product. */
  readonly addable: Quantity | undefined
  readonly limitedBy: AddableQuantity['by']
  /** Of its product. False until it is known. */
  readonly isNeverBought: boolean
  readonly onAction: (id: number, action: PasteAction) => void
  readonly onRemoved: (row: PasteRow) => void
  readonly chooseProduct: (id: number, productId: string) => Promise<boolean>
  readonly deleteMatch: (row: PasteRow) => Promise<void>
  /** The button that had the focus has just gone: its learned match is deleted, or it is not right. */
  readonly reread: Reread | undefined
}

// Skip layout of rows off the screen. Never clip a row whose menu is open over its neighbours.
const unseen = '[contain-intrinsic-size:auto_8rem] [content-visibility:auto]'

/** The number of rows rendered in full at first: those on the first screen. */
const initialRows = 12

/**
 * A pasted line: its text, the matched product and the quantity. Memoised. Rows far off the screen render as text
 * only: controls for all of 500 rows would block a phone for seconds.
 */
export const PasteRowView = memo(function PasteRowView(props: PasteRowViewProps) {
  const [wasNear, setWasNear] = useState(props.row.id < initialRows)
  const element = useOnNearViewport<HTMLLIElement>(wasNear ? undefined : () => setWasNear(true))
  if (wasNear) return <FullRow {...props} />
  const { text, choice } = props.row
  return (
    <li
      ref={element}
      className={`h-39 overflow-hidden border-b border-line px-1.5 py-2 text-small tablet:h-29 wide:h-19 ${unseen}`}
    >
      <q>{text}</q> {choice && fullProductName(choice.product)}
    </li>
  )
})

function FullRow({
  row,
  addable,
  limitedBy,
  isNeverBought,
  onAction,
  onRemoved,
  chooseProduct,
  deleteMatch,
  reread,
}: PasteRowViewProps) {
  const { t } = useLingui()
  const { id, text, choice, isConfirmed } = row
  const [isSearching, setSearching] = useState(false)
  const element = useFocusIfLost(reread)
  const onRowAction = (next: PasteAction) => {
    onAction(id, next)
    if (next.type === 'remove') onRemoved(row)
  }
  const isOpen = isSearching || row.candidates.length + (choice ? 1 : 0) === 0
  const isNamed = choice && !isOpen && isConfirmed && row.group === 'sure'
  return (
    <li
      ref={element}
      className={`grid grid-cols-[24px_minmax(0,1fr)_auto] items-center gap-x-2.5 gap-y-1.5 border-b border-line px-1.5 py-2 wide:grid-cols-[24px_13rem_minmax(0,1fr)_auto_auto_auto] wide:gap-x-4 pointer-coarse:pl-3.5 ${isOpen ? '' : unseen}`}
    >
      <input
        type="checkbox"
        className="press-area relative tick wide:row-span-2"
        aria-label={t`Add “${text}”`}
        checked={isConfirmed}
        disabled={!choice}
        onChange={(event) => onRowAction({ type: 'confirm', isConfirmed: event.currentTarget.checked })}
      />
      <p className="flex flex-wrap items-baseline gap-x-2.5 text-small text-ink-2 wide:row-span-2">
        <q className="min-w-0 wrap-anywhere">{text}</q>
        {(!isConfirmed || isAssumed(row)) && <PasteReason row={row} isNeverBought={isNeverBought} />}
        {choice && (row.isLearned || learnedFrom(row)) && (
          <LearnedMark text={text} onDelete={() => void deleteMatch(row)} />
        )}
      </p>
      <div className="wide:col-start-6 wide:row-span-2 wide:row-start-1">
        <IconButton small label={t`Leave out “${text}”`} onClick={() => onRowAction({ type: 'remove' })}>
          <CloseIcon size="s" />
        </IconButton>
      </div>
      <div
        className={`col-span-2 col-start-2 flex min-w-0 items-center gap-2.5 wide:col-start-3 wide:row-start-1 ${choice ? 'wide:col-span-1' : 'wide:col-span-3'}`}
      >
        {choice && (isOpen || isNamed) && (
          <span className="w-10 flex-none">
            <Tile
              storage={storageOf(choice.product)}
              picture={pictureOf(choice.product)}
              text={{ name: fullProductName(choice.product) }}
              shape="line"
            />
          </span>
        )}
        {isOpen ? (
          <ProductFinder
            small
            label={t`Product for “${text}”`}
            placeholder={t`Code or words`}
            onChoose={(product) => {
              setSearching(false)
              onRowAction({ type: 'choose', product })
            }}
          />
        ) : isNamed ? (
          <>
            <b className="min-w-0 flex-1 text-name">{fullProductName(choice.product)}</b>
            <Button
              look="bare"
              size="small"
              aria-label={t`Not right? “${text}”`}
              onClick={() => onRowAction({ type: 'doubt' })}
            >
              {t`Not right?`}
            </Button>
          </>
        ) : (
          <MeaningChips
            row={row}
            onChoose={(productId) => {
              void chooseProduct(id, productId).then((isKnown) => setSearching(!isKnown))
            }}
            onSearch={() => setSearching(true)}
          />
        )}
      </div>
      {choice && (
        <ChosenProduct choice={choice} addable={addable} limitedBy={limitedBy} onAction={onRowAction} />
      )}
      {choice && (
        <PasteSubstitute
          choice={choice}
          onTake={(substitute) => onRowAction({ type: 'substitute', choice: substitute })}
        />
      )}
      {choice && row.issue !== null && (
        <AmountQuestion issue={row.issue} amounts={amountsOf(row)} choice={choice} onAction={onRowAction} />
      )}
    </li>
  )
}

function useFocusIfLost(reread: Reread | undefined) {
  const element = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (!reread || document.activeElement !== document.body) return
    const field = element.current?.querySelector<HTMLElement>('input:enabled')
    const candidate = element.current?.querySelector<HTMLElement>('fieldset button')
    ;(field ?? candidate)?.focus()
  }, [reread])
  return element
}

interface ChosenProductProps {
  readonly choice: PasteChoice
  readonly addable: Quantity | undefined
  readonly limitedBy: AddableQuantity['by']
  readonly onAction: (action: PasteAction) => void
}

const kinds = { PIECE: 'piece', BOX: 'box', KG: 'kg' } as const
const one = 1000

function ChosenProduct({ choice, addable, limitedBy, onAction }: ChosenProductProps) {
  const { t, i18n } = useLingui()
  const listContext = useProductList()
  const { product, unit, quantity } = choice
  const inBasket = useBasketQuantities(Number(product.id) as never)
  const kind = unitOf(product, unit)?.kind ?? 'PIECE'
  const { labels, state } = productControl(product, { inBasket, listContext }, { unit })
  const isBuyable = state.offer === 'add' || state.offer === 'quantity'
  const stock = stockView(product, listContext)
  const name = fullProductName(product)
  const { price, sum } = rowMoney(choice, addable, listContext)
  const onAddAction = (pressed: AddAction) => {
    const next = quantityAfter(choice, pressed)
    onAction(next > 0 ? { type: 'quantity', quantity: next as PasteChoice['quantity'] } : { type: 'remove' })
  }
  const isCut = isBuyable && addable !== undefined && addable < quantity
  return (
    <div className="col-span-2 col-start-2 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5 tablet:grid-cols-[minmax(0,1fr)_auto_auto] wide:contents">
      <div className="flex min-w-0 flex-wrap items-center gap-x-2.5 wide:col-start-3 wide:row-start-2">
        <Meta
          parts={[packOf(product, listContext.labels), product.code, price].filter(
            (part) => part !== undefined,
          )}
        />
        <StockMark kind={isCut ? 'low' : stock.kind}>
          {isCut
            ? cutText({ quantity: addable, by: limitedBy }, kind, { labels: listContext.labels, i18n })
            : stock.text}
        </StockMark>
      </div>
      <div className="grid grid-cols-[132px_minmax(0,1fr)] items-center gap-2 max-tablet:order-last max-tablet:col-span-2 tablet:w-79 wide:col-start-4 wide:row-span-2 wide:row-start-1">
        <AddControl
          state={
            isBuyable
              ? {
                  offer: 'quantity',
                  quantity,
                  field: {
                    kind: kinds[kind],
                    mark: decimalMark(listContext.language),
                    maximum: Number.MAX_SAFE_INTEGER as never,
                  },
                }
              : { offer: 'nothing' }
          }
          labels={labels}
          name={controlName(product, unit, listContext.labels)}
          onAction={onAddAction}
          quiet
          reason="elsewhere"
        />
        <UnitChoice
          product={product}
          unit={unit}
          label={t`Unit of ${name}`}
          onUnit={(next) => onAction({ type: 'unit', unit: next })}
        />
      </div>
      <span className="text-end font-[640] figures whitespace-nowrap tablet:w-20 wide:col-start-5 wide:row-span-2 wide:row-start-1">
        {sum}
      </span>
    </div>
  )
}

function quantityAfter({ quantity }: PasteChoice, pressed: AddAction): number {
  if (pressed.type === 'set') return pressed.quantity
  return pressed.type === 'fewer' ? quantity - one : quantity + one
}
