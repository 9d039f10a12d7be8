import { valibotResolver } from '@hookform/resolvers/valibot'
import { useLingui } from '@lingui/react/macro'
import { Button } from '@provender/ui/controls/button'
import { TextField } from '@provender/ui/controls/field'
import { RefusalNote } from '@provender/web/form/refusal-note'
import { useSubmit } from '@provender/web/form/use-submit'
import { useTranslatedForm } from '@provender/web/form/use-translated-form'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import * as v from 'valibot'
import { type Credentials, signIn } from './sign-in.ts'

interface TypedCode {
  readonly code: string
}

interface CodeStepProps {
  readonly credentials: Credentials
  readonly onSignedIn: () => void
  readonly onBack: () => void
}

/** The second step: a code of the authenticator app, which is sent by its sixth digit, or a recovery code. */
export function CodeStep({ credentials, onSignedIn, onBack }: CodeStepProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { register, handleSubmit, reset, setFocus, formState } = useTranslatedForm<TypedCode>({
    defaultValues: { code: '' },
    resolver: valibotResolver(
      v.object({ code: v.pipe(v.string(), v.trim(), v.nonEmpty(t`Please enter the code`)) }),
    ),
  })
  const [refusal, send] = useSubmit<TypedCode>(async ({ code }) => {
    await signIn(queryClient, credentials, code)
    onSignedIn()
  })
  const submit = handleSubmit(async (typed) => {
    if (await send(typed)) return
    reset({ code: '' }, { keepFieldsRef: true })
    setFocus('code')
  })
  useEffect(() => setFocus('code'), [setFocus])
  const { errors, isSubmitting } = formState
  const submitWholeCode = (typed: string) => {
    if (!isSubmitting && /^\d{6}$/.test(typed.replaceAll(/\s/g, ''))) void submit()
  }
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <RefusalNote refusal={refusal} />
      <TextField
        {...register('code', {
          onChange: ({ target }: { target: HTMLInputElement }) => submitWholeCode(target.value),
        })}
        label={t`Code`}
        hint={t`The six digits that your authenticator app shows now, or a recovery code`}
        error={errors.code?.message}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Button type="submit" look="go" size="tall" wide busy={isSubmitting}>
        {t`Sign in`}
      </Button>
      <Button look="bare" onClick={onBack}>
        {t`Another person`}
      </Button>
    </form>
  )
}
