import { Button } from '@provender/ui/controls/button'
import { TextField } from '@provender/ui/controls/field'
import { type ReactNode, useEffect } from 'react'
import { RefusalNote } from './refusal-note.tsx'
import { useSubmit } from './use-submit.ts'
import { useTranslatedForm } from './use-translated-form.ts'

interface TypedCode {
  readonly code: string
}

interface CodeFormProps {
  readonly label: string
  readonly hint: string
  /** The error of an empty field. */
  readonly missing: string
  readonly action: string
  /** `one-time-code` sends six digits as soon as they are typed. */
  readonly autoComplete: 'one-time-code' | 'off'
  readonly inputMode?: 'numeric' | 'text'
  readonly onCode: (code: string) => Promise<void>
  readonly children: ReactNode
}

/** The second step of a login, with one code. */
export function CodeForm({
  label,
  hint,
  missing,
  action,
  autoComplete,
  inputMode,
  onCode,
  children,
}: CodeFormProps) {
  const { register, handleSubmit, reset, setFocus, formState } = useTranslatedForm<TypedCode>({
    defaultValues: { code: '' },
  })
  const { errors, isSubmitting, isSubmitSuccessful } = formState
  const [refusal, send] = useSubmit<TypedCode>(async ({ code }) => await onCode(code.trim()))
  const submit = handleSubmit(async (typed) => {
    if (await send(typed)) return
    reset({ code: '' }, { keepFieldsRef: true })
    setFocus('code')
  })
  useEffect(() => setFocus('code'), [setFocus])
  const submitWholeCode = (typed: string) => {
    const isWhole = autoComplete === 'one-time-code' && /^\d{6}$/.test(typed.replaceAll(/\s/g, ''))
    if (isWhole && !isSubmitting) void submit()
  }
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <RefusalNote refusal={refusal} />
      <TextField
        {...register('code', {
          validate: (code) => code.trim() !== '' || missing,
          onChange: ({ target }: { target: HTMLInputElement }) => submitWholeCode(target.value),
        })}
        label={label}
        hint={hint}
        error={errors.code?.message}
        inputMode={inputMode}
        autoComplete={autoComplete}
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
        {action}
      </Button>
      {children}
    </form>
  )
}
