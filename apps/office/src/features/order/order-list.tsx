import { useLingui } from '@lingui/react/macro'
import { staffMay } from '@provender/domain/permission/permission'
import { shortDay } from '@provender/web/format/dates'
import { useLanguage } from '@provender/web/texts/use-language'
import { officeHref } from '../../kernel/office-href.ts'
import { useMoment } from '../../kernel/use-moment.ts'
import { useMoney } from '../../kernel/use-money.ts'
import { useMember } from '../staff/member.ts'
import type { OrderSearch } from './order-filter.ts'
import type { OfficeOrderRowFragment } from './orders.documents.ts'
import type { ShownOrder } from './shown-orders.ts'
import { StateMark } from './state-mark.tsx'
import { WaitingReason } from './waiting-reason.tsx'

interface OrderListProps {
  readonly orders: readonly ShownOrder<OfficeOrderRowFragment>[]
  readonly search: OrderSearch
  /** The number of the order that is open beside the list. */
  readonly opened: string | undefined
}

/** The orders by the day they are due, each with what it waits for. */
export function OrderList({ orders, search, opened }: OrderListProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const hasPrices = staffMay(useMember().role, 'prices')
  const days = [...Map.groupBy(orders, ({ row }) => row.order.fulfilmentDate)]
  return (
    <table className="ruled">
      <thead>
        <tr>
          <th scope="col" className="w-8">
            <span className="sr-only">{t`State`}</span>
          </th>
          <th scope="col" className="hide-s hide-split">{t`Order`}</th>
          <th scope="col" className="wide">{t`Company`}</th>
          <th scope="col" className="hide-s">{t`Why it waits`}</th>
          <th scope="col" className="figure hide-xl">{t`Lines`}</th>
          {hasPrices && <th scope="col" className="figure edge-l">{t`Net`}</th>}
          <th scope="col" className="figure hide-l">{t`Placed`}</th>
        </tr>
      </thead>
      {days.map(([day, ofDay]) => (
        <tbody key={day}>
          <tr className="band">
            <th colSpan={hasPrices ? 7 : 6} scope="rowgroup">
              {shortDay(day, language)}
            </th>
          </tr>
          {ofDay.map((shown) => (
            <OrderRow
              key={shown.row.order.number}
              shown={shown}
              search={search}
              isOpened={shown.row.order.number === opened}
            />
          ))}
        </tbody>
      ))}
    </table>
  )
}

interface OrderRowProps {
  readonly shown: ShownOrder<OfficeOrderRowFragment>
  readonly search: OrderSearch
  readonly isOpened: boolean
}

function OrderRow({ shown, search, isOpened }: OrderRowProps) {
  const { t } = useLingui()
  const { row, isChanged, hasLeft } = shown
  const { order, companyName } = row
  const money = useMoney(order.currencyCode)
  const moment = useMoment()
  const { number } = order
  return (
    <tr data-at={isOpened || undefined} data-left={hasLeft || undefined} data-state={order.state}>
      <td>
        <span className={isChanged ? 'fresh' : undefined}>
          <StateMark state={order.state} isBare />
        </span>
      </td>
      <td className="second hide-s hide-split">{number}</td>
      <td className="wide two">
        <a
          href={officeHref({ to: '/orders/$number', params: { number }, search })}
          aria-current={isOpened ? 'true' : undefined}
          data-order
        >
          {companyName}
          <span className="sr-only"> {number}</span>
        </a>
        <small className="only-s">
          <WaitingReason order={order} />
        </small>
        {hasLeft && <small>{t`no longer in this list`}</small>}
      </td>
      <td className="hide-s">
        <WaitingReason order={order} />
      </td>
      <td className="figure hush hide-xl">{order.lineCount}</td>
      {order.totals && <td className="figure edge-l">{money(order.totals.net)}</td>}
      <td className="figure hush hide-l">{moment(order.placedAt)}</td>
    </tr>
  )
}
