import { valibotResolver } from '@hookform/resolvers/valibot'
import { useLingui } from '@lingui/react/macro'
import { executeOf } from '@provender/client/api/api-query'
import { Button } from '@provender/ui/controls/button'
import { PasswordField, TextField } from '@provender/ui/controls/field'
import { Note } from '@provender/ui/page/note'
import { PageHeader } from '@provender/ui/page/page-parts'
import { useFieldRules } from '@provender/web/form/field-rules'
import { RefusalNote } from '@provender/web/form/refusal-note'
import { useSubmit } from '@provender/web/form/use-submit'
import { useTranslatedForm } from '@provender/web/form/use-translated-form'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as v from 'valibot'
import { sessionOf } from '../../../kernel/session/shop-queries.ts'
import { RequestEmailChange } from './settings.documents.ts'

interface EmailChange {
  readonly email: string
  readonly password: string
}

/** Requests the e-mail that confirms a new address. Needs the password: an unattended, signed-in screen is not enough. */
export function ChangeEmailPage() {
  const { t } = useLingui()
  const rules = useFieldRules()
  const queryClient = useQueryClient()
  const now = sessionOf(queryClient)?.user.email
  const [sentTo, setSentTo] = useState<string>()
  const { register, handleSubmit, reset, formState } = useTranslatedForm<EmailChange>({
    defaultValues: { email: '', password: '' },
    resolver: valibotResolver(v.object({ email: rules.email, password: rules.knownPassword })),
  })
  const { errors, isSubmitting } = formState
  const [refusal, requestChange] = useSubmit<EmailChange>(async (change) => {
    setSentTo(undefined)
    await executeOf(queryClient)(RequestEmailChange, change)
    reset({ email: '', password: '' })
    setSentTo(change.email)
  })
  return (
    <div className="max-w-110">
      <PageHeader title={t`Change e-mail`} />
      <p className="mb-4 text-ink-2">
        {t`You log in with ${now}. We'll e-mail the new address; nothing changes until you confirm it there.`}
      </p>
      <form
        method="post"
        noValidate
        onSubmit={(event) => void handleSubmit(requestChange)(event)}
        className="grid gap-4"
      >
        <RefusalNote refusal={refusal} />
        {sentTo !== undefined && (
          <Note urgent>
            <b>{t`Check your e-mail`}</b> {t`We've e-mailed ${sentTo}. The link works for one day.`}
          </Note>
        )}
        <TextField
          {...register('email')}
          type="email"
          label={t`New e-mail`}
          error={errors.email?.message}
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField
          {...register('password')}
          label={t`Current password`}
          error={errors.password?.message}
          showLabel={t`Show password`}
          hideLabel={t`Hide password`}
          autoComplete="current-password"
        />
        <div>
          <Button type="submit" look="go" busy={isSubmitting}>
            {t`Change e-mail`}
          </Button>
        </div>
      </form>
    </div>
  )
}
