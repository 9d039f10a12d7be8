import { useLingui } from '@lingui/react/macro'
import { executeOf } from '@provender/client/api/api-query'
import { statusOf } from '@provender/client/api/execute'
import { formatMinor } from '@provender/domain/money/decimal'
import type { Minor } from '@provender/domain/money/money'
import { showMoney } from '@provender/domain/money/show-money'
import { queryFilter } from '@provender/web/api/query-filter'
import { useKeyedWrite } from '@provender/web/api/use-keyed-write'
import { useLanguage } from '@provender/web/texts/use-language'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useShopState } from '../../kernel/state/shop-state.ts'
import { type InvoicePayFieldsFragment, PayInvoice, type PayInvoiceRefusal } from './payment.documents.ts'
import { cardInput, type SelectedCard } from './selected-card.ts'
import { useDeclineLabels } from './use-card-labels.ts'
import { useUnansweredText } from './use-pay-invoices.ts'

export interface PayInvoiceState {
  readonly pay: (amount: Minor, card: SelectedCard) => Promise<void>
  readonly isBusy: boolean
  readonly failure: string | undefined
}

/** Pays an invoice, or a part of it. A retry after a lost response is the same payment. */
export function usePayInvoice(
  { number, currencyCode }: Pick<InvoicePayFieldsFragment, 'number' | 'currencyCode'>,
  onDone: () => void,
): PayInvoiceState {
  const { t } = useLingui()
  const language = useLanguage()
  const queryClient = useQueryClient()
  const router = useRouter()
  const { notices } = useShopState()
  const declined = useDeclineLabels()
  const refusals = useRefusalLabels()
  const unanswered = useUnansweredText()
  const writeKeyed = useKeyedWrite()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  const showResult = (
    { payment }: Pick<InvoicePayFieldsFragment, 'payment'>,
    paidAmount: Minor,
  ): string | undefined => {
    const amount = showMoney(paidAmount, currencyCode, language)
    switch (payment?.state) {
      case 'DECLINED':
        return `${declined[payment.declineReason ?? 'DECLINED']} ${t`Nothing was charged.`}`
      case 'CHALLENGED':
        if (payment.challengePath) void router.navigate({ href: payment.challengePath })
        break
      case 'CAPTURED':
        notices.show({ kind: 'toast', about: 'done', text: t`${amount} inc VAT paid for invoice ${number}` })
        break
      default:
        notices.show({ kind: 'toast', about: 'info', text: t`Checking the payment of ${amount} inc VAT…` })
    }
    onDone()
    return undefined
  }

  const pay = async (amount: Minor, card: SelectedCard): Promise<void> => {
    const content = { number, amount: formatMinor(amount), card: cardInput(card) }
    setBusy(true)
    setFailure(undefined)
    try {
      const execute = executeOf(queryClient)
      const { payInvoice } = await writeKeyed(content, (key) => execute(PayInvoice, { key, ...content }))
      setFailure(payInvoice.refusal ? refusals[payInvoice.refusal] : showResult(payInvoice.invoice, amount))
    } catch (error) {
      if (statusOf(error) === undefined) throw error
      setFailure(unanswered)
    } finally {
      await queryClient.invalidateQueries(
        queryFilter(
          'AccountBalance',
          'AccountStatement',
          'CheckoutPage',
          'HomeToday',
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
  return { pay, isBusy, failure }
}

function useRefusalLabels(): Readonly<Record<PayInvoiceRefusal, string>> {
  const { t } = useLingui()
  return {
    NOTHING_OPEN: t`This invoice is paid already. Nothing was charged.`,
    MORE_THAN_OPEN: t`Less is outstanding now. Nothing was charged; please check the amount.`,
    BEING_PAID: t`This invoice is already being paid. Nothing was charged.`,
    CARD_NOT_FOUND: t`This card is no longer saved. Please choose another.`,
    NOT_AVAILABLE: t`This payment method isn't available now. Please choose another or call us.`,
  }
}
