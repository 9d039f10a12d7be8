import { useLingui } from '@lingui/react/macro'
import { hrefOf } from '@provender/web/address/href-of'
import { type ReactNode, useEffect, useRef } from 'react'
import { usePageTitle } from '../../kernel/page-title.ts'
import { LiveOrders, useOrders } from './live-orders.tsx'
import { useOrderCount } from './order-count.ts'
import { type OrderFilter, orderFilters, searchOf } from './order-filter.ts'
import { useOrderTexts } from './use-order-texts.ts'

interface OrdersDeskProps {
  readonly filter: OrderFilter
  readonly opened: string | undefined
  /** What is open beside the list. */
  readonly children: ReactNode
}

/** The list of orders by state, and beside it the one that is open. */
export function OrdersDesk({ filter, opened, children }: OrdersDeskProps) {
  const { t } = useLingui()
  const { filters } = useOrderTexts()
  const orders = useOrders(filter)
  const count = useOrderCount()(orders.count)
  usePageTitle(t`Orders`)
  return (
    <>
      <div className="work-bar" data-pane={opened !== undefined}>
        <h1>{t`Orders`}</h1>
        <nav className="filters" aria-label={t`State`}>
          {(Object.keys(orderFilters) as OrderFilter[]).map((each) => (
            <FilterLink key={each} filter={each} count={each === filter ? count : undefined}>
              {filters[each]}
            </FilterLink>
          ))}
        </nav>
      </div>
      <div className="desk" data-open={opened !== undefined}>
        <LiveOrders key={filter} orders={orders} search={searchOf(filter)} opened={opened} />
        <section className="desk-open" aria-label={t`Order`}>
          {children}
        </section>
      </div>
    </>
  )
}

interface FilterLinkProps {
  readonly filter: OrderFilter
  /** Only the chosen filter has one. */
  readonly count: string | undefined
  readonly children: string
}

function FilterLink({ filter, count, children }: FilterLinkProps) {
  const link = useRef<HTMLAnchorElement>(null)
  const isChosen = count !== undefined
  useEffect(() => {
    // On a phone the filters scroll.
    if (isChosen) link.current?.scrollIntoView({ inline: 'nearest', block: 'nearest' })
  }, [isChosen])
  return (
    <a
      ref={link}
      className="fil"
      href={hrefOf({ to: '/orders', search: searchOf(filter) })}
      aria-current={isChosen ? 'page' : undefined}
    >
      {children}
      {isChosen && <small>{count}</small>}
    </a>
  )
}
