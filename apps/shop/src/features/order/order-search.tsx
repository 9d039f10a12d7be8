import { useLingui } from '@lingui/react/macro'
import { Button } from '@provender/ui/controls/button'
import { TextField } from '@provender/ui/controls/field'
import { Select } from '@provender/ui/controls/toolbar'
import { hrefOf } from '@provender/web/address/href-of'
import { useRouter } from '@tanstack/react-router'
import type { SyntheticEvent } from 'react'
import { type OrderFilter, orderFilterOf, ordersSearch } from './order-filter.ts'
import { parseOrdersSearch } from './orders-search.ts'

export function OrderSearch({ filter }: { readonly filter: OrderFilter }) {
  const { t } = useLingui()
  const router = useRouter()
  const show = (change: Partial<OrderFilter>) =>
    void router.navigate({ to: '/account/orders', search: ordersSearch({ ...filter, page: 1, ...change }) })
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    show({ words: typed({ q: new FormData(event.currentTarget).get('q') }).words })
  }
  return (
    <search>
      <form
        action={hrefOf({ to: '/account/orders' })}
        onSubmit={onSubmit}
        className="mt-1 mb-4 grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2 md:grid-cols-[minmax(0,1fr)_auto_auto_auto]"
      >
        <TextField
          // A list with another search text needs a new field.
          key={filter.words}
          label={t`Number or product`}
          name="q"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={100}
          defaultValue={filter.words}
        />
        <Button type="submit">{t`Search`}</Button>
        <div className="col-span-2 flex flex-wrap gap-2 md:contents [&_select]:md:min-h-11">
          <Select
            label={t`Status`}
            name="state"
            value={filter.state}
            onChoose={(state) => show({ state: typed({ state }).state })}
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
            onChoose={(period) => show({ period: typed({ period }).period })}
            choices={[
              { value: '', name: t`All dates` },
              { value: '30', name: t`Last 30 days` },
              { value: '90', name: t`Last 90 days` },
              { value: '365', name: t`Last 12 months` },
            ]}
          />
        </div>
      </form>
    </search>
  )
}

function typed(query: object): OrderFilter {
  return orderFilterOf(parseOrdersSearch(query))
}
