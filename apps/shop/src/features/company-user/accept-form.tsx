import { valibotResolver } from '@hookform/resolvers/valibot'
import { useLingui } from '@lingui/react/macro'
import { executeOf } from '@provender/client/api/api-query'
import { platform } from '@provender/platform/current'
import { Button } from '@provender/ui/controls/button'
import { PasswordField, TextField } from '@provender/ui/controls/field'
import { hrefOf } from '@provender/web/address/href-of'
import { useFieldRules } from '@provender/web/form/field-rules'
import { RefusalNote } from '@provender/web/form/refusal-note'
import { useSubmit } from '@provender/web/form/use-submit'
import { useTranslatedForm } from '@provender/web/form/use-translated-form'
import { useQueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { ensureDeviceId } from '../account/ensure-device-id.ts'
import { startSession } from '../account/start-session.ts'
import { AcceptInvitation } from './company-users.documents.ts'

interface NewUser {
  readonly name: string
  readonly password: string
}

export interface AcceptFormProps {
  readonly token: string
  readonly email: string
}

export function AcceptForm({ token, email }: AcceptFormProps) {
  const { t } = useLingui()
  const rules = useFieldRules()
  const queryClient = useQueryClient()
  const { register, handleSubmit, formState } = useTranslatedForm<NewUser>({
    defaultValues: { name: '', password: '' },
    resolver: valibotResolver(
      v.object({ name: rules.name, password: rules.password(t`Please enter your password`) }),
    ),
  })
  const [refusal, accept] = useSubmit<NewUser>(async (values) => {
    await ensureDeviceId(queryClient)
    const { acceptInvitation } = await executeOf(queryClient)(AcceptInvitation, { ...values, token })
    await startSession(
      acceptInvitation,
      t`Your account is ready, but this phone could not store your login. Free up some storage or restart it, then log in.`,
    )
    platform().navigation.restart(hrefOf({ to: '/' }))
  })
  const { errors, isSubmitting } = formState
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void handleSubmit(accept)(event)}
      className="grid gap-4"
    >
      <RefusalNote refusal={refusal} />
      <TextField
        {...register('name')}
        label={t`Name and surname`}
        error={errors.name?.message}
        autoComplete="name"
      />
      <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
      <PasswordField
        {...register('password')}
        label={t`Password`}
        hint={t`At least 8 characters`}
        error={errors.password?.message}
        showLabel={t`Show password`}
        hideLabel={t`Hide password`}
        autoComplete="new-password"
      />
      <Button type="submit" look="go" size="tall" wide busy={isSubmitting}>
        {t`Start ordering`}
      </Button>
    </form>
  )
}
