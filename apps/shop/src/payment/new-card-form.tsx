import type { Minor } from '@provender/domain/money/money'
import { Suspense } from 'react'
import { lazyPart } from '../app/lazy-part.ts'
import type { CardToken } from './chosen-card.ts'
import type { PaymentCardsQuery } from './payment.documents.ts'
import { TestGatewaySign } from './test-gateway-sign.tsx'

const SandboxForm = lazyPart(async () => (await import('./card-form.tsx')).CardForm)
const StripeForm = lazyPart(async () => (await import('./stripe/stripe-form.tsx')).StripeForm)

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

/** The form of whoever takes the cards here. */
export function NewCardForm({ gateway: { cardGateway, cardFormKey }, ...form }: NewCardFormProps) {
  return (
    <Suspense fallback={<div aria-busy className="min-h-88" />}>
      {cardFormKey === null ? (
        <SandboxForm {...form} asksToKeep={form.hold !== null} />
      ) : (
        <div className="grid gap-4">
          <TestGatewaySign cardGateway={cardGateway} />
          <StripeForm {...form} formKey={cardFormKey} />
        </div>
      )}
    </Suspense>
  )
}
