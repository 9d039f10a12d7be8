import { ask } from '@provender/client/api/ask'
import { PaymentCards } from './payment.documents.ts'

/** The company's cards, and the gateway whose form takes a new one. */
export const cardsQuery = ask(PaymentCards, {})
