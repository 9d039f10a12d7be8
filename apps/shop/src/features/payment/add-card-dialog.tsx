import { useLingui } from '@lingui/react/macro'
import { executeOf } from '@provender/client/api/api-query'
import { statusOf } from '@provender/client/api/execute'
import { Dialog } from '@provender/ui/overlays/dialog'
import { Note } from '@provender/ui/page/note'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { newId } from '../../kernel/app/new-id.ts'
import { cardsQuery } from './cards-query.ts'
import type { CardToken } from './chosen-card.ts'
import { NewCardForm } from './new-card-form.tsx'
import { SavePaymentCard } from './payment.documents.ts'
import { FormUnreachable } from './stripe/form-unreachable.ts'

/** Saves a card without an order. */
export function AddCardDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui()
  const { data: gateway } = useSuspenseQuery(cardsQuery)
  const { save, isBusy, failure } = useSaving(gateway.cardFormKey, onClose)
  return (
    <Dialog open onClose={onClose} title={t`Add a card`} closeLabel={t`Close`}>
      {failure && (
        <Note tone="bad" urgent>
          {failure}
        </Note>
      )}
      <NewCardForm
        submitLabel={t`Add card`}
        busy={isBusy}
        gateway={gateway}
        hold={null}
        onCard={(card) => void save(card)}
      />
    </Dialog>
  )
}

function useSaving(formKey: string | null, onDone: () => void) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  // Keeps its key until the card is saved, so that a retry after a lost response does not save it twice.
  const [setup, setSetup] = useState<{ readonly key: string; readonly token: string }>()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const save = async ({ token }: CardToken): Promise<void> => {
    const request = setup?.token === token ? setup : { key: newId(), token }
    setSetup(request)
    setBusy(true)
    setFailure(undefined)
    try {
      const send = async () => (await executeOf(queryClient)(SavePaymentCard, request)).savePaymentCard
      let savePaymentCard = await send()
      if (savePaymentCard.challengeSecret !== null && formKey !== null) {
        const { approve } = await import('./stripe/load-form.ts')
        await approve(formKey, savePaymentCard.challengeSecret)
        savePaymentCard = await send()
      }
      if (savePaymentCard.refusal === null) {
        await queryClient.invalidateQueries({ queryKey: cardsQuery.queryKey })
        onDone()
      } else
        setFailure(
          savePaymentCard.refusal === 'DECLINED' || savePaymentCard.refusal === 'CHALLENGED'
            ? t`Your payment method was declined.`
            : t`Your payment method couldn't be added`,
        )
    } catch (error) {
      if (statusOf(error) === undefined && !(error instanceof FormUnreachable)) throw error
      setFailure(t`Your payment method couldn't be added`)
    } finally {
      setBusy(false)
    }
  }
  return { save, isBusy, failure }
}
