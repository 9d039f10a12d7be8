import { valibotResolver } from '@hookform/resolvers/valibot'
import { useLingui } from '@lingui/react/macro'
import { executeOf } from '@provender/client/api/api-query'
import { Button } from '@provender/ui/controls/button'
import { TextField } from '@provender/ui/controls/field'
import { RefusalNote } from '@provender/web/form/refusal-note'
import { useSubmit } from '@provender/web/form/use-submit'
import { useTranslatedForm } from '@provender/web/form/use-translated-form'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import * as v from 'valibot'
import { QrCode } from '../../../kernel/pictures/qr-code.tsx'
import { type StartSecondFactorMutation, TurnOnSecondFactor } from './second-factor.documents.ts'

export interface FirstCodeFormProps {
  readonly setup: StartSecondFactorMutation['startSecondFactor']
  readonly onTurnedOn: (codes: readonly string[]) => void
}

/** The secret as a picture, a link for the same phone and a text, and the first code made with it. */
export function FirstCodeForm({ setup, onTurnedOn }: FirstCodeFormProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { register, handleSubmit, setFocus, formState } = useTranslatedForm<{ readonly code: string }>({
    defaultValues: { code: '' },
    resolver: valibotResolver(
      v.object({ code: v.pipe(v.string(), v.trim(), v.nonEmpty(t`Please enter the code`)) }),
    ),
  })
  const [refusal, turnOn] = useSubmit<{ readonly code: string }>(async (typed) => {
    const { turnOnSecondFactor } = await executeOf(queryClient)(TurnOnSecondFactor, typed)
    onTurnedOn(turnOnSecondFactor)
  })
  useEffect(() => setFocus('code'), [setFocus])
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void handleSubmit(turnOn)(event)}
      className="grid gap-4"
    >
      <p>{t`Scan this picture with your authenticator app.`}</p>
      <QrCode value={setup.address} title={t`Picture for your authenticator app`} />
      <p className="text-ink-2">
        {/* A computer has no such app. */}
        <a href={setup.address} className="hidden min-h-11 w-fit items-center link pointer-coarse:flex">
          {t`Open the authenticator app on this phone`}
        </a>
        {t`Or type this key into the app:`}{' '}
        <code className="break-words text-ink select-all">
          {setup.secret.replaceAll(/.{4}(?=.)/g, '$& ')}
        </code>
      </p>
      <RefusalNote refusal={refusal} />
      <TextField
        {...register('code')}
        label={t`Code`}
        hint={t`The six digits that your authenticator app shows now`}
        error={formState.errors.code?.message}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <div>
        <Button type="submit" look="go" size="tall" busy={formState.isSubmitting}>
          {t`Turn on`}
        </Button>
      </div>
    </form>
  )
}
