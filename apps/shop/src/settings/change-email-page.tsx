import { valibotResolver } from '@hookform/resolvers/valibot'
import { useLingui } from '@lingui/react/macro'
import { Button } from '@provender/ui/button'
import { PasswordField, TextField } from '@provender/ui/field'
import { Note } from '@provender/ui/note'
import { PageHead } from '@provender/ui/page-parts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as v from 'valibot'
import { executeOf } from '../api/ask.ts'
import { sessionOf } from '../app/shop-queries.ts'
import { useFieldRules } from './field-rules.ts'
import { RefusalNote } from './refusal-note.tsx'
import { RequestEmailChange } from './settings.documents.ts'
import { useSending } from './use-sending.ts'
import { useSpokenForm } from './use-spoken-form.ts'

interface Wish {
  readonly email: string
  readonly password: string
}

/** Asks for the letter that confirms another address; an open till is not enough. */
export function ChangeEmailPage() {
  const { t } = useLingui()
  const rules = useFieldRules()
  const queryClient = useQueryClient()
  const now = sessionOf(queryClient)?.user.email
  const [sentTo, setSentTo] = useState<string>()
  const { register, handleSubmit, reset, formState } = useSpokenForm<Wish>({
    defaultValues: { email: '', password: '' },
    resolver: valibotResolver(v.object({ email: rules.email, password: rules.knownPassword })),
  })
  const { errors, isSubmitting } = formState
  const [refusal, ask] = useSending<Wish>(async (wish) => {
    setSentTo(undefined)
    await executeOf(queryClient)(RequestEmailChange, wish)
    reset({ email: '', password: '' })
    setSentTo(wish.email)
  })
  return (
    <div className="max-w-110">
      <PageHead title={t`Change email`} />
      <p className="mb-4 text-ink-2">
        {t`You sign in with ${now}. We write to the new address; until you confirm it there, nothing changes.`}
      </p>
      <form
        method="post"
        noValidate
        onSubmit={(event) => void handleSubmit(ask)(event)}
        className="grid gap-4"
      >
        <RefusalNote refusal={refusal} />
        {sentTo !== undefined && (
          <Note urgent>
            <b>{t`Look into your e-mail`}</b> {t`We wrote to ${sentTo}. The link is good for a day.`}
          </Note>
        )}
        <TextField
          {...register('email')}
          type="email"
          label={t`New email`}
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
            {t`Change email`}
          </Button>
        </div>
      </form>
    </div>
  )
}
