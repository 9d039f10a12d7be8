import { useLingui } from '@lingui/react/macro'
import { statusOf } from '@provender/client/api/execute'
import { Note } from '@provender/ui/page/note'
import { newId } from '@provender/web/api/new-id'
import { useState } from 'react'
import type { NewCardFormProps } from './new-card-form-props.ts'
import { NewCardForm } from './new-card-form.tsx'
import type { CardToken } from './selected-card.ts'
import { FormUnreachable } from './stripe/form-unreachable.ts'

/** A card to save. The key is created once for it, so that a repeat does not save it twice. */
interface CardSetup {
  readonly key: string
  readonly token: string
}

interface SaveResult {
  readonly refusal: string | null
  /** The cardholder has to approve the card in the gateway's form. Send it again afterwards. */
  readonly challengeSecret: string | null
}

export interface SaveCardFormProps {
  readonly gateway: NewCardFormProps['gateway']
  readonly send: (setup: CardSetup) => Promise<SaveResult>
  readonly onSaved: () => Promise<void>
}

export function SaveCardForm({ gateway, ...saving }: SaveCardFormProps) {
  const { t } = useLingui()
  const { save, isBusy, failure } = useSaving(gateway.cardFormKey, saving)
  return (
    <>
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
    </>
  )
}

function useSaving(formKey: string | null, { send, onSaved }: Pick<SaveCardFormProps, 'send' | 'onSaved'>) {
  const { t } = useLingui()
  // Keeps its key until the card is saved, so that a retry after a lost response does not save it twice.
  const [setup, setSetup] = useState<CardSetup>()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const save = async ({ token }: CardToken): Promise<void> => {
    const request = setup?.token === token ? setup : { key: newId(), token }
    setSetup(request)
    setBusy(true)
    setFailure(undefined)
    try {
      let saved = await send(request)
      if (saved.challengeSecret !== null && formKey !== null) {
        const { approve } = await import('./stripe/load-form.ts')
        await approve(formKey, saved.challengeSecret)
        saved = await send(request)
      }
      if (saved.refusal === null) await onSaved()
      else
        setFailure(
          saved.refusal === 'DECLINED' || saved.refusal === 'CHALLENGED'
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
