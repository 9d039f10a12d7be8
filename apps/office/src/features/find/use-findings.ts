import { useLingui } from '@lingui/react/macro'
import { statusOf } from '@provender/client/api/execute'
import { staffMay } from '@provender/domain/permission/permission'
import { hrefOf } from '@provender/web/address/href-of'
import { shortDay } from '@provender/web/format/dates'
import { useLanguage } from '@provender/web/texts/use-language'
import { useQuery } from '@tanstack/react-query'
import { type OrderFilter, orderFilters, searchOf } from '../order/order-filter.ts'
import { useOrderTexts } from '../order/use-order-texts.ts'
import { useMember } from '../staff/member.ts'
import { findQuery, isAnswered } from './find-query.ts'
import { type Finding, matching } from './finding.ts'

export interface Findings {
  readonly orders: readonly Finding[]
  readonly screens: readonly Finding[]
  /** False while the orders are those of an earlier text, or are loading. */
  readonly isAnswered: boolean
  /** Why there are no orders. */
  readonly failure: 'unreachable' | 'refused' | undefined
}

/** Orders and screens that match a text; without one, all screens. */
export function useFindings(typed: string): Findings {
  const { t } = useLingui()
  const language = useLanguage()
  const { states, filters } = useOrderTexts()
  const text = typed.trim()
  const { data, error, isPending, isPlaceholderData } = useQuery(findQuery(text))
  const results = text === '' ? [] : (data?.officeFindOrders ?? [])
  const orders = results.map(({ companyName, order: { number, state, fulfilmentDate } }) => ({
    href: hrefOf({ to: '/orders/$number', params: { number } }),
    name: `${number} ${companyName}`,
    detail: shortDay(fulfilmentDate, language),
    note: states[state],
  }))
  const ordersTitle = t`Orders`
  const screens = [
    ...(Object.keys(orderFilters) as OrderFilter[]).map((filter) => ({
      href: hrefOf({ to: '/orders', search: searchOf(filter) }),
      name: filters[filter],
      detail: ordersTitle,
      note: '',
    })),
    ...(staffMay(useMember().role, 'people')
      ? [
          {
            href: hrefOf({ to: '/staff' }),
            name: t`Staff`,
            detail: t`People, roles and sessions`,
            note: '',
          },
        ]
      : []),
    { href: hrefOf({ to: '/you' }), name: t`You`, detail: t`Language, keyboard, sign out`, note: '' },
  ]
  return {
    orders,
    screens: matching(screens, text),
    isAnswered: isAnswered(text, { isPending, isPlaceholderData }),
    failure: error ? (statusOf(error) === 0 ? 'unreachable' : 'refused') : undefined,
  }
}
