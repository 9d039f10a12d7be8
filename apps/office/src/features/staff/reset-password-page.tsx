import { valibotResolver } from '@hookform/resolvers/valibot'
import { useLingui } from '@lingui/react/macro'
import { executeOf } from '@provender/client/api/api-query'
import { Button } from '@provender/ui/controls/button'
import { TextField } from '@provender/ui/controls/field'
import { Note } from '@provender/ui/page/note'
import { hrefOf } from '@provender/web/address/href-of'
import { useFieldRules } from '@provender/web/form/field-rules'
import { RefusalNote } from '@provender/web/form/refusal-note'
import { useSubmit } from '@provender/web/form/use-submit'
import { useTranslatedForm } from '@provender/web/form/use-translated-form'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as v from 'valibot'
import { Door } from './door.tsx'
import { OfficeRequestReset } from './staff.documents.ts'

/** Sends a link for a new password. It says the same for every address. */
export function ResetPasswordPage() {
  const { t } = useLingui()
  const rules = useFieldRules()
  const queryClient = useQueryClient()
  const [sentTo, setSentTo] = useState<string>()
  const { register, handleSubmit, formState } = useTranslatedForm<{ readonly email: string }>({
    defaultValues: { email: '' },
    resolver: valibotResolver(v.object({ email: rules.email })),
  })
  const [refusal, send] = useSubmit<{ readonly email: string }>(async ({ email }) => {
    await executeOf(queryClient)(OfficeRequestReset, { email })
    setSentTo(email)
  })
  const { errors, isSubmitting } = formState
  return (
    <Door
      title={t`Forgotten your password?`}
      foot={<a href={hrefOf({ to: '/login' })} className="link">{t`Back to sign-in`}</a>}
    >
      {sentTo === undefined ? (
        <form
          method="post"
          noValidate
          onSubmit={(event) => void handleSubmit(send)(event)}
          className="grid gap-4"
        >
          <p className="second">{t`We send you a link with which you choose a new one.`}</p>
          <RefusalNote refusal={refusal} />
          <TextField
            {...register('email')}
            type="email"
            label={t`E-mail`}
            error={errors.email?.message}
            autoComplete="username"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
          />
          <Button type="submit" look="go" size="tall" wide busy={isSubmitting}>
            {t`Send the link`}
          </Button>
        </form>
      ) : (
        <Note urgent>
          <b>{t`Look at your e-mails`}</b>
          <p>{t`If ${sentTo} may sign in here, a link is on its way. It works once, for 30 minutes. If none comes, ask a manager.`}</p>
        </Note>
      )}
    </Door>
  )
}
