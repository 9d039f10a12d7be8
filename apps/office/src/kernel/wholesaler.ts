import { apiQuery } from '@provender/client/api/api-query'
import { useSuspenseQuery } from '@tanstack/react-query'
import { OfficeWholesaler } from './wholesaler.documents.ts'

export const wholesalerQuery = { ...apiQuery(OfficeWholesaler, {}), staleTime: Number.POSITIVE_INFINITY }

/** The settings of the wholesaler that the office shows. The root route has loaded them. */
export function useWholesaler() {
  return useSuspenseQuery(wholesalerQuery).data.initConfig.config
}
