import { valibotResolver } from '@hookform/resolvers/valibot'
import { useLingui } from '@lingui/react/macro'
import { Button } from '@provender/ui/controls/button'
import { TextField } from '@provender/ui/controls/field'
import { RefusalNote } from '@provender/web/form/refusal-note'
import { useSubmit } from '@provender/web/form/use-submit'
import { useTranslatedForm } from '@provender/web/form/use-translated-form'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { PhoneLink } from '../../kernel/page/phone-link.tsx'
import { useConfig } from '../../kernel/session/shop-queries.ts'
import { type Credentials, useLogIn } from './use-log-in.ts'

interface TypedCode {
  readonly code: string
}

export interface CodeStepProps {
  readonly credentials: Credentials
  readonly next: string
  readonly onBack: () => void
}

/** The second step of a login: a code of the authenticator app, which is sent by its sixth digit, or a recovery code. */
export function CodeStep(props: CodeStepProps) {
  const [isRecovery, setRecovery] = useState(false)
  return (
    <CodeForm
      key={String(isRecovery)}
      {...props}
      isRecovery={isRecovery}
      onSwitch={() => setRecovery(!isRecovery)}
    />
  )
}

interface CodeFormProps extends CodeStepProps {
  readonly isRecovery: boolean
  readonly onSwitch: () => void
}

function CodeForm({ credentials, next, onBack, isRecovery, onSwitch }: CodeFormProps) {
  const { t } = useLingui()
  const logIn = useLogIn(next)
  const { register, handleSubmit, reset, setFocus, formState } = useTranslatedForm<TypedCode>({
    defaultValues: { code: '' },
    resolver: valibotResolver(
      v.object({ code: v.pipe(v.string(), v.trim(), v.nonEmpty(t`Please enter the code`)) }),
    ),
  })
  const { errors, isSubmitting, isSubmitSuccessful } = formState
  const [refusal, send] = useSubmit<TypedCode>(async ({ code }) => await logIn(credentials, code))
  const submit = handleSubmit(async (typed) => {
    if (await send(typed)) return
    reset({ code: '' }, { keepFieldsRef: true })
    setFocus('code')
  })
  useEffect(() => setFocus('code'), [setFocus])
  const submitWholeCode = (typed: string) => {
    if (!isRecovery && !isSubmitting && /^\d{6}$/.test(typed.replaceAll(/\s/g, ''))) void submit()
  }
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <RefusalNote refusal={refusal} />
      <TextField
        {...register('code', {
          onChange: ({ target }: { target: HTMLInputElement }) => submitWholeCode(target.value),
        })}
        label={isRecovery ? t`Recovery code` : t`Code`}
        hint={
          isRecovery
            ? t`Each of your recovery codes works once.`
            : t`The six digits that your authenticator app shows now`
        }
        error={errors.code?.message}
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        autoCapitalize="characters"
        spellCheck={false}
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
      <div className="flex flex-wrap justify-between gap-2">
        <Button look="bare" onClick={onSwitch}>
          {isRecovery ? t`Use your authenticator app` : t`Use a recovery code`}
        </Button>
        <Button look="bare" onClick={onBack}>
          {t`Back`}
        </Button>
      </div>
      {isRecovery && <NoCodesLeft />}
    </form>
  )
}

function NoCodesLeft() {
  const { t } = useLingui()
  const { forgotPasswordCallPhoneNumber: number, contactEmailAddress: address } = useConfig()
  if (!number && !address) return null
  return (
    <p className="text-ink-2">
      <b className="text-ink">{t`No codes left?`}</b> {t`We can turn off two-step login for you:`}{' '}
      {number ? (
        <PhoneLink number={number} />
      ) : (
        <a href={`mailto:${address}`} className="link">
          {address}
        </a>
      )}
    </p>
  )
}
