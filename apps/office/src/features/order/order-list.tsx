import { useLingui } from '@lingui/react/macro'
import { staffMay } from '@provender/domain/permission/permission'
import { hrefOf } from '@provender/web/address/href-of'
import { shortDay } from '@provender/web/format/dates'
import { useLanguage } from '@provender/web/texts/use-language'
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
  readonly chosen: ReadonlySet<string>
  readonly onToggle: (number: string) => void
}

/** The orders by the day they are due, each with what it waits for. */
export function OrderList({ orders, search, opened, chosen, onToggle }: OrderListProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const hasPrices = staffMay(useMember().role, 'prices')
  const days = [...Map.groupBy(orders, ({ row }) => row.order.fulfilmentDate)]
  return (
    <table className="ruled">
      <thead>
        <tr>
          <th scope="col" className="hide-s w-8">
            <span className="sr-only">{t`Chosen`}</span>
          </th>
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
            <th colSpan={hasPrices ? 8 : 7} scope="rowgroup">
              {shortDay(day, language)}
            </th>
          </tr>
          {ofDay.map((listed) => (
            <OrderRow
              key={listed.row.order.number}
              listed={listed}
              search={search}
              isOpened={listed.row.order.number === opened}
              isChosen={chosen.has(listed.row.order.number)}
              onToggle={onToggle}
            />
          ))}
        </tbody>
      ))}
    </table>
  )
}

interface OrderRowProps {
  readonly listed: ShownOrder<OfficeOrderRowFragment>
  readonly search: OrderSearch
  readonly isOpened: boolean
  readonly isChosen: boolean
  readonly onToggle: (number: string) => void
}

function OrderRow({ listed, search, isOpened, isChosen, onToggle }: OrderRowProps) {
  const { t } = useLingui()
  const { row, isChanged, hasLeft } = listed
  const { order, companyName } = row
  const money = useMoney(order.currencyCode)
  const moment = useMoment()
  const { number } = order
  return (
    <tr
      data-at={isOpened || undefined}
      data-chosen={isChosen || undefined}
      data-left={hasLeft || undefined}
      data-state={order.state}
    >
      <td className="choose hide-s">
        <input
          type="checkbox"
          aria-label={t`Choose ${number}`}
          checked={isChosen}
          disabled={hasLeft}
          onChange={() => onToggle(number)}
        />
      </td>
      <td>
        <span className={isChanged ? 'fresh' : undefined}>
          <StateMark state={order.state} isBare />
        </span>
      </td>
      <td className="second hide-s hide-split">{number}</td>
      <td className="wide two">
        <a
          className="row-link"
          href={hrefOf({ to: '/orders/$number', params: { number }, search })}
          aria-current={isOpened ? 'true' : undefined}
          data-order={number}
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
