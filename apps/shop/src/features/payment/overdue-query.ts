import { apiQuery } from '@provender/client/api/api-query'
import { OverdueInvoices } from './payment.documents.ts'

/** What the company owes that is overdue, with the open invoices. */
export function overdueQuery() {
  return { ...apiQuery(OverdueInvoices, {}), meta: { isMomentary: true } }
}
