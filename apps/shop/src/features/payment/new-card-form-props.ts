import type { Minor } from '@provender/domain/money/money'
import type { CardToken } from './chosen-card.ts'
import type { PaymentCardsQuery } from './payment.documents.ts'

/** What a card is authorised for, VAT included. */
export interface CardHold {
  readonly amount: Minor
  readonly currencyCode: string
}

export interface NewCardFormProps {
  /** 'Continue', 'Pay £26.40' */
  readonly submitLabel: string
  readonly busy?: boolean | undefined
  /** Null: the card is kept and nothing is paid with it now. Otherwise it is asked whether to keep it. */
  readonly hold: CardHold | null
  readonly gateway: Pick<PaymentCardsQuery, 'cardGateway' | 'cardFormKey'>
  readonly onCard: (card: CardToken, keep: boolean) => void
}
