import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { lineNet, type Minor, type Quantity, type UnitPrice } from '@provender/domain/money/money'
import type { LineNote } from '@provender/ui/basket/basket-line'
import { Button } from '@provender/ui/controls/button'
import { icon } from '@provender/ui/tokens/icon'
import { __iconData as chevronDown } from 'lucide-react/icons/chevron-down'
import { useEffect, useRef, useState } from 'react'
import { Substitutes } from '../catalogue/substitute-list.tsx'
import { substituteOffers } from '../catalogue/substitute-offers.ts'
import type { EditedLine } from './edited-basket.ts'
import type { LineAction, LineController } from './line-actions.ts'
import { amount, quantityText } from './line-labels.ts'
import { claimFocus, type Swap, swapOf } from './swaps.ts'

const DownIcon = icon(chevronDown)

/** As many as stand beside each other. */
const most = 2

/** The note of a line that is out of stock: what to take instead. Undefined if there is nothing. */
export function useInstead(
  line: EditedLine,
  controller: LineController,
  onAction: (action: LineAction) => void,
): LineNote | undefined {
  const { i18n } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const { product, name } = line.reviewed
  if (!product || !line.problems.some(({ type }) => type === 'OUT_OF_STOCK')) return undefined
  const { unit, quantity } = line
  const offers = substituteOffers({ product, unit, quantity }, controller.listContext, i18n).slice(0, most)
  if (offers.length === 0) return undefined
  return {
    about: 'out',
    text: <OutText line={line} controller={controller} />,
    action: <Unfold count={offers.length} name={name} isOpen={isOpen} onOpen={setOpen} />,
    below: (
      <div className={isOpen ? 'w-full pb-1' : 'w-full pb-1 @max-[37.5rem]:hidden'}>
        <Substitutes
          name={name}
          offers={offers}
          onTake={(offer) => onAction({ type: 'takeInstead', offer })}
        />
      </div>
    ),
  }
}

function OutText({ line, controller }: { readonly line: EditedLine; readonly controller: LineController }) {
  const quantity = quantityText(line, controller)
  return (
    <>
      <b className="@min-[37.5rem]:hidden">{controller.listContext.labels.stock.out}</b>
      <span className="@max-[37.5rem]:hidden">
        <Trans>
          <b>Out of stock.</b> Your {quantity} stay here until you choose.
        </Trans>
      </span>
    </>
  )
}

interface UnfoldProps {
  readonly count: number
  readonly name: string
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
}

/** On a phone, what to take instead is folded. */
function Unfold({ count, name, isOpen, onOpen }: UnfoldProps) {
  const { t } = useLingui()
  const text = t`${plural(count, { one: '# to take instead', other: '# to take instead' })}`
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-label={`${text}, ${name}`}
      className="flex min-h-hit items-center gap-1.5 font-[620] text-accent @min-[37.5rem]:hidden"
      onClick={() => onOpen(!isOpen)}
    >
      {text}
      <span className={isOpen ? 'rotate-180' : undefined}>
        <DownIcon size="s" />
      </span>
    </button>
  )
}

/** The note of a substitute: what it replaces, what that saves, and Undo. */
export function swapNote(
  line: EditedLine,
  controller: LineController,
  onAction: (action: LineAction) => void,
): readonly LineNote[] {
  const swap = swapOf(controller.basketId, line)
  if (!swap) return []
  return [
    {
      about: 'swap',
      text: <SwapText line={line} swap={swap} controller={controller} />,
      action: <UndoSwap swap={swap} onUndo={() => onAction({ type: 'undoSwap', swap })} />,
    },
  ]
}

interface SwapTextProps {
  readonly line: EditedLine
  readonly swap: Swap
  readonly controller: LineController
}

function SwapText({ line, swap, controller }: SwapTextProps) {
  const { name } = swap.wanted.reviewed
  const taken = Math.max(0, line.quantity - swap.before) as Quantity
  const less = swap.wantedNet - lineNet(line.price ?? (0 as UnitPrice), taken)
  const by = amount(Math.abs(less) as Minor, controller.listContext)
  const isComparable = swap.wanted.price !== undefined && less !== 0
  if (!isComparable) return <Trans>Instead of {name}</Trans>
  return less > 0 ? (
    <Trans>
      Instead of {name} · <span className="whitespace-nowrap">{by} less</span>
    </Trans>
  ) : (
    <Trans>
      Instead of {name} · <span className="whitespace-nowrap">{by} more</span>
    </Trans>
  )
}

/** Takes the focus of the button that was pressed, and has gone with its line. */
function UndoSwap({ swap, onUndo }: { readonly swap: Swap; readonly onUndo: () => void }) {
  const { t } = useLingui()
  const box = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (claimFocus(swap)) box.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [swap])
  const { name } = swap.wanted.reviewed
  return (
    <span ref={box}>
      <Button look="bare" size="small" aria-label={t`Undo, take ${name} again`} onClick={onUndo}>
        {t`Undo`}
      </Button>
    </span>
  )
}
