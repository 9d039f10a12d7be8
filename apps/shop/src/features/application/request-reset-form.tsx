import { valibotResolver } from '@hookform/resolvers/valibot'
import { useLingui } from '@lingui/react/macro'
import { executeOf } from '@provender/client/api/api-query'
import { emailSchema } from '@provender/domain/application/application'
import { Button } from '@provender/ui/controls/button'
import { TextField } from '@provender/ui/controls/field'
import { Note } from '@provender/ui/page/note'
import { RefusalNote } from '@provender/web/form/refusal-note'
import { useSubmit } from '@provender/web/form/use-submit'
import { useTranslatedForm } from '@provender/web/form/use-translated-form'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as v from 'valibot'
import { RequestPasswordReset } from './registration.documents.ts'
import { useProblemLabels } from './use-problem-labels.ts'

const schema = v.object({ email: emailSchema })

/** Requests an e-mail with a link. The response does not reveal whether the address is known. */
export function RequestResetForm() {
  const { t } = useLingui()
  const labels = useProblemLabels()
  const queryClient = useQueryClient()
  const { register, handleSubmit, formState } = useTranslatedForm<{ readonly email: string }>({
    resolver: valibotResolver(schema),
  })
  const [refusal, send] = useSubmit((action: () => Promise<unknown>) => action())
  const [sentTo, setSentTo] = useState('')
  const requestReset = async ({ email }: { readonly email: string }): Promise<void> => {
    setSentTo('')
    if (await send(() => executeOf(queryClient)(RequestPasswordReset, { email }))) setSentTo(email)
  }
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void handleSubmit(requestReset)(event)}
      className="grid gap-4"
    >
      <p className="text-ink-2">
        {t`Enter the e-mail address you log in with and we'll send you a link to set a new password.`}
      </p>
      <RefusalNote refusal={refusal} />
      {sentTo !== '' && (
        <Note urgent>
          <b>{t`Check your e-mail`}</b>
          <p>
            {t`If ${sentTo} has an account with us, we've sent an e-mail. The link works for 30 minutes. Can't see it? Check your spam folder.`}
          </p>
        </Note>
      )}
      <TextField
        {...register('email')}
        type="email"
        label={t`E-mail`}
        error={labels('email', formState.errors.email?.message)}
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button
        type="submit"
        look={sentTo === '' ? 'go' : 'plain'}
        size="tall"
        wide
        busy={formState.isSubmitting}
      >
        {sentTo === '' ? t`Send me a link` : t`Send another link`}
      </Button>
    </form>
  )
}
