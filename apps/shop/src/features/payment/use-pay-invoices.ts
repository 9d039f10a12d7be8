import { useLingui } from '@lingui/react/macro'
import { executeOf } from '@provender/client/api/api-query'
import { statusOf } from '@provender/client/api/execute'
import { newId } from '@provender/web/api/new-id'
import { queryFilter } from '@provender/web/api/query-filter'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { type ConfirmedPayment, storeConfirmedPayment } from './joint-payment.ts'
import { type JointPaymentFieldsFragment, PayInvoices, type PayInvoicesRefusal } from './payment.documents.ts'
import { cardInput, type SelectedCard } from './selected-card.ts'
import { useDeclineLabels } from './use-card-labels.ts'

export interface PayInvoicesState {
  readonly pay: (card: SelectedCard) => Promise<void>
  readonly isBusy: boolean
  readonly failure: string | undefined
  /** True if an invoice has changed, so that this payment cannot be made any more. */
  readonly isOutdated: boolean
}

/** Pays what was confirmed. A retry after a lost response is the same payment. */
export function usePayInvoices(
  confirmed: ConfirmedPayment,
  payment: JointPaymentFieldsFragment | null,
): PayInvoicesState {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const router = useRouter()
  const declined = useDeclineLabels()
  const refusalText = useRefusalText()
  const unansweredText = useUnansweredText()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [isOutdated, setOutdated] = useState(false)

  const pay = async (card: SelectedCard): Promise<void> => {
    const { invoices } = confirmed
    const input = cardInput(card)
    // Only after a card was declined is this a new payment. With another card, the key of a lost answer is refused as used, and its payment shows.
    const key = payment === null ? confirmed.key : newId()
    storeConfirmedPayment({ ...confirmed, key })
    setBusy(true)
    setFailure(undefined)
    try {
      const answer = await executeOf(queryClient)(PayInvoices, { key, invoices: [...invoices], card: input })
      const { refusal, changedInvoice, payment: made } = answer.payInvoices
      if (made?.state === 'CHALLENGED') storeConfirmedPayment({ ...confirmed, key, charge: made.id })
      if (refusal) {
        setFailure(refusalText(refusal, changedInvoice ?? ''))
        setOutdated(changedInvoice !== null)
      } else if (made?.state === 'DECLINED')
        setFailure(`${declined[made.declineReason ?? 'DECLINED']} ${t`Nothing was charged.`}`)
      else if (made?.state === 'CHALLENGED' && made.challengePath)
        void router.navigate({ href: made.challengePath })
    } catch (error) {
      if (statusOf(error) === undefined) throw error
      setFailure(unansweredText)
    } finally {
      await queryClient.invalidateQueries(
        queryFilter(
          'AccountBalance',
          'AccountStatement',
          'CheckoutPage',
          'HomeToday',
          'JointPayment',
          'OrderPage',
          'Orders',
          'OverdueInvoices',
          'PaymentCards',
          'PlacedOrder',
        ),
      )
      setBusy(false)
    }
  }
  return { pay, isBusy, failure, isOutdated }
}

/** A retry is the same payment. */
export function useUnansweredText(): string {
  const { t } = useLingui()
  return `${t`An error has occurred`}. ${t`Please try again`}. ${t`Nothing is charged twice.`}`
}

function useRefusalText(): (refusal: PayInvoicesRefusal, number: string) => string {
  const { t } = useLingui()
  return (refusal, number) => {
    switch (refusal) {
      case 'NOTHING_OPEN':
        return t`Invoice ${number} is paid already. Nothing was charged.`
      case 'AMOUNT_CHANGED':
        return t`Invoice ${number} has another amount outstanding now. Nothing was charged.`
      case 'BEING_PAID':
        return t`Invoice ${number} is already being paid. Nothing was charged.`
      case 'CARD_NOT_FOUND':
        return t`This card is no longer saved. Please choose another.`
      case 'NOT_AVAILABLE':
        return t`This payment method isn't available now. Please choose another or call us.`
    }
  }
}
