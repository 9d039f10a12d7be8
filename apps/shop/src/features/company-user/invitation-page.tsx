import { useLingui } from '@lingui/react/macro'
import { apiQuery } from '@provender/client/api/api-query'
import { isApiError } from '@provender/client/api/execute'
import { ButtonLink } from '@provender/ui/controls/button'
import { Empty } from '@provender/ui/page/empty-state'
import { PageHeader } from '@provender/ui/page/page-parts'
import { icon } from '@provender/ui/tokens/icon'
import { hrefOf } from '@provender/web/address/href-of'
import { useLinkToken } from '@provender/web/address/link-token'
import { RefusalNote } from '@provender/web/form/refusal-note'
import { useQuery } from '@tanstack/react-query'
import { __iconData as unlink } from 'lucide-react/icons/unlink'
import { AcceptForm } from './accept-form.tsx'
import { Invitation } from './company-users.documents.ts'

const OverIcon = icon(unlink)

export function InvitationPage() {
  const { t } = useLingui()
  const token = useLinkToken()
  const { data, error } = useQuery({
    ...apiQuery(Invitation, { token: token ?? '' }),
    enabled: token !== undefined,
    // Do not store it on the device.
    meta: { isMomentary: true },
    gcTime: 0,
  })
  if (data?.invitation === null)
    return (
      <>
        <PageHeader title={t`Invitation`} />
        <Empty
          icon={<OverIcon size="x" />}
          title={t`This link is no longer valid`}
          actions={<ButtonLink look="go" href={hrefOf({ to: '/login' })}>{t`Log in`}</ButtonLink>}
        >
          {t`It has been used or withdrawn, or is over a week old. Ask the person who invited you for a new one.`}
        </Empty>
      </>
    )
  const company = data?.invitation?.companyName
  return (
    <div className="mx-auto grid max-w-110 gap-4 py-4">
      <PageHeader title={company === undefined ? t`Invitation` : t`Order for ${company}`} />
      {isApiError(error) && <RefusalNote refusal={error.refusal} />}
      <div className="min-h-12 text-ink-2">
        {data?.invitation && <Invited invitation={data.invitation} />}
      </div>
      <AcceptForm token={token ?? ''} email={data?.invitation?.email ?? ''} />
    </div>
  )
}

interface InvitedProps {
  readonly invitation: { readonly inviterName: string; readonly email: string }
}

function Invited({ invitation: { inviterName, email } }: InvitedProps) {
  const { t } = useLingui()
  return <p>{t`${inviterName} has invited you. You'll log in with ${email}.`}</p>
}
