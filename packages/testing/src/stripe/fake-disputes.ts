import type Stripe from 'stripe'
import { requireObject } from './fake-wire.ts'

interface DisputedAccount {
  readonly disputes: Map<string, Stripe.Dispute>
  readonly intents: ReadonlyMap<string, Stripe.PaymentIntent>
  readonly addEvent: (type: string, object: object) => void
}

/** What cardholders and their banks do about payments of a fake account. */
export interface FakeBank {
  /** Disputes a payment. An inquiry takes no money yet. */
  readonly dispute: (
    intentId: string,
    amount: number,
    more?: { readonly isInquiry: boolean },
  ) => Stripe.Dispute
  /** Takes the money back, with Stripe's fee. */
  readonly withdraw: (id: string) => void
  readonly decide: (id: string, status: 'won' | 'lost') => void
  /** Hears a dispute once more that was lost. */
  readonly appeal: (id: string) => void
  /** Returns the money, as after a dispute that was won. */
  readonly reinstate: (id: string, amount?: number) => void
}

export function fakeBank({ disputes, intents, addEvent }: DisputedAccount): FakeBank {
  const move = (dispute: Stripe.Dispute, amount: number): void => {
    const { currency } = dispute
    const movement = { id: `txn_${dispute.balance_transactions.length}`, amount, currency, fee: 1500 }
    dispute.balance_transactions.push(movement as Stripe.BalanceTransaction)
  }
  const withdraw: FakeBank['withdraw'] = (id) => {
    const dispute = requireObject(disputes, id)
    dispute.status = 'needs_response'
    move(dispute, 0 - dispute.amount)
    addEvent('charge.dispute.funds_withdrawn', dispute)
  }
  return {
    withdraw,
    dispute: (intentId, amount, { isInquiry } = { isInquiry: false }) => {
      const { currency, latest_charge: charge } = requireObject(intents, intentId)
      const dispute = {
        id: `du_${String(disputes.size + 1).padStart(24, '0')}`,
        object: 'dispute',
        amount,
        currency,
        charge,
        payment_intent: intentId,
        balance_transactions: [],
        created: Math.floor(Date.now() / 1000),
        evidence_details: { due_by: 4_000_000_000 },
        livemode: false,
        metadata: {},
        reason: 'product_not_received',
        status: 'warning_needs_response',
      } as unknown as Stripe.Dispute
      disputes.set(dispute.id, dispute)
      if (!isInquiry) dispute.status = 'needs_response'
      addEvent('charge.dispute.created', dispute)
      if (!isInquiry) withdraw(dispute.id)
      return dispute
    },
    decide: (id, status) => {
      const dispute = requireObject(disputes, id)
      dispute.status = dispute.status.startsWith('warning') ? 'warning_closed' : status
      addEvent('charge.dispute.closed', dispute)
    },
    appeal: (id) => {
      const dispute = requireObject(disputes, id)
      dispute.status = 'appeal_needs_response'
      addEvent('charge.dispute.updated', dispute)
    },
    reinstate: (id, amount) => {
      const dispute = requireObject(disputes, id)
      move(dispute, amount ?? dispute.amount)
      addEvent('charge.dispute.funds_reinstated', dispute)
    },
  }
}
