import { useLingui } from '@lingui/react/macro'
import { Dialog } from '@provender/ui/dialog'
import { Note } from '@provender/ui/note'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { executeOf } from '../api/ask.ts'
import { statusOf } from '../api/execute.ts'
import { newId } from '../app/new-id.ts'
import { cardsQuery } from './ask-cards.ts'
import { CardForm } from './card-form.tsx'
import { SavePaymentCard } from './payment.documents.ts'
import type { CardToken } from './read-card.ts'

/** Keeps a card without an order. */
export function AddCardDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui()
  const { save, isBusy, trouble } = useSaving(onClose)
  return (
    <Dialog open onClose={onClose} title={t`Add a card`} closeLabel={t`Close`}>
      {trouble && (
        <Note tone="bad" urgent>
          {trouble}
        </Note>
      )}
      <CardForm
        submitLabel={t`Add card`}
        busy={isBusy}
        asksToKeep={false}
        onCard={(card) => void save(card)}
      />
    </Dialog>
  )
}

function useSaving(onDone: () => void) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  // The same until a card is kept: pressed again after a lost answer, it is one card.
  const [setup, setSetup] = useState<{ readonly key: string; readonly token: string }>()
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string>()
  const save = async ({ token }: CardToken): Promise<void> => {
    const asked = setup?.token === token ? setup : { key: newId(), token }
    setSetup(asked)
    setBusy(true)
    setTrouble(undefined)
    try {
      const { savePaymentCard } = await executeOf(queryClient)(SavePaymentCard, asked)
      if (savePaymentCard.refusal === null) {
        await queryClient.invalidateQueries({ queryKey: cardsQuery.queryKey })
        onDone()
      } else
        setTrouble(
          savePaymentCard.refusal === 'DECLINED'
            ? t`Your payment method was declined.`
            : t`Your payment method couldn't be added`,
        )
    } catch (error) {
      if (statusOf(error) === undefined) throw error
      setTrouble(t`Your payment method couldn't be added`)
    } finally {
      setBusy(false)
    }
  }
  return { save, isBusy, trouble }
}
