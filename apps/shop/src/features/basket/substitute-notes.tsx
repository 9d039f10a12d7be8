import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { lineNet, type Minor, type UnitPrice } from '@provender/domain/money/money'
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
import { claimFocus, type Substitution, substitutionsOf, takenFor } from './substitutions.ts'

const DownIcon = icon(chevronDown)

/** As many as stand beside each other. */
const maxOffers = 2

/** The note of a line that is out of stock, with its substitutes. Undefined if there are none. */
export function useSubstitutesNote(
  line: EditedLine,
  controller: LineController,
  onAction: (action: LineAction) => void,
): LineNote | undefined {
  const { i18n } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const { product, name } = line.reviewed
  if (!product || !line.problems.some(({ type }) => type === 'OUT_OF_STOCK')) return undefined
  const { unit, quantity } = line
  const offers = substituteOffers({ product, unit, quantity }, controller.listContext, i18n).slice(
    0,
    maxOffers,
  )
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
          onTake={(offer) => onAction({ type: 'takeSubstitute', offer })}
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

/** On a phone, substitutes are folded. */
function Unfold({ count, name, isOpen, onOpen }: UnfoldProps) {
  const { t } = useLingui()
  const text = t`${plural(count, { one: '# substitute', other: '# substitutes' })}`
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

/** The notes of a substitute: each line that it replaces, what that saves, and Undo. */
export function substitutionNotes(
  line: EditedLine,
  controller: LineController,
  onAction: (action: LineAction) => void,
): readonly LineNote[] {
  return substitutionsOf(controller.basketId, line).map((substitution) => ({
    about: 'substitute',
    text: <SubstitutionText line={line} substitution={substitution} controller={controller} />,
    action: (
      <UndoSubstitution
        substitution={substitution}
        onUndo={() => onAction({ type: 'undoSubstitution', substitution })}
      />
    ),
  }))
}

interface SubstitutionTextProps {
  readonly line: EditedLine
  readonly substitution: Substitution
  readonly controller: LineController
}

function SubstitutionText({ line, substitution, controller }: SubstitutionTextProps) {
  const { wanted, wantedNet } = substitution
  const { name } = wanted.reviewed
  const taken = takenFor(controller.basketId, line, substitution)
  const less = wantedNet - lineNet(line.price ?? (0 as UnitPrice), taken)
  const by = amount(Math.abs(less) as Minor, controller.listContext)
  const isComparable = wanted.price !== undefined && less !== 0
  if (!isComparable) return <Trans>Substitute for {name}</Trans>
  return less > 0 ? (
    <Trans>
      Substitute for {name} · <span className="whitespace-nowrap">{by} less</span>
    </Trans>
  ) : (
    <Trans>
      Substitute for {name} · <span className="whitespace-nowrap">{by} more</span>
    </Trans>
  )
}

/** Takes the focus of the button that was pressed, and has gone with its line. */
function UndoSubstitution({
  substitution,
  onUndo,
}: {
  readonly substitution: Substitution
  readonly onUndo: () => void
}) {
  const { t } = useLingui()
  const box = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (claimFocus(substitution)) box.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [substitution])
  const { name } = substitution.wanted.reviewed
  return (
    <span ref={box}>
      <Button look="bare" size="small" aria-label={t`Undo, take ${name} again`} onClick={onUndo}>
        {t`Undo`}
      </Button>
    </span>
  )
}
