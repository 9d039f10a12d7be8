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
import { useMomentText } from '../../../kernel/format/use-moment-text.ts'
import { ConfirmAccountDeletion } from './settings.documents.ts'

/**
 * The page behind the link of the e-mail, on any device. The user must press a
 * button, because mail programs open links by themselves.
 */
export function ConfirmDeletionPage() {
  const { t } = useLingui()
  const token = useLinkToken()
  const queryClient = useQueryClient()
  const momentText = useMomentText()
  const [startsAt, setStartsAt] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [refusal, confirm] = useSubmit<string>(async (answered) => {
    const { confirmAccountDeletion } = await executeOf(queryClient)(ConfirmAccountDeletion, {
      token: answered,
    })
    setStartsAt(confirmAccountDeletion.startsAt ?? undefined)
  })
  const press = async (): Promise<void> => {
    setBusy(true)
    await confirm(token ?? '')
    setBusy(false)
  }
  if (startsAt !== undefined) {
    const day = momentText(startsAt)
    return (
      <div className="mx-auto grid max-w-110 gap-4 py-4">
        <PageHeader title={t`Your account will be deleted`} />
        <Note tone="low" urgent>
          <b>{t`Your account will be deleted on ${day}.`}</b> {t`Until then you can log in and keep it.`}
        </Note>
        <div>
          <ButtonLink
            href={hrefOf({ to: '/account/settings/delete-account' })}
          >{t`Keep my account`}</ButtonLink>
        </div>
      </div>
    )
  }
  return (
    <div className="mx-auto grid max-w-110 gap-4 py-4">
      <PageHeader title={t`Delete your account?`} />
      <RefusalNote refusal={refusal} />
      <p className="text-ink-2">
        {t`Deletion starts within 15 days of your confirmation. Until then you can log in and keep your account.`}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button look="danger" busy={isBusy} onClick={() => void press()}>
          {t`Confirm deletion`}
        </Button>
        <ButtonLink href={hrefOf({ to: '/' })}>{t`Back to the shop`}</ButtonLink>
      </div>
    </div>
  )
}
