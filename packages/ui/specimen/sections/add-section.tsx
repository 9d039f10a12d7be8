import type { Quantity } from '@provender/domain/money/money'
import type { UnitKind } from '@provender/domain/units/units'
import { useState } from 'react'
import { type AddAction, type AddState } from '../../src/product/add-control-props.ts'
import { AddControl } from '../../src/product/add-control.tsx'
import type { ReasonPosition } from '../../src/product/add-reason.tsx'
import { addLabels, kilogramLabels, mark, reasonLabels } from '../labels.ts'
import { Sample, Section } from '../section.tsx'

const thousandths = (units: number) => (units * 1000) as Quantity

export interface LiveProps {
  readonly start?: AddState
  readonly kind?: UnitKind
  readonly maximum?: number
  readonly reason?: string
  readonly quiet?: boolean
  readonly reasonPosition?: ReasonPosition
}

export function inBasket(quantity: number, kind: UnitKind = 'box', maximum = 999): AddState {
  return {
    offer: 'quantity',
    quantity: thousandths(quantity),
    field: { kind, mark, maximum: thousandths(maximum) },
  }
}

/** An interactive control with its own state. */
export function Live({
  start = { offer: 'add' },
  kind = 'box',
  maximum = 999,
  reason,
  quiet,
  reasonPosition,
}: LiveProps) {
  const [state, setState] = useState<AddState>(start)
  const onAction = (action: AddAction) => {
    if (action.type === 'setReminder' || action.type === 'removeReminder')
      return setState({ offer: action.type === 'setReminder' ? 'removeReminder' : 'setReminder' })
    const now = state.offer === 'quantity' ? state.quantity / 1000 : 0
    const next =
      action.type === 'set'
        ? action.quantity / 1000
        : action.type === 'add' || action.type === 'more'
          ? now + 1
          : action.type === 'fewer'
            ? now - 1
            : now
    return setState(next > 0 ? inBasket(next, kind, maximum) : { offer: 'add' })
  }
  const capped = state.offer === 'quantity' && state.quantity >= state.field.maximum
  const shown = capped && reason ? { ...state, reason } : state
  return (
    <AddControl
      state={shown}
      labels={kind === 'kg' ? kilogramLabels : addLabels}
      name="Chopped Tomatoes"
      onAction={onAction}
      quiet={quiet}
      reason={reasonPosition}
    />
  )
}

export function AddSection() {
  return (
    <Section title="Add control">
      <Sample name="Visitor">
        <Live start={{ offer: 'login', href: '#login' }} />
      </Sample>
      <Sample name="Can be added">
        <Live />
      </Sample>
      <Sample name="Both units, none chosen">
        <Live start={{ offer: 'choose' }} />
      </Sample>
      <Sample name="Cannot be added">
        <Live start={{ offer: 'nothing' }} />
      </Sample>
      <Sample name="Out of stock">
        <Live start={{ offer: 'setReminder' }} />
      </Sample>
      <Sample name="Reminder set">
        <Live start={{ offer: 'removeReminder' }} />
      </Sample>
      <Sample name="Adding">
        <Live start={{ offer: 'adding' }} />
      </Sample>
      <Sample name="One in basket">
        <Live start={inBasket(1)} />
      </Sample>
      <Sample name="In basket">
        <Live start={inBasket(24)} />
      </Sample>
      <Sample name="Capped by stock">
        <Live start={inBasket(14, 'box', 14)} maximum={14} reason={reasonLabels.stock} />
      </Sample>
      <Sample name="Capped by the limit">
        <Live start={inBasket(99, 'box', 99)} maximum={99} reason={reasonLabels.cap} />
      </Sample>
      <Sample name="Kilograms">
        <Live start={inBasket(12.5, 'kg')} kind="kg" />
      </Sample>
      <Sample name="Quiet, in a ledger">
        <Live start={inBasket(6)} quiet />
      </Sample>
      <Sample name="Compact, 36 px">
        <div data-density="compact">
          <Live start={inBasket(6)} />
        </div>
      </Sample>
      <Sample name="Order entry, 32 px">
        <div data-density="entry">
          <Live start={inBasket(6)} />
        </div>
      </Sample>
      <Sample name="The narrowest, 116 px">
        <div className="grid w-29 gap-2">
          <Live start={{ offer: 'login', href: '#login' }} />
          <Live start={{ offer: 'choose' }} />
          <Live start={{ offer: 'removeReminder' }} />
          <Live start={inBasket(123.456, 'kg')} kind="kg" />
          <Live start={inBasket(14, 'box', 14)} maximum={14} reason={reasonLabels.stock} />
        </div>
      </Sample>
    </Section>
  )
}
