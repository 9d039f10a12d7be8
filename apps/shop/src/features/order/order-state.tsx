import type { OrderState } from '@provender/domain/order/order'
import { isSupplied } from './is-supplied.ts'
import { useOrderLabels } from './use-order-labels.ts'

type Look = 'under way' | 'on hold' | 'cancelled' | 'done'

const texts: Readonly<Record<Look, string>> = {
  'under way': 'text-ink',
  'on hold': 'text-low',
  cancelled: 'text-bad',
  done: 'text-ink-2',
}
const dots: Readonly<Partial<Record<Look, string>>> = { 'under way': 'bg-accent', 'on hold': 'bg-low' }

function lookOf(state: OrderState): Look {
  if (state === 'ON_HOLD') return 'on hold'
  if (state === 'CANCELLED') return 'cancelled'
  return isSupplied(state) ? 'done' : 'under way'
}

/** The state of an order in a list. An order that is not finished has a dot. */
export function OrderStateText({ state }: { readonly state: OrderState }) {
  const { states } = useOrderLabels()
  const look = lookOf(state)
  const dot = dots[look]
  return (
    <span className={`text-small font-[600] ${texts[look]}`}>
      {dot && (
        <span aria-hidden className={`mr-1.5 inline-block size-2 rounded-full align-[1px] drawn ${dot}`} />
      )}
      {states[state]}
    </span>
  )
}
