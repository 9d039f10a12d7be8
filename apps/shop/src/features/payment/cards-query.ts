import { ask } from '../../kernel/api/ask.ts'
import { PaymentCards } from './payment.documents.ts'

/** The company's cards, and whose form asks for a new one. */
export const cardsQuery = ask(PaymentCards, {})
