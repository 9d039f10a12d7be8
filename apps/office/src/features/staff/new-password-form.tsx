import { valibotResolver } from '@hookform/resolvers/valibot'
import { useLingui } from '@lingui/react/macro'
import { isApiError } from '@provender/client/api/execute'
import { minPasswordLength } from '@provender/domain/application/password'
import { Button } from '@provender/ui/controls/button'
import { PasswordField } from '@provender/ui/controls/field'
import { useFieldRules } from '@provender/web/form/field-rules'
import { RefusalNote } from '@provender/web/form/refusal-note'
import { useSubmit } from '@provender/web/form/use-submit'
import { useTranslatedForm } from '@provender/web/form/use-translated-form'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import * as v from 'valibot'
import { type Credentials, signIn } from './sign-in.ts'

interface NewPasswordFormProps {
  readonly email: string
  /** Sets the password with the link, which works once. */
  readonly setPassword: (password: string) => Promise<unknown>
  readonly onSignedIn: () => void
  readonly onCodeNeeded: (credentials: Credentials) => void
}

/** Sets a password with a link, and signs in with it. */
export function NewPasswordForm({ email, setPassword, onSignedIn, onCodeNeeded }: NewPasswordFormProps) {
  const { t } = useLingui()
  const rules = useFieldRules()
  const queryClient = useQueryClient()
  /** The link is used, so another press only signs in. */
  const chosen = useRef<string>(undefined)
  const { register, handleSubmit, formState } = useTranslatedForm<{ readonly password: string }>({
    defaultValues: { password: '' },
    resolver: valibotResolver(v.object({ password: rules.password(t`Please enter your password`) })),
  })
  const [refusal, send] = useSubmit<{ readonly password: string }>(async ({ password }) => {
    if (chosen.current === undefined) await setPassword(password)
    chosen.current ??= password
    const credentials = { email, password: chosen.current }
    try {
      await signIn(queryClient, credentials)
      onSignedIn()
    } catch (error) {
      if (!isApiError(error) || error.refusal.key !== 'SECOND_FACTOR_REQUIRED') throw error
      onCodeNeeded(credentials)
    }
  })
  const { errors, isSubmitting } = formState
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void handleSubmit(send)(event)}
      className="grid gap-4"
    >
      <RefusalNote refusal={refusal} />
      <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
      <PasswordField
        {...register('password')}
        label={t`New password`}
        hint={t`At least ${minPasswordLength} characters`}
        error={errors.password?.message}
        showLabel={t`Show password`}
        hideLabel={t`Hide password`}
        autoComplete="new-password"
      />
      <Button type="submit" look="go" size="tall" wide busy={isSubmitting}>
        {t`Set the password and sign in`}
      </Button>
    </form>
  )
}
