import type { CompanyId, PaymentId } from '@provender/domain/ids'
import type { Minor } from '@provender/domain/money/money'
import type { CardFacts } from '@provender/domain/payment/card'
import type { DeclineReason } from '@provender/domain/payment/payment'

/** A card as the gateway knows it: a token for what was just typed into its form, or a card it keeps for the company. */
export type GatewayCard =
  | { readonly type: 'TOKEN'; readonly token: string }
  | { readonly type: 'KEPT'; readonly reference: string }

export interface ChargeAsked {
  /** The idempotency key is made of it: however often it is asked, there is one charge. */
  readonly id: PaymentId
  readonly amount: Minor
  readonly currencyCode: string
  readonly card: GatewayCard
  readonly companyId: CompanyId
  /** Keep the card for the company's next order. */
  readonly keepsCard: boolean
}

/** What a gateway says of a charge, as it is now. */
export type Charge =
  /** Whoever holds the card approves it there; an address of the shop, or a whole one. */
  | { readonly state: 'CHALLENGED'; readonly challengePath: string }
  | {
      readonly state: 'AUTHORISED'
      readonly card: CardFacts
      /** The gateway's word for the kept card; null where it was not to be kept. */
      readonly keptCard: string | null
    }
  | { readonly state: 'CAPTURED'; readonly captured: Minor; readonly refunded: Minor }
  | { readonly state: 'DECLINED'; readonly reason: DeclineReason }
  | { readonly state: 'VOIDED' }

export type CardSaved =
  | { readonly type: 'SAVED'; readonly reference: string; readonly card: CardFacts }
  | { readonly type: 'DECLINED' }

/**
 * Whoever holds cards and moves money. Every call may be made again: it does its work once, and answers with what is. A call that
 * throws may have done its work or not; asked again, it says which. None is ever made within a transaction.
 */
export interface Gateway {
  readonly name: 'SANDBOX'
  /** Holds the amount on the card; asked again, what became of it. */
  readonly authorise: (asked: ChargeAsked) => Promise<Charge>
  /** Undefined: it never heard of the charge. */
  readonly find: (id: PaymentId) => Promise<Charge | undefined>
  /** Takes at most what is held, once; the rest is let go. */
  readonly capture: (id: PaymentId, amount: Minor) => Promise<Charge>
  /** Lets go of what is held. Afterwards nothing can be held under this id, whether the gateway had heard of it or not. */
  readonly void: (id: PaymentId) => Promise<Charge>
  /** Gives back some of what was taken; `REFUSED` where that cannot be. The id makes it one refund. */
  readonly refund: (refund: {
    readonly id: string
    readonly paymentId: PaymentId
    readonly amount: Minor
  }) => Promise<'DONE' | 'REFUSED'>
  /** Keeps a card without a payment. The id of the set-up makes it one card. */
  readonly saveCard: (setup: {
    readonly id: string
    readonly companyId: CompanyId
    readonly token: string
  }) => Promise<CardSaved>
  readonly forgetCard: (reference: string) => Promise<void>
  /** Of a gateway to try the shop with: stands in for the bank that asks whoever holds a card. Null for a real one. */
  readonly testBank: TestBank | null
}

interface TestBank {
  /** Approves a charge, or does not; false where nothing waits for that. */
  readonly answer: (id: PaymentId, isApproved: boolean) => Promise<boolean>
}
