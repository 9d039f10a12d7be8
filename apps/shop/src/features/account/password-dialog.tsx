import { valibotResolver } from '@hookform/resolvers/valibot'
import { useLingui } from '@lingui/react/macro'
import { executeOf } from '@provender/client/api/api-query'
import { Button } from '@provender/ui/controls/button'
import { PasswordField } from '@provender/ui/controls/field'
import { Dialog } from '@provender/ui/overlays/dialog'
import type { PasswordQuestion } from '@provender/web/api/password-question'
import { useFieldRules } from '@provender/web/form/field-rules'
import { RefusalNote } from '@provender/web/form/refusal-note'
import { useSubmit } from '@provender/web/form/use-submit'
import { useTranslatedForm } from '@provender/web/form/use-translated-form'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import * as v from 'valibot'
import { ConfirmPassword } from './account.documents.ts'

interface PasswordProof {
  readonly password: string
}

/** Asks for the password before something that outlasts this session: another owner, or a saved card. */
export function PasswordDialog({ onConfirmed, onCancelled }: PasswordQuestion) {
  const { t } = useLingui()
  const { knownPassword } = useFieldRules()
  const queryClient = useQueryClient()
  const formId = useId()
  const { register, handleSubmit, formState } = useTranslatedForm<PasswordProof>({
    defaultValues: { password: '' },
    resolver: valibotResolver(v.object({ password: knownPassword })),
  })
  const [refusal, confirm] = useSubmit<PasswordProof>(async (proof) => {
    await executeOf(queryClient)(ConfirmPassword, proof)
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
        onSubmit={(event) => void handleSubmit(confirm)(event)}
        className="grid gap-4"
      >
        <p className="text-ink-2">{t`Please enter your password to continue. We won't ask again for ten minutes.`}</p>
        <RefusalNote refusal={refusal} />
        <PasswordField
          {...register('password')}
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
