import type { CompanyId, OrderNumber, PaymentId } from '@provender/domain/ids'
import type { Minor } from '@provender/domain/money/money'
import type { ChargeBounds } from '@provender/domain/order/choices'
import type { CardDetails, CardUpdate } from '@provender/domain/payment/card'
import type { PostedCharge, PostedRefund } from '@provender/domain/payment/difference'
import type { DeclineReason } from '@provender/domain/payment/payment'

/** A card as the gateway knows it: a token for what was just typed into its form, or a card it keeps for the company. */
export type GatewayCard =
  | { readonly type: 'TOKEN'; readonly token: string }
  | { readonly type: 'KEPT'; readonly reference: string }

/** A charge, by what was asked for under its id. */
export interface NamedCharge {
  /** The idempotency key is made of it: however often it is asked, there is one charge. */
  readonly id: PaymentId
  readonly companyId: CompanyId
  readonly amount: Minor
  readonly currencyCode: string
}

export interface ChargeAsked extends NamedCharge {
  /** For whoever reads the gateway's own books. */
  readonly orderNumber: OrderNumber
  readonly card: GatewayCard
  /** Keep the card for the company's next order. */
  readonly keepsCard: boolean
}

/** What a gateway says of a charge, as it is now. */
export type Charge =
  /** It is being worked on there; what becomes of it is not known yet. */
  | { readonly state: 'STARTED' }
  /** Whoever holds the card approves it there; an address of the shop, or a whole one. */
  | { readonly state: 'CHALLENGED'; readonly challengePath: string }
  | {
      readonly state: 'AUTHORISED'
      readonly card: CardDetails
      /** The gateway's word for the kept card; null where it was not to be kept. */
      readonly keptCard: string | null
    }
  | { readonly state: 'CAPTURED'; readonly captured: Minor }
  | { readonly state: 'DECLINED'; readonly reason: DeclineReason }
  | { readonly state: 'VOIDED' }

export type CardSaved =
  | { readonly type: 'SAVED'; readonly reference: string; readonly card: CardDetails }
  /** Whoever holds the card approves it in the gateway's form, with this secret; asked again, what became of it. */
  | { readonly type: 'CHALLENGED'; readonly secret: string }
  | { readonly type: 'DECLINED' }

export const gatewayNames = ['SANDBOX', 'STRIPE_TEST', 'STRIPE'] as const

/**
 * Whoever holds cards and moves money. Every call may be made again: it does its work once, and answers with what is. A call that
 * throws may have done its work or not; asked again, it says which. None is ever made within a transaction.
 */
export interface Gateway {
  /** What one keeps, no other knows: cards, and payments that are under way. */
  readonly name: (typeof gatewayNames)[number]
  /** What its form in the browser is opened with; null where that is the shop's own. */
  readonly formKey: string | null
  /** Does it take this currency, as we count it? */
  readonly takes: (currencyCode: string) => boolean
  /** The smallest and the largest amount that it can hold on a card. */
  readonly chargeBounds: (currencyCode: string) => ChargeBounds
  /** Holds the amount on the card; asked again, what became of it. */
  readonly authorise: (asked: ChargeAsked) => Promise<Charge>
  /** Undefined: it never heard of the charge. */
  readonly find: (charge: NamedCharge) => Promise<Charge | undefined>
  /** Takes at most what is held, once; the rest is let go. */
  readonly capture: (charge: NamedCharge, amount: Minor) => Promise<Charge>
  /** Lets go of what is held. Afterwards nothing can be held under this id, whether the gateway had heard of it or not. */
  readonly void: (charge: NamedCharge) => Promise<Charge>
  /** Gives back some of what was taken; `REFUSED` where that cannot be. The id makes it one refund. */
  readonly refund: (refund: {
    readonly id: string
    readonly charge: NamedCharge
    readonly amount: Minor
  }) => Promise<'DONE' | 'REFUSED'>
  /** What its books have of money that went back, whoever asked for that. */
  readonly refundsOf: (charge: NamedCharge) => Promise<readonly PostedRefund[]>
  /** What its form needs to have whoever holds the card approve a charge; null where nothing waits for that there. */
  readonly challengeSecret: (charge: NamedCharge) => Promise<string | null>
  /** Its own books: every charge of ours that was asked for, or of which some went back, since; in UTC milliseconds. */
  readonly bookedSince: (sinceMs: number) => Promise<readonly PostedCharge[]>
  /** Keeps a card without a payment. The id of the set-up makes it one card. */
  readonly saveCard: (setup: {
    readonly id: string
    readonly companyId: CompanyId
    readonly token: string
  }) => Promise<CardSaved>
  readonly updateCard: (reference: string, update: CardUpdate) => Promise<'UPDATED' | 'DECLINED'>
  readonly forgetCard: (reference: string) => Promise<void>
  /** Of a gateway to try the shop with: stands in for the bank that asks whoever holds a card. Null for a real one. */
  readonly testBank: TestBank | null
}

declare module '../../kernel/deps.ts' {
  interface Deps {
    /** Who takes cards; null where nobody does. */
    readonly gateway: Gateway | null
  }
}

interface TestBank {
  /** Approves a charge, or does not; false where nothing waits for that. */
  readonly answer: (id: PaymentId, isApproved: boolean) => Promise<boolean>
}
