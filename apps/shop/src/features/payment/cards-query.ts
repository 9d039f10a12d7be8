import { apiQuery } from '@provender/client/api/api-query'
import { PaymentCards } from './payment.documents.ts'

export const cardsQuery = apiQuery(PaymentCards, {})
