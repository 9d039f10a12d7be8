import { useLingui } from '@lingui/react/macro'
import type { OrderState } from '@provender/domain/order/order'
import { transitions } from '@provender/domain/order/state-machine'
import { staffMay, type StaffRole } from '@provender/domain/permission/permission'
import { ButtonLink } from '@provender/ui/controls/button'
import { Note } from '@provender/ui/page/note'
import { icon } from '@provender/ui/tokens/icon'
import { hrefOf } from '@provender/web/address/href-of'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { __iconData as chevronLeft } from 'lucide-react/icons/chevron-left'
import { useMemo } from 'react'
import { PaneHeading } from '../../kernel/pane-heading.tsx'
import { useKeys } from '../../kernel/use-keys.ts'
import { useMember } from '../staff/member.ts'
import { OrderFacts } from './order-facts.tsx'
import type { OrderSearch } from './order-filter.ts'
import { OrderHistory } from './order-history.tsx'
import { OrderLines } from './order-lines.tsx'
import { orderQuery } from './order-queries.ts'
import { stepsOf } from './order-steps.ts'
import { StateMark } from './state-mark.tsx'
import { StepBar } from './step-bar.tsx'

const BackIcon = icon(chevronLeft)

interface OrderPaneProps {
  readonly number: string
  readonly search: OrderSearch
}

/** One order: what to do with it, why it waits, what is in it and what happened to it. */
export function OrderPane({ number, search }: OrderPaneProps) {
  const { t } = useLingui()
  const { role } = useMember()
  const { officeOrder } = useSuspenseQuery(orderQuery(number, role)).data
  const { order, companyName, lines } = officeOrder
  const navigate = useNavigate()
  useKeys(useMemo(() => ({ Escape: () => void navigate({ to: '/orders', search }) }), [navigate, search]))
  const picked = lines.flatMap(({ line: { substitutesPosition, suppliedQuantity } }) =>
    substitutesPosition === null ? [suppliedQuantity] : [],
  )
  return (
    <StepBar
      key={number}
      order={order}
      toCollect={officeOrder.toCollect}
      steps={stepsOf({ ...order, picked }, role)}
      head={
        <>
          <a className="back" href={hrefOf({ to: '/orders', search })} aria-label={t`Back to the list`}>
            <BackIcon size="s" />
          </a>
          <PaneHeading>{`${number} ${companyName}`}</PaneHeading>
          <StateMark state={order.state} />
          <PickLink number={number} state={order.state} role={role} isDone={!picked.includes(null)} />
        </>
      }
    >
      {order.hold === 'CREDIT' && (
        <Note tone="low">{t`An invoice of this company is overdue. Paying it releases the order.`}</Note>
      )}
      {order.notes !== '' && (
        <Note>
          <b>{t`Customer's note:`}</b> {order.notes}
        </Note>
      )}
      <OrderFacts order={officeOrder} />
      <OrderLines order={officeOrder} />
      <OrderHistory events={officeOrder.history} />
    </StepBar>
  )
}

interface PickLinkProps {
  readonly number: string
  readonly state: OrderState
  readonly role: StaffRole
  /** Every line is picked, so packing comes next. */
  readonly isDone: boolean
}

/** To the screen of the picker, which has a page of its own. */
function PickLink({ number, state, role, isDone }: PickLinkProps) {
  const { t } = useLingui()
  if (!staffMay(role, 'orders.pick') || !transitions.PICK.from.includes(state)) return null
  return (
    <ButtonLink look={isDone ? 'plain' : 'go'} href={hrefOf({ to: '/pick/$number', params: { number } })}>
      {t`Pick`}
    </ButtonLink>
  )
}
