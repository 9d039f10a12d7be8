import { useLingui } from '@lingui/react/macro'
import { apiQuery } from '@provender/client/api/api-query'
import { shortDay } from '@provender/web/format/dates'
import { useLanguage } from '@provender/web/texts/use-language'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { officeHref } from '../../kernel/office-href.ts'
import { type OrderFilter, orderFilters, searchOf } from '../order/order-filter.ts'
import { useOrderTexts } from '../order/use-order-texts.ts'
import { OfficeFind } from './find.documents.ts'

export interface Finding {
  readonly href: string
  readonly name: string
  readonly detail: string
  /** At the end of its row. */
  readonly note: string
}

export interface Findings {
  readonly orders: readonly Finding[]
  readonly screens: readonly Finding[]
  /** The server has not answered yet. */
  readonly isLoading: boolean
  readonly hasFailed: boolean
}

/** Orders and screens that match a text; without one, all screens. */
export function useFindings(typed: string): Findings {
  const { t } = useLingui()
  const language = useLanguage()
  const { states, filters } = useOrderTexts()
  const text = typed.trim()
  const { data, isFetching, isError } = useQuery({
    ...apiQuery(OfficeFind, { text }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })
  const found = text === '' ? [] : (data?.officeFindOrders ?? [])
  const orders = found.map(({ companyName, order: { number, state, fulfilmentDate } }) => ({
    href: officeHref({ to: '/orders/$number', params: { number } }),
    name: `${number} ${companyName}`,
    detail: shortDay(fulfilmentDate, language),
    note: states[state],
  }))
  const ordersTitle = t`Orders`
  const screens = [
    ...(Object.keys(orderFilters) as OrderFilter[]).map((filter) => ({
      href: officeHref({ to: '/orders', search: searchOf(filter) }),
      name: filters[filter],
      detail: ordersTitle,
      note: '',
    })),
    { href: officeHref({ to: '/you' }), name: t`You`, detail: t`Language, keyboard, sign out`, note: '' },
  ]
  const wanted = text.toLocaleLowerCase(language)
  return {
    orders,
    screens: screens.filter(({ name, detail }) =>
      `${name} ${detail}`.toLocaleLowerCase(language).includes(wanted),
    ),
    isLoading: isFetching,
    hasFailed: isError,
  }
}
