import { valibotResolver } from '@hookform/resolvers/valibot'
import { useLingui } from '@lingui/react/macro'
import { platform } from '@provender/platform/current'
import { settleWithin } from '@provender/platform/settle-within'
import { Button } from '@provender/ui/controls/button'
import { PasswordField } from '@provender/ui/controls/field'
import { PageHeader } from '@provender/ui/page/page-parts'
import { useFieldRules } from '@provender/web/form/field-rules'
import { RefusalNote } from '@provender/web/form/refusal-note'
import { useSubmit } from '@provender/web/form/use-submit'
import { useTranslatedForm } from '@provender/web/form/use-translated-form'
import { useQueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { renewDeviceSession } from '../../catalogue/device/start-device.ts'
import { replaceSession } from '../session-replacement.ts'
import { ChangePassword } from './settings.documents.ts'
import { useSaved } from './use-saved.ts'

interface Passwords {
  readonly password: string
  readonly newPassword: string
  readonly again: string
}

const storeWithinMs = 5000
const empty: Passwords = { password: '', newPassword: '', again: '' }

/** Asks for the current password, and for the new one twice (docs/product-rules.md#forms). */
export function ChangePasswordPage() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { execute, showSaved } = useSaved()
  const { register, handleSubmit, reset, formState } = useTranslatedForm<Passwords>({
    defaultValues: empty,
    resolver: usePasswordsResolver(),
  })
  const [refusal, change] = useSubmit<Passwords>(async ({ password, newPassword }) => {
    await replaceSession(async () => {
      const { changePassword: token } = await execute(ChangePassword, { password, newPassword })
      // If the phone cannot store the token, the session ends with the app. The password is changed all the same.
      await settleWithin(storeWithinMs, async () => await platform().app?.session.start(token))
    })
    renewDeviceSession(queryClient)
    reset(empty)
    await showSaved(t`Your password has been changed. Everyone else has been logged out.`)
  })
  const eye = { showLabel: t`Show password`, hideLabel: t`Hide password` }
  const { errors, isSubmitting } = formState
  return (
    <div className="max-w-110">
      <PageHeader title={t`Change password`} />
      <p className="mb-4 text-ink-2">
        {t`You'll need to log in again on your other devices, and so will anyone else who knows the old password.`}
      </p>
      <form
        method="post"
        noValidate
        onSubmit={(event) => void handleSubmit(change)(event)}
        className="grid gap-4"
      >
        <RefusalNote refusal={refusal} />
        <PasswordField
          {...register('password')}
          {...eye}
          label={t`Current password`}
          error={errors.password?.message}
          autoComplete="current-password"
        />
        <PasswordField
          {...register('newPassword')}
          {...eye}
          label={t`New password`}
          hint={t`At least 8 characters`}
          error={errors.newPassword?.message}
          autoComplete="new-password"
        />
        <PasswordField
          {...register('again')}
          {...eye}
          label={t`New password again`}
          error={errors.again?.message}
          autoComplete="new-password"
        />
        <div>
          <Button type="submit" look="go" size="tall" busy={isSubmitting}>
            {t`Change password`}
          </Button>
        </div>
      </form>
    </div>
  )
}

function usePasswordsResolver() {
  const { t } = useLingui()
  const { knownPassword, password } = useFieldRules()
  return valibotResolver(
    v.pipe(
      v.object({
        password: knownPassword,
        newPassword: password(t`Please enter your new password`),
        again: v.pipe(v.string(), v.nonEmpty(t`Please enter your new password again`)),
      }),
      v.forward(
        v.partialCheck(
          [['newPassword'], ['again']],
          ({ newPassword, again }) => again === '' || newPassword === again,
          t`Sorry, your passwords don't match. Please try again.`,
        ),
        ['again'],
      ),
    ),
  )
}
