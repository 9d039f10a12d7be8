import { useLingui } from '@lingui/react/macro'
import { executeOf } from '@provender/client/api/api-query'
import { statusOf } from '@provender/client/api/execute'
import { maxHolderNameLength } from '@provender/domain/payment/card'
import { Button } from '@provender/ui/controls/button'
import { TextField } from '@provender/ui/controls/field'
import { Dialog } from '@provender/ui/overlays/dialog'
import { Note } from '@provender/ui/page/note'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { cardsQuery } from './cards-query.ts'
import { type PaymentCardFieldsFragment, UpdatePaymentCard } from './payment.documents.ts'
import { formatExpiry, readExpiry } from './read-card.ts'

export interface UpdateCardDialogProps {
  readonly card: PaymentCardFieldsFragment
  readonly name: string
  readonly onClose: () => void
}

interface UpdateFields {
  readonly holderName: string
  readonly expiry: string
}

export function UpdateCardDialog({ card, name, onClose }: UpdateCardDialogProps) {
  const { t } = useLingui()
  const { update, isBusy, failure } = useUpdating(card.id, onClose)
  const { register, handleSubmit, setValue, setError, clearErrors, formState } = useForm<UpdateFields>({
    defaultValues: { holderName: card.holderName, expiry: expiryText(card) },
  })
  const { errors } = formState
  const required = t`Required`
  const badDate = t`Expiry date is invalid.`
  const submit = handleSubmit(async (typed) => {
    const expiry = readExpiry(typed.expiry)
    if (expiry && (await update({ holderName: typed.holderName.trim(), ...expiry })) === 'EXPIRED')
      setError('expiry', { message: badDate }, { shouldFocus: true })
  })
  return (
    <Dialog open onClose={onClose} title={t`Update ${name}`} closeLabel={t`Close`}>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        {failure && (
          <Note tone="bad" urgent>
            {failure}
          </Note>
        )}
        <TextField
          {...register('holderName', { validate: (typed) => typed.trim() !== '' || required })}
          autoComplete="off"
          spellCheck={false}
          maxLength={maxHolderNameLength}
          label={t`Name on the card`}
          error={errors.holderName?.message}
        />
        <TextField
          {...register('expiry', {
            validate: (typed) => (typed === '' ? required : readExpiry(typed) !== undefined || badDate),
            onChange: ({ target }: { readonly target: { readonly value: string } }) => {
              setValue('expiry', formatExpiry(target.value))
              clearErrors('expiry')
            },
          })}
          autoComplete="off"
          inputMode="numeric"
          maxLength={5}
          label={t`Expiry date`}
          placeholder={t`MM/YY`}
          error={errors.expiry?.message}
        />
        <div>
          <Button type="submit" look="go" busy={isBusy}>
            {t`Save`}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function expiryText({ expiryMonth, expiryYear }: PaymentCardFieldsFragment): string {
  return formatExpiry(`${String(expiryMonth).padStart(2, '0')}${String(expiryYear).slice(-2)}`)
}

function useUpdating(id: string, onDone: () => void) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const update = async (
    card: Pick<PaymentCardFieldsFragment, 'holderName' | 'expiryMonth' | 'expiryYear'>,
  ): Promise<'EXPIRED' | undefined> => {
    setBusy(true)
    setFailure(undefined)
    try {
      const { updatePaymentCard } = await executeOf(queryClient)(UpdatePaymentCard, { id, ...card })
      if (updatePaymentCard.refusal === 'EXPIRED') return 'EXPIRED'
      if (updatePaymentCard.refusal === 'DECLINED') setFailure(t`Your payment method was declined.`)
      else {
        await queryClient.invalidateQueries({ queryKey: cardsQuery.queryKey })
        onDone()
      }
    } catch (error) {
      const status = statusOf(error)
      if (status === undefined) throw error
      setFailure(
        status === 404
          ? t`This card is no longer saved. Please choose another.`
          : `${t`An error has occurred`}. ${t`Please try again`}.`,
      )
    } finally {
      setBusy(false)
    }
    return undefined
  }
  return { update, isBusy, failure }
}
