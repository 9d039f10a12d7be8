import { useLingui } from '@lingui/react/macro'
import { SearchBox } from '@provender/ui/controls/search-box'
import { Select } from '@provender/ui/controls/toolbar'
import { hrefOf } from '@provender/web/address/href-of'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type SyntheticEvent, startTransition, useEffect, useRef, useState } from 'react'
import { createChosenOrders } from './chosen-orders.ts'
import { type OrderFilter, orderFilter, ordersSearch } from './order-filter.ts'
import { ordersQuery } from './orders-queries.ts'
import { parseOrdersSearch } from './orders-search.ts'

const typingPauseMs = 250

/** Filters the list while the user types. */
export function OrderSearch({ filter }: { readonly filter: OrderFilter }) {
  const { t } = useLingui()
  const field = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { current, show } = useShownOrders(filter)
  const change = (changed: Partial<OrderFilter>) => {
    clearTimeout(timer.current)
    const words = typed({ q: field.current?.value ?? '' }).words
    show({ words, ...changed })
  }
  const onInput = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => change({}), typingPauseMs)
  }
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    change({})
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    // Another list is open. What is being typed stays.
    if (field.current && field.current !== document.activeElement) field.current.value = filter.words
  }, [filter.words])
  return (
    <search>
      <form
        action={hrefOf({ to: '/account/orders' })}
        onSubmit={onSubmit}
        data-stacks
        className="mt-1 mb-3 grid grid-cols-[auto_minmax(0,1fr)] gap-2 tablet:grid-cols-[minmax(0,1fr)_auto_auto] tablet:[&_select]:min-h-10 max-tablet:[&>:first-child]:col-span-2"
      >
        <SearchBox
          ref={field}
          small
          label={t`Find an order`}
          placeholder={t`Order number or product`}
          name="q"
          maxLength={100}
          defaultValue={filter.words}
          onInput={onInput}
        />
        <Select
          label={t`Status`}
          name="state"
          value={current.state}
          onChoose={(state) => change({ state: typed({ state }).state })}
          choices={[
            { value: '', name: t`All statuses` },
            { value: 'open', name: t`In progress` },
            { value: 'supplied', name: t`Supplied` },
            { value: 'cancelled', name: t`Cancelled` },
          ]}
        />
        <Select
          label={t`Placed`}
          name="period"
          value={current.period}
          onChoose={(period) => change({ period: typed({ period }).period })}
          choices={[
            { value: '', name: t`All dates` },
            { value: '30', name: t`Last 30 days` },
            { value: '90', name: t`Last 90 days` },
            { value: '365', name: t`Last 12 months` },
          ]}
        />
      </form>
    </search>
  )
}

interface ShownOrders {
  /** The list that is chosen, even while it loads. */
  readonly current: OrderFilter
  readonly show: (changed: Partial<OrderFilter>) => void
}

/** Opens a list once it is loaded, so that the field keeps the focus. */
function useShownOrders(filter: OrderFilter): ShownOrders {
  const router = useRouter()
  const queryClient = useQueryClient()
  const [choice, setChoice] = useState<OrderFilter>()
  const [orders] = useState(() =>
    createChosenOrders({
      load: (chosen) => queryClient.prefetchQuery(ordersQuery(chosen)),
      open: (chosen) =>
        router.navigate({
          to: '/account/orders',
          search: ordersSearch(chosen),
          replace: true,
          resetScroll: false,
        }),
      address: () => router.history.location.href,
      // The router shows the list in a transition. Before that, the selects would show the former one.
      onChoice: (chosen) => (chosen ? setChoice(chosen) : startTransition(() => setChoice(undefined))),
    }),
  )
  useEffect(() => orders.giveUp, [orders])
  const current = choice ?? filter
  return { current, show: (changed) => void orders.change(current, changed) }
}

function typed(query: object): OrderFilter {
  return orderFilter(parseOrdersSearch(query))
}
