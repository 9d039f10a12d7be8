import type { ChargeBounds } from '@provender/domain/checkout/choices'
import type { CompanyId, OrderNumber, PaymentId } from '@provender/domain/ids'
import type { Minor } from '@provender/domain/money/money'
import type { CardDetails, CardUpdate } from '@provender/domain/payment/card'
import type { PostedCharge, PostedRefund } from '@provender/domain/payment/difference'
import type { PostedDispute } from '@provender/domain/payment/dispute'
import type { DeclineReason } from '@provender/domain/payment/payment'

/** A card in the gateway's terms: a token for what was typed into its form, or a card that it keeps for the company. */
export type GatewayCard =
  | { readonly type: 'TOKEN'; readonly token: string }
  | { readonly type: 'SAVED'; readonly reference: string }

export interface ChargeIdentity {
  /** The idempotency key is derived from it, so that repeats are one charge. */
  readonly id: PaymentId
  readonly companyId: CompanyId
  readonly amount: Minor
  readonly currencyCode: string
}

export interface ChargeRequest extends ChargeIdentity {
  /** Several if one charge pays several invoices. */
  readonly orderNumbers: readonly OrderNumber[]
  readonly card: GatewayCard
  /** True to keep the card for the company's next order. */
  readonly keepsCard: boolean
}

export type Charge =
  /** In progress at the gateway; the outcome is unknown. */
  | { readonly state: 'STARTED' }
  /** The cardholder has to approve it at this address, which is a path of the shop or absolute. */
  | { readonly state: 'CHALLENGED'; readonly challengePath: string }
  | {
      readonly state: 'AUTHORISED'
      readonly card: CardDetails
      /** The gateway's reference of the kept card; null if it was not to be kept. */
      readonly savedCard: string | null
    }
  | { readonly state: 'CAPTURED'; readonly captured: Minor }
  | { readonly state: 'DECLINED'; readonly reason: DeclineReason }
  | { readonly state: 'VOIDED' }

export type CardSaveResult =
  | { readonly type: 'SAVED'; readonly reference: string; readonly card: CardDetails }
  /** The cardholder has to approve it in the gateway's form, with this secret. A repeat returns the outcome. */
  | { readonly type: 'CHALLENGED'; readonly secret: string }
  | { readonly type: 'DECLINED' }

export const gatewayNames = ['SANDBOX', 'STRIPE_TEST', 'STRIPE'] as const

/**
 * A provider that holds cards and moves money. Every call is idempotent and returns the current state. A call
 * that throws may have had its effect; repeat it to find out. None is made within a transaction.
 */
export interface Gateway {
  /** Cards and payments in progress belong to one gateway, and no other knows them. */
  readonly name: (typeof gatewayNames)[number]
  /** The key that opens its form in the browser; null if the shop has its own form. */
  readonly formKey: string | null
  /** True if the gateway supports this currency in our units. */
  readonly supportsCurrency: (currencyCode: string) => boolean
  readonly chargeBounds: (currencyCode: string) => ChargeBounds
  /** The days for which it holds an amount on a card; then the hold lapses. */
  readonly holdDays: number
  /** Holds the amount on the card. A repeat returns the outcome. */
  readonly authorise: (request: ChargeRequest) => Promise<Charge>
  /** Undefined if it does not know the charge. */
  readonly find: (charge: ChargeIdentity) => Promise<Charge | undefined>
  /** Captures at most the held amount, once, and releases the rest. */
  readonly capture: (charge: ChargeIdentity, amount: Minor) => Promise<Charge>
  /** Releases what is held. Afterwards nothing can be held under this id, even if the gateway did not know it. */
  readonly void: (charge: ChargeIdentity) => Promise<Charge>
  /** Refunds a part of the captured amount; `REFUSED` if that is impossible. The id makes repeats one refund. */
  readonly refund: (refund: {
    readonly id: string
    readonly charge: ChargeIdentity
    readonly amount: Minor
  }) => Promise<'DONE' | 'REFUSED'>
  /** All refunds in its records, including those requested elsewhere. */
  readonly refundsOf: (charge: ChargeIdentity) => Promise<readonly PostedRefund[]>
  /** The disputes about a captured charge. */
  readonly disputesOf: (charge: ChargeIdentity) => Promise<readonly PostedDispute[]>
  /** The payments of ours that were disputed since then, in UTC milliseconds. */
  readonly disputedSince: (sinceMs: number) => Promise<readonly PaymentId[]>
  /** The secret that its form needs so that the cardholder can approve a charge; null if nothing waits for approval. */
  readonly challengeSecret: (charge: ChargeIdentity) => Promise<string | null>
  /** Every charge of ours in its records that was requested or refunded since then, in UTC milliseconds. */
  readonly chargesSince: (sinceMs: number) => Promise<readonly PostedCharge[]>
  /** Keeps a card without a payment. The id of the set-up makes repeats one card. */
  readonly saveCard: (setup: {
    readonly id: string
    readonly companyId: CompanyId
    readonly token: string
  }) => Promise<CardSaveResult>
  readonly updateCard: (reference: string, update: CardUpdate) => Promise<'UPDATED' | 'DECLINED'>
  readonly deleteCard: (reference: string) => Promise<void>
  /** In a test gateway, stands in for the bank that asks the cardholder. Null for a real one. */
  readonly testBank: TestBank | null
}

declare module '../../kernel/deps.ts' {
  interface Deps {
    /** The gateway for cards; null if cards are not accepted. */
    readonly gateway: Gateway | null
  }
}

interface TestBank {
  /** Approves or rejects a charge; false if none waits for approval. */
  readonly answer: (id: PaymentId, isApproved: boolean) => Promise<boolean>
}
