import type { Quantity } from '@provender/domain/money/money'
import { __iconData as plus } from 'lucide-react/icons/plus'
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { QuantityStepper, type StepperLabels } from '../controls/quantity-stepper.tsx'
import type { QuantityField, StepperAction } from '../controls/quantity-typing.ts'
import { icon } from '../tokens/icon.tsx'
import { next, ready } from './add-face.tsx'

const PlusIcon = icon(plus)

/** Longer than a tap, shorter than patience. */
const longPressMs = 450

export interface UsualOfferProps {
  /** 'Add 5 boxes, Chopped Tomatoes' */
  readonly label: string
  /** '5' */
  readonly count: string
  /** 'boxes' */
  readonly unit: string
  /** Enter in the search field adds it. */
  readonly isNext?: boolean | undefined
  readonly name: string
  readonly labels: StepperLabels
  readonly field: QuantityField
  readonly onAdd: () => void
  /** Another quantity was typed. */
  readonly onAction: (action: StepperAction) => void
}

/** Adds the usual quantity in one press. A digit, or a long press, opens the field for another one. */
export function UsualOffer(props: UsualOfferProps) {
  const { labels, name, field, onAction } = props
  const [typed, setTyped] = useState<string>()
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (typed === undefined) return
    const input = box.current?.querySelector('input')
    input?.focus()
    // The field selects its text when it gets the focus, and the next digit would replace the first.
    input?.setSelectionRange(typed.length, typed.length)
  }, [typed])
  if (typed === undefined) return <UsualButton {...props} onType={setTyped} />
  const end = () => setTyped(undefined)
  return (
    <div ref={box} className="size-full">
      <QuantityStepper
        state={{ quantity: 0 as Quantity, field }}
        {...{ labels, name, onAction }}
        reason="elsewhere"
        typed={{ text: typed, onEnd: end }}
      />
    </div>
  )
}

interface UsualButtonProps extends UsualOfferProps {
  readonly onType: (text: string) => void
}

function UsualButton({ label, count, unit, isNext, onAdd, onType }: UsualButtonProps) {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (!isHeld) return undefined
    const timer = setTimeout(() => onType(''), longPressMs)
    return () => clearTimeout(timer)
  }, [isHeld, onType])
  const release = () => setHeld(false)
  const onKeyDown = (event: KeyboardEvent) => {
    if (!/^[1-9]$/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    onType(event.key)
  }
  return (
    <button
      type="button"
      data-usual-offer
      data-next={isNext || undefined}
      aria-label={label}
      className={`${isNext ? next : ready} group/usual touch-manipulation select-none [-webkit-touch-callout:none]`}
      onClick={onAdd}
      onKeyDown={onKeyDown}
      onPointerDown={() => setHeld(true)}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onContextMenu={(event) => event.preventDefault()}
    >
      <PlusIcon size="s" />
      <span className="flex min-w-0 items-baseline gap-1 figures">
        <b className="text-[1rem]/none font-[680]">{count}</b>{' '}
        <span className="truncate text-[0.8125rem]/4 font-[500] text-ink-2 group-hover/usual:text-inherit in-data-next:text-inherit">
          {unit}
        </span>
      </span>
      {isNext && (
        <kbd
          aria-hidden
          className="rounded-[5px] border border-current/45 px-1 font-sans text-micro max-tablet:hidden"
        >
          ↵
        </kbd>
      )}
    </button>
  )
}
