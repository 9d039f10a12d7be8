import { useLingui } from '@lingui/react/macro'
import { useMoment } from '../../kernel/use-moment.ts'
import type { OfficeOrderPageQuery } from './orders.documents.ts'
import { useOrderTexts } from './use-order-texts.ts'

type OrderEvents = OfficeOrderPageQuery['officeOrder']['history']

export function OrderHistory({ events }: { readonly events: OrderEvents }) {
  const { t } = useLingui()
  const { states } = useOrderTexts()
  const moment = useMoment()
  const nameOf = (by: string) =>
    by === 'customer' ? t`the customer` : by === 'staff' ? t`automatically` : by
  return (
    <section className="history">
      <h3>{t`History`}</h3>
      <ol>
        {events.toReversed().map(({ at, by, state, note }) => (
          <li key={`${at} ${state}`}>
            <time dateTime={at}>{moment(at)}</time>
            <span>
              <b>{states[state]}</b>, {nameOf(by)}
              {note !== '' && <q>{note}</q>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
