import { useLingui } from '@lingui/react/macro'
import { Button } from '@provender/ui/controls/button'
import { PasswordField } from '@provender/ui/controls/field'
import { Dialog } from '@provender/ui/overlays/dialog'
import { useId } from 'react'
import * as v from 'valibot'
import type { PasswordQuestion } from '../api/password-question.ts'
import { useFieldRules } from '../form/field-rules.ts'
import { RefusalNote } from '../form/refusal-note.tsx'
import { useSubmit } from '../form/use-submit.ts'
import { useTranslatedForm } from '../form/use-translated-form.ts'

interface PasswordProof {
  readonly password: string
}

interface PasswordDialogProps extends PasswordQuestion {
  /** Proves the password to the server. */
  readonly confirm: (proof: PasswordProof) => Promise<unknown>
}

/** Asks for the password before something that outlasts this session. */
export function PasswordDialog({ confirm, onConfirmed, onCancelled }: PasswordDialogProps) {
  const { t } = useLingui()
  const { knownPassword } = useFieldRules()
  const formId = useId()
  const { register, handleSubmit, formState } = useTranslatedForm<PasswordProof>({
    defaultValues: { password: '' },
  })
  const [refusal, send] = useSubmit<PasswordProof>(async (proof) => {
    await confirm(proof)
    onConfirmed()
  })
  return (
    <Dialog
      open
      onClose={onCancelled}
      title={t`Is it you?`}
      closeLabel={t`Close`}
      actions={
        <>
          <Button onClick={onCancelled}>{t`Cancel`}</Button>
          <Button type="submit" form={formId} look="go" busy={formState.isSubmitting}>
            {t`Continue`}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        method="post"
        noValidate
        onSubmit={(event) => void handleSubmit(send)(event)}
        className="grid gap-4"
      >
        <p className="text-ink-2">{t`Please enter your password to continue. We won't ask again for ten minutes.`}</p>
        <RefusalNote refusal={refusal} />
        <PasswordField
          {...register('password', {
            validate: (typed) => v.safeParse(knownPassword, typed).issues?.[0].message ?? true,
          })}
          label={t`Current password`}
          error={formState.errors.password?.message}
          showLabel={t`Show password`}
          hideLabel={t`Hide password`}
          autoComplete="current-password"
        />
      </form>
    </Dialog>
  )
}
