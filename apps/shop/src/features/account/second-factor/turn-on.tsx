import { valibotResolver } from '@hookform/resolvers/valibot'
import { useLingui } from '@lingui/react/macro'
import { executeOf } from '@provender/client/api/api-query'
import { Button } from '@provender/ui/controls/button'
import { PasswordField } from '@provender/ui/controls/field'
import { useFieldRules } from '@provender/web/form/field-rules'
import { RefusalNote } from '@provender/web/form/refusal-note'
import { useSubmit } from '@provender/web/form/use-submit'
import { useTranslatedForm } from '@provender/web/form/use-translated-form'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as v from 'valibot'
import { FirstCodeForm, type FirstCodeFormProps } from './first-code-form.tsx'
import { StartSecondFactor } from './second-factor.documents.ts'

export function TurnOn({ onTurnedOn }: Pick<FirstCodeFormProps, 'onTurnedOn'>) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { knownPassword } = useFieldRules()
  const [setup, setSetup] = useState<FirstCodeFormProps['setup']>()
  const { register, handleSubmit, formState } = useTranslatedForm<{ readonly password: string }>({
    defaultValues: { password: '' },
    resolver: valibotResolver(v.object({ password: knownPassword })),
  })
  const [refusal, start] = useSubmit<{ readonly password: string }>(async (proof) => {
    const { startSecondFactor } = await executeOf(queryClient)(StartSecondFactor, proof)
    setSetup(startSecondFactor)
  })
  if (setup) return <FirstCodeForm setup={setup} onTurnedOn={onTurnedOn} />
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void handleSubmit(start)(event)}
      className="grid gap-4"
    >
      <p className="text-ink-2">
        {t`With two-step login, you log in with your password and a code from an app on your phone. Somebody who finds out your password cannot log in with it. Any authenticator app will do, such as Google Authenticator or Microsoft Authenticator.`}
      </p>
      <RefusalNote refusal={refusal} />
      <PasswordField
        {...register('password')}
        label={t`Current password`}
        error={formState.errors.password?.message}
        showLabel={t`Show password`}
        hideLabel={t`Hide password`}
        autoComplete="current-password"
      />
      <div>
        <Button type="submit" look="go" size="tall" busy={formState.isSubmitting}>
          {t`Set up two-step login`}
        </Button>
      </div>
    </form>
  )
}
