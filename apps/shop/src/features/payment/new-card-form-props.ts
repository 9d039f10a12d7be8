import type { Minor } from '@provender/domain/money/money'
import type { PaymentCardsQuery } from './payment.documents.ts'
import type { CardToken } from './selected-card.ts'

/** The amount to authorise on a card, with VAT. */
export interface CardHold {
  readonly amount: Minor
  readonly currencyCode: string
  readonly pays?: { readonly type: 'ORDER' | 'INVOICE'; readonly number: string }
}

export interface NewCardFormProps {
  readonly submitLabel: string
  readonly busy?: boolean | undefined
  /** Null if the card is only saved, without a payment. Otherwise the form asks whether to save it. */
  readonly hold: CardHold | null
  readonly gateway: Pick<PaymentCardsQuery, 'cardGateway' | 'cardFormKey'>
  readonly onCard: (card: CardToken, keep: boolean) => void
}
