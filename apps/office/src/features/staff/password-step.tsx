import { valibotResolver } from '@hookform/resolvers/valibot'
import { useLingui } from '@lingui/react/macro'
import { isApiError } from '@provender/client/api/execute'
import { Button } from '@provender/ui/controls/button'
import { PasswordField, TextField } from '@provender/ui/controls/field'
import { useFieldRules } from '@provender/web/form/field-rules'
import { RefusalNote } from '@provender/web/form/refusal-note'
import { useSubmit } from '@provender/web/form/use-submit'
import { useTranslatedForm } from '@provender/web/form/use-translated-form'
import { useQueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { type Credentials, signIn } from './sign-in.ts'

interface PasswordStepProps {
  readonly onSignedIn: () => void
  readonly onCodeNeeded: (credentials: Credentials) => void
}

export function PasswordStep({ onSignedIn, onCodeNeeded }: PasswordStepProps) {
  const { t } = useLingui()
  const rules = useFieldRules()
  const queryClient = useQueryClient()
  const { register, handleSubmit, formState } = useTranslatedForm<Credentials>({
    resolver: valibotResolver(v.object({ email: rules.email, password: rules.knownPassword })),
  })
  const [refusal, send] = useSubmit<Credentials>(async (credentials) => {
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
      <PasswordField
        {...register('password')}
        label={t`Password`}
        error={errors.password?.message}
        showLabel={t`Show password`}
        hideLabel={t`Hide password`}
        autoComplete="current-password"
      />
      <Button type="submit" look="go" size="tall" wide busy={isSubmitting}>
        {t`Sign in`}
      </Button>
    </form>
  )
}
