import type { OrderState } from '@provender/domain/order/order'
import { icon } from '@provender/ui/tokens/icon'
import { __iconData as check } from 'lucide-react/icons/check'
import { __iconData as circleX } from 'lucide-react/icons/circle-x'
import { __iconData as store } from 'lucide-react/icons/store'
import { __iconData as truck } from 'lucide-react/icons/truck'
import { useOrderTexts } from './use-order-texts.ts'

const icons = {
  OUT_FOR_DELIVERY: icon(truck),
  READY_TO_COLLECT: icon(store),
  DELIVERED: icon(check),
  COLLECTED: icon(check),
  CANCELLED: icon(circleX),
} as const satisfies Partial<Readonly<Record<OrderState, unknown>>>

interface StateMarkProps {
  readonly state: OrderState
  /** The shape alone, with the word for screen readers. */
  readonly isBare?: boolean
}

export function StateMark({ state, isBare = false }: StateMarkProps) {
  const { states } = useOrderTexts()
  const Icon = state in icons ? icons[state as keyof typeof icons] : undefined
  return (
    <span className="st" data-state={state}>
      {Icon ? <Icon size="s" /> : <i className="st-shape drawn" aria-hidden />}
      <span className={isBare ? 'sr-only' : undefined}>{states[state]}</span>
    </span>
  )
}
