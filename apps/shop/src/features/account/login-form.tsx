import { valibotResolver } from '@hookform/resolvers/valibot'
import { useLingui } from '@lingui/react/macro'
import { isApiError } from '@provender/client/api/execute'
import type { ApiRefusal } from '@provender/client/api/refusal'
import { emailAddress } from '@provender/domain/contact/email-address'
import { Button } from '@provender/ui/controls/button'
import { PasswordField, TextField } from '@provender/ui/controls/field'
import { Note } from '@provender/ui/page/note'
import { useRefusalText } from '@provender/web/api/refusal-text'
import { useSubmit } from '@provender/web/form/use-submit'
import { useTranslatedForm } from '@provender/web/form/use-translated-form'
import { useState } from 'react'
import * as v from 'valibot'
import { PhoneLink } from '../../kernel/page/phone-link.tsx'
import { useConfig } from '../../kernel/session/shop-queries.ts'
import { CodeStep } from './code-step.tsx'
import { type Credentials, useLogIn } from './use-log-in.ts'

export function LoginForm({ next }: { readonly next: string }) {
  const [credentials, setCredentials] = useState<Credentials>()
  return credentials ? (
    <CodeStep credentials={credentials} next={next} onBack={() => setCredentials(undefined)} />
  ) : (
    <PasswordStep next={next} onCodeNeeded={setCredentials} />
  )
}

interface PasswordStepProps {
  readonly next: string
  readonly onCodeNeeded: (credentials: Credentials) => void
}

function PasswordStep({ next, onCodeNeeded }: PasswordStepProps) {
  const { t } = useLingui()
  const { register, handleSubmit, formState } = useTranslatedForm<Credentials>({
    resolver: useCredentialsResolver(),
  })
  const { errors, isSubmitting, isSubmitSuccessful } = formState
  const logIn = useLogIn(next)
  const [refusal, signIn] = useSubmit<Credentials>(async (credentials) => {
    try {
      await logIn(credentials)
    } catch (error) {
      if (!isApiError(error) || error.refusal.key !== 'SECOND_FACTOR_REQUIRED') throw error
      onCodeNeeded(credentials)
    }
  })
  return (
    <form
      // If submitted before the script has loaded, a form without a method would put the password into the address.
      method="post"
      noValidate
      onSubmit={(event) => void handleSubmit(signIn)(event)}
      className="grid gap-4"
    >
      {refusal && <Refusal refusal={refusal} />}
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
      <Button
        type="submit"
        look="go"
        size="tall"
        wide
        busy={isSubmitting || (isSubmitSuccessful && !refusal)}
      >
        {t`Log in`}
      </Button>
    </form>
  )
}

function useCredentialsResolver() {
  const { t } = useLingui()
  return valibotResolver(
    v.object({
      email: v.pipe(
        v.string(),
        v.trim(),
        v.nonEmpty(t`Please enter your email`),
        emailAddress(t`Invalid email`),
      ),
      password: v.pipe(v.string(), v.nonEmpty(t`Please enter your password`)),
    }),
  )
}

/**
 * The server's message; for an account that is not activated, also the number to
 * call (docs/product-rules.md#companies-and-users).
 */
function Refusal({ refusal }: { readonly refusal: ApiRefusal }) {
  const { t } = useLingui()
  const { activateCallPhoneNumber, contactEmailAddress } = useConfig()
  const refusalText = useRefusalText()
  if (refusal.key === 'ACCOUNT_ACTIVATION_REQUIRED')
    return (
      <Note tone="low" urgent>
        <b>{t`Account Activation Required`}</b>
        <p>
          {t`Your account has to be activated before its first use. Please contact or call us.`}{' '}
          {activateCallPhoneNumber && <PhoneLink number={activateCallPhoneNumber} />}{' '}
          {contactEmailAddress && (
            <a href={`mailto:${contactEmailAddress}`} className="link">
              {contactEmailAddress}
            </a>
          )}
        </p>
      </Note>
    )
  return (
    <Note tone="bad" urgent>
      {refusal.code === 0 ? t`No connection` : refusalText(refusal) || t`An error has occurred`}
    </Note>
  )
}
