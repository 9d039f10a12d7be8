import { useLingui } from '@lingui/react/macro'
import { executeOf } from '@provender/client/api/api-query'
import { Button, ButtonLink } from '@provender/ui/controls/button'
import { Note } from '@provender/ui/page/note'
import { PageHeader } from '@provender/ui/page/page-parts'
import { hrefOf } from '@provender/web/address/href-of'
import { useLinkToken } from '@provender/web/address/link-token'
import { RefusalNote } from '@provender/web/form/refusal-note'
import { useSubmit } from '@provender/web/form/use-submit'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ConfirmEmailChange } from './settings.documents.ts'

export function ConfirmEmailPage() {
  const { t } = useLingui()
  const token = useLinkToken()
  const queryClient = useQueryClient()
  const [email, setConfirmed] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [refusal, confirm] = useSubmit<string>(async (answered) => {
    const { confirmEmailChange } = await executeOf(queryClient)(ConfirmEmailChange, { token: answered })
    setConfirmed(confirmEmailChange)
  })
  const press = async (): Promise<void> => {
    setBusy(true)
    await confirm(token ?? '')
    setBusy(false)
  }
  return (
    <div className="mx-auto grid max-w-110 gap-4 py-4">
      <PageHeader title={t`Change e-mail`} />
      <RefusalNote refusal={refusal} />
      {email === undefined ? (
        <>
          <p className="text-ink-2">{t`From now on, log in with the address this e-mail was sent to. Your password stays the same.`}</p>
          <div className="flex flex-wrap gap-2">
            <Button look="go" busy={isBusy} onClick={() => void press()}>
              {t`Confirm`}
            </Button>
            <ButtonLink href={hrefOf({ to: '/' })}>{t`Back to the shop`}</ButtonLink>
          </div>
        </>
      ) : (
        <>
          <Note urgent>{t`From now on, log in with ${email}.`}</Note>
          <div>
            {/* Reloads the page, because the user data of the tab has the old address. */}
            <ButtonLink
              look="go"
              href={hrefOf({ to: '/account' })}
              target="_self"
            >{t`Go to your account`}</ButtonLink>
          </div>
        </>
      )}
    </div>
  )
}
