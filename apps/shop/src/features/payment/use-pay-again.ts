import { useLingui } from '@lingui/react/macro'
import { executeOf } from '@provender/client/api/api-query'
import { statusOf } from '@provender/client/api/execute'
import { queryFilter } from '@provender/web/api/query-filter'
import { useKeyedWrite } from '@provender/web/api/use-keyed-write'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { PayOrder } from './payment.documents.ts'
import { cardInput, type SelectedCard } from './selected-card.ts'

export interface PayAgainState {
  readonly pay: (card: SelectedCard) => Promise<void>
  readonly isBusy: boolean
  readonly failure: string | undefined
}

type PayAgainFailure = 'CARD_NOT_FOUND' | 'NOT_AVAILABLE' | 'FAILED'

/** `insteadOf`: the payment that waits for approval and that the card replaces. */
export function usePayAgain(number: string, insteadOf: string | null): PayAgainState {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const writeKeyed = useKeyedWrite()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<PayAgainFailure>()
  const texts: Readonly<Record<PayAgainFailure, string>> = {
    CARD_NOT_FOUND: t`This card is no longer saved. Please choose another.`,
    NOT_AVAILABLE: t`This payment method isn't available now. Please choose another or call us.`,
    FAILED: `${t`An error has occurred`}. ${t`Please try again`}.`,
  }
  const pay = async (card: SelectedCard): Promise<void> => {
    setBusy(true)
    setFailure(undefined)
    try {
      const execute = executeOf(queryClient)
      const content = { number, card: cardInput(card), insteadOf }
      const { payOrder } = await writeKeyed(content, (key) => execute(PayOrder, { key, ...content }))
      if (payOrder.refusal === 'CARD_NOT_FOUND' || payOrder.refusal === 'NOT_AVAILABLE')
        setFailure(payOrder.refusal)
    } catch (error) {
      if (statusOf(error) === undefined) throw error
      setFailure('FAILED')
    } finally {
      await queryClient.invalidateQueries(queryFilter('PlacedOrder', 'OrderPage', 'Orders', 'PaymentCards'))
      setBusy(false)
    }
  }
  return { pay, isBusy, failure: failure && texts[failure] }
}
