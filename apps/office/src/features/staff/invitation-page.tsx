import { useLingui } from '@lingui/react/macro'
import { apiQuery, executeOf } from '@provender/client/api/api-query'
import { isApiError } from '@provender/client/api/execute'
import type { StaffLinkState } from '@provender/domain/permission/staff-invitation'
import { ButtonLink } from '@provender/ui/controls/button'
import { hrefOf } from '@provender/web/address/href-of'
import { useLinkToken } from '@provender/web/address/link-token'
import { RefusalNote } from '@provender/web/form/refusal-note'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Door } from './door.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { OfficeAcceptInvitation, OfficeStaffLink } from './staff.documents.ts'

/** The page behind the link of an invitation: a password, and in. */
export function InvitationPage({ onSignedIn }: { readonly onSignedIn: () => void }) {
  const { t } = useLingui()
  const token = useLinkToken() ?? ''
  const queryClient = useQueryClient()
  const query = { ...apiQuery(OfficeStaffLink, { token }), gcTime: 0, refetchOnWindowFocus: false }
  const { data, error } = useQuery(query)
  const link = data?.officeStaffLink
  const [inviterName, email] = [link?.inviterName ?? '', link?.email ?? '']
  if (link && link.state !== 'OPEN') return <LinkOver state={link.state} inviterName={inviterName} />
  const setPassword = async (password: string): Promise<void> => {
    try {
      await executeOf(queryClient)(OfficeAcceptInvitation, { token, password })
    } catch (reason) {
      // It was used or withdrawn meanwhile: the page then says which.
      if (isApiError(reason) && reason.refusal.key === 'LINK_EXPIRED')
        await queryClient.invalidateQueries({ queryKey: query.queryKey })
      throw reason
    }
  }
  return (
    <Door title={t`Choose your password`}>
      {isApiError(error) && <RefusalNote refusal={error.refusal} />}
      {link && (
        <>
          <p className="second">{t`${inviterName} has invited you to the office. You sign in with ${email}.`}</p>
          <NewPasswordForm
            email={email}
            setPassword={setPassword}
            onSignedIn={onSignedIn}
            // An invited member has no second factor.
            onCodeNeeded={onSignedIn}
          />
        </>
      )}
    </Door>
  )
}

interface LinkOverProps {
  readonly state: Exclude<StaffLinkState, 'OPEN'>
  readonly inviterName: string
}

function LinkOver({ state, inviterName }: LinkOverProps) {
  const { t } = useLingui()
  const texts: Readonly<Record<LinkOverProps['state'], readonly [string, string]>> = {
    USED: [t`This link was used`, t`It works once. Sign in with the password that you chose.`],
    EXPIRED: [t`This link has expired`, t`It worked for a week. ${inviterName} can send you another one.`],
    REPLACED: [
      t`There is a later link`,
      t`You were sent another e-mail. Use the link in the latest one, or ask a manager.`,
    ],
    WITHDRAWN: [t`This invitation was withdrawn`, t`If you think that it was a mistake, ask a manager.`],
    WRONG: [
      t`This link is not right`,
      t`A part of it may be missing. Open it from the e-mail again, or copy the whole address.`,
    ],
  }
  const [title, text] = texts[state]
  return (
    <Door title={title}>
      <p className="second">{text}</p>
      {state === 'USED' && (
        <ButtonLink look="go" size="tall" wide href={hrefOf({ to: '/login' })}>{t`Sign in`}</ButtonLink>
      )}
    </Door>
  )
}
