import { valibotResolver } from '@hookform/resolvers/valibot'
import { useLingui } from '@lingui/react/macro'
import { apiQuery, executeOf } from '@provender/client/api/api-query'
import { minPasswordLength, newPasswordSchema } from '@provender/domain/application/password'
import { Button, ButtonLink } from '@provender/ui/controls/button'
import { PasswordField } from '@provender/ui/controls/field'
import { Note } from '@provender/ui/page/note'
import { hrefOf } from '@provender/web/address/href-of'
import { useLinkToken } from '@provender/web/address/link-token'
import { RefusalNote } from '@provender/web/form/refusal-note'
import { useSubmit } from '@provender/web/form/use-submit'
import { useTranslatedForm } from '@provender/web/form/use-translated-form'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import * as v from 'valibot'
import { storeDone } from './done-task.ts'
import { IsPasswordResetOpen, ResetPassword } from './registration.documents.ts'
import { useProblemLabels } from './use-problem-labels.ts'

/** The page behind the link of the e-mail. The token is in the fragment of the address, which is never sent to a server. */
export function NewPasswordForm() {
  const { t } = useLingui()
  const token = useLinkToken()
  const { data } = useQuery({
    ...apiQuery(IsPasswordResetOpen, { token: token ?? '' }),
    enabled: token !== undefined,
    // Do not store it on the device.
    meta: { isMomentary: true },
    gcTime: 0,
  })
  if (token === '' || data?.isPasswordResetOpen === false)
    return (
      <div className="grid gap-4">
        <Note tone="low" urgent>
          <b>{t`This link is no longer valid`}</b>
          <p>{t`It works once, and for 30 minutes. Please ask for a new one.`}</p>
        </Note>
        <div>
          <ButtonLink look="go" href={hrefOf({ to: '/reset-password' })}>{t`Ask for a new link`}</ButtonLink>
        </div>
      </div>
    )
  return <PasswordForm token={token} />
}

interface Passwords {
  readonly password: string
  readonly again: string
}

function PasswordForm({ token }: { readonly token: string | undefined }) {
  const { t } = useLingui()
  const router = useRouter()
  const queryClient = useQueryClient()
  const { register, handleSubmit, formState } = useTranslatedForm<Passwords>({
    resolver: usePasswordsResolver(),
  })
  const { errors, isSubmitting } = formState
  const [refusal, send] = useSubmit((action: () => Promise<unknown>) => action())
  const choose = async ({ password }: Passwords): Promise<void> => {
    if (token === undefined) return
    if (!(await send(() => executeOf(queryClient)(ResetPassword, { token, password })))) return
    storeDone('new-password')
    await router.navigate({ to: '/reset-password/success', replace: true })
  }
  return (
    <form
      // If submitted before the script has loaded, a form without a method would put the password into the address.
      method="post"
      noValidate
      onSubmit={(event) => void handleSubmit(choose)(event)}
      className="grid gap-4"
    >
      <RefusalNote refusal={refusal} />
      <PasswordField
        {...register('password')}
        label={t`New password`}
        hint={t`At least ${minPasswordLength} characters`}
        error={errors.password?.message}
        showLabel={t`Show password`}
        hideLabel={t`Hide password`}
        autoComplete="new-password"
      />
      <PasswordField
        {...register('again')}
        label={t`New password again`}
        error={errors.again?.message}
        showLabel={t`Show password`}
        hideLabel={t`Hide password`}
        autoComplete="new-password"
      />
      <Button type="submit" look="go" size="tall" wide busy={isSubmitting}>
        {t`Change password`}
      </Button>
    </form>
  )
}

function usePasswordsResolver() {
  const { t } = useLingui()
  const labels = useProblemLabels()
  const schema = v.pipe(
    v.object({
      password: v.pipe(
        v.string(),
        v.nonEmpty(t`Please enter your new password`),
        v.rawCheck(({ dataset, addIssue }) => {
          if (!dataset.typed || dataset.value === '') return
          const { issues } = v.safeParse(newPasswordSchema, dataset.value)
          if (issues) addIssue({ message: labels('password', issues[0].message) ?? '' })
        }),
      ),
      again: v.pipe(v.string(), v.nonEmpty(t`Please enter your new password again`)),
    }),
    v.forward(
      v.partialCheck(
        [['password'], ['again']],
        ({ password, again }) => again === '' || password === again,
        t`Sorry, retype password does not match`,
      ),
      ['again'],
    ),
  )
  return valibotResolver(schema)
}
