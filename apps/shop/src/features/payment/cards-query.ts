import { ask } from '@provender/client/api/ask'
import { PaymentCards } from './payment.documents.ts'

/** The company's cards, and whose form asks for a new one. */
export const cardsQuery = ask(PaymentCards, {})
