import { valibotResolver } from '@hookform/resolvers/valibot'
import { useLingui } from '@lingui/react/macro'
import { executeOf } from '@provender/client/api/api-query'
import { Button } from '@provender/ui/controls/button'
import { PasswordField } from '@provender/ui/controls/field'
import { hrefOf } from '@provender/web/address/href-of'
import { useFieldRules } from '@provender/web/form/field-rules'
import { RefusalNote } from '@provender/web/form/refusal-note'
import { useSubmit } from '@provender/web/form/use-submit'
import { useTranslatedForm } from '@provender/web/form/use-translated-form'
import { useQueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { deletionQuery } from './settings-queries.ts'
import { RequestAccountDeletion } from './settings.documents.ts'

interface PasswordProof {
  readonly password: string
}

export interface DeleteAccountFormProps {
  readonly isAgain: boolean
}

/** Requests the e-mail that confirms the deletion. Needs the password: an unattended, signed-in screen is not enough. */
export function DeleteAccountForm({ isAgain }: DeleteAccountFormProps) {
  const { t } = useLingui()
  const { knownPassword } = useFieldRules()
  const queryClient = useQueryClient()
  const { register, handleSubmit, reset, formState } = useTranslatedForm<PasswordProof>({
    defaultValues: { password: '' },
    resolver: valibotResolver(v.object({ password: knownPassword })),
  })
  const [refusal, requestDeletion] = useSubmit<PasswordProof>(async ({ password }) => {
    const { requestAccountDeletion } = await executeOf(queryClient)(RequestAccountDeletion, { password })
    reset({ password: '' })
    queryClient.setQueryData(deletionQuery.queryKey, { accountDeletion: requestAccountDeletion })
  })
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void handleSubmit(requestDeletion)(event)}
      className="grid max-w-110 gap-4"
    >
      <RefusalNote refusal={refusal} />
      {refusal?.key === 'LAST_OWNER' && (
        <p>
          <a href={hrefOf({ to: '/account/settings/colleagues' })} className="link">{t`Colleagues`}</a>
        </p>
      )}
      <PasswordField
        {...register('password')}
        label={t`Current password`}
        error={formState.errors.password?.message}
        showLabel={t`Show password`}
        hideLabel={t`Hide password`}
        autoComplete="current-password"
      />
      <div>
        <Button type="submit" look="danger" busy={formState.isSubmitting}>
          {isAgain ? t`Resend the e-mail` : t`Delete my account`}
        </Button>
      </div>
    </form>
  )
}
