import { useLingui } from '@lingui/react/macro'
import { SearchBox } from '@provender/ui/controls/search-box'
import { Select } from '@provender/ui/controls/toolbar'
import { hrefOf } from '@provender/web/address/href-of'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type SyntheticEvent, useEffect, useRef } from 'react'
import { type OrderFilter, orderFilterOf, ordersSearch } from './order-filter.ts'
import { ordersQuery } from './orders-queries.ts'
import { parseOrdersSearch } from './orders-search.ts'

const typingPauseMs = 250

/** Filters the list while the user types. */
export function OrderSearch({ filter }: { readonly filter: OrderFilter }) {
  const { t } = useLingui()
  const field = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const show = useShownOrders()
  const change = (changed: Partial<OrderFilter>) => {
    clearTimeout(timer.current)
    const words = typed({ q: field.current?.value ?? '' }).words
    show({ ...filter, page: 1, words, ...changed })
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
          value={filter.state}
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
          value={filter.period}
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

/** Opens a list once it is loaded, so that the field keeps the focus, and only the newest one. */
function useShownOrders(): (filter: OrderFilter) => void {
  const router = useRouter()
  const queryClient = useQueryClient()
  const newest = useRef<OrderFilter>(undefined)
  return (filter) => {
    newest.current = filter
    const open = async () => {
      await queryClient.prefetchQuery(ordersQuery(filter))
      if (newest.current === filter)
        await router.navigate({
          to: '/account/orders',
          search: ordersSearch(filter),
          replace: true,
          resetScroll: false,
        })
    }
    void open()
  }
}

function typed(query: object): OrderFilter {
  return orderFilterOf(parseOrdersSearch(query))
}
