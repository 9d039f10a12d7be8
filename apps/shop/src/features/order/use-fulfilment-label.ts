import { useLingui } from '@lingui/react/macro'
import { longDay } from '@provender/web/format/dates'
import { useLanguage } from '@provender/web/texts/use-language'
import type { OrderFieldsFragment } from './orders.documents.ts'

type FulfilmentFields = Pick<OrderFieldsFragment, 'method' | 'fulfilmentDate' | 'collectionTime'>

export function useFulfilmentLabel(): (order: FulfilmentFields) => string {
  const { t } = useLingui()
  const language = useLanguage()
  return ({ method, fulfilmentDate, collectionTime }) => {
    const day = longDay(fulfilmentDate, language)
    const at = collectionTime ?? ''
    return method === 'DELIVERY' ? t`Delivery on ${day}` : t`Collection on ${day} at ${at}`
  }
}
