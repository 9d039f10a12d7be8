import { useLingui } from '@lingui/react/macro'
import { longDay, shortDay } from '@provender/web/format/dates'
import { useLanguage } from '@provender/web/texts/use-language'
import type { OrderFieldsFragment } from './orders.documents.ts'

type FulfilmentFields = Pick<OrderFieldsFragment, 'method' | 'fulfilmentDate' | 'collectionTime'>

export interface FulfilmentLabels {
  readonly short: (order: FulfilmentFields) => string
  readonly long: (order: FulfilmentFields) => string
}

export function useFulfilmentLabels(): FulfilmentLabels {
  const { t } = useLingui()
  const language = useLanguage()
  return {
    short: ({ method, fulfilmentDate, collectionTime }) => {
      const day = shortDay(fulfilmentDate, language)
      const time = collectionTime ?? ''
      return method === 'DELIVERY' ? t`Delivery, ${day}` : t`Click and Collect, ${day} ${time}`
    },
    long: ({ method, fulfilmentDate, collectionTime }) => {
      const day = longDay(fulfilmentDate, language)
      const at = collectionTime ?? ''
      return method === 'DELIVERY' ? t`Delivery on ${day}` : t`Collection on ${day} at ${at}`
    },
  }
}
