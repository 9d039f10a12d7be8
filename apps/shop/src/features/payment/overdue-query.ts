import { apiQuery } from '@provender/client/api/api-query'
import { OverdueInvoices } from './payment.documents.ts'

export function overdueQuery() {
  return { ...apiQuery(OverdueInvoices, {}), meta: { isMomentary: true } }
}
