import { useLingui } from '@lingui/react/macro'
import { apiQuery, executeOf } from '@provender/client/api/api-query'
import { isApiError } from '@provender/client/api/execute'
import { ButtonLink } from '@provender/ui/controls/button'
import { hrefOf } from '@provender/web/address/href-of'
import { useLinkToken } from '@provender/web/address/link-token'
import { RefusalNote } from '@provender/web/form/refusal-note'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { CodeStep } from './code-step.tsx'
import { Door } from './door.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import type { Credentials } from './sign-in.ts'
import { OfficeReset, OfficeResetPassword } from './staff.documents.ts'

/** The page behind the link for a forgotten password. A member with a second factor still needs its code. */
export function NewPasswordPage({ onSignedIn }: { readonly onSignedIn: () => void }) {
  const { t } = useLingui()
  const token = useLinkToken() ?? ''
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [credentials, setCredentials] = useState<Credentials>()
  const query = {
    ...apiQuery(OfficeReset, { token }),
    gcTime: 0,
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
  }
  const { data, error } = useQuery(query)
  const setPassword = async (password: string): Promise<void> => {
    try {
      await executeOf(queryClient)(OfficeResetPassword, { token, password })
    } catch (reason) {
      if (isApiError(reason) && reason.refusal.key === 'RESET_LINK_USED')
        await queryClient.invalidateQueries({ queryKey: query.queryKey })
      throw reason
    }
  }
  if (credentials)
    return (
      <Door title={t`Code from your app`}>
        <CodeStep
          credentials={credentials}
          onSignedIn={onSignedIn}
          // The link is used, so its form would refuse another password.
          onBack={() => void navigate({ to: '/login' })}
        />
      </Door>
    )
  if (data?.email === null)
    return (
      <Door
        title={t`This link is no longer valid`}
        foot={<a href={hrefOf({ to: '/login' })} className="link">{t`Back to sign-in`}</a>}
      >
        <p className="second">{t`It works once, and for 30 minutes. Please ask for a new one.`}</p>
        <ButtonLink look="go" size="tall" wide href={hrefOf({ to: '/reset-password' })}>
          {t`Ask for a new link`}
        </ButtonLink>
      </Door>
    )
  const email = data?.email
  return (
    <Door title={t`Choose a new password`}>
      {isApiError(error) && <RefusalNote refusal={error.refusal} />}
      {email !== undefined && (
        <>
          <p className="second">{t`For ${email}. You are signed out everywhere else.`}</p>
          <NewPasswordForm
            email={email}
            setPassword={setPassword}
            onSignedIn={onSignedIn}
            onCodeNeeded={setCredentials}
          />
        </>
      )}
    </Door>
  )
}
