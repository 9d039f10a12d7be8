import { apiQuery } from '@provender/client/api/api-query'
import { PaymentCards } from './payment.documents.ts'

/** The company's cards, and the gateway whose form takes a new one. */
export const cardsQuery = apiQuery(PaymentCards, {})
