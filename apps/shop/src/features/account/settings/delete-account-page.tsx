import { useLingui } from '@lingui/react/macro'
import { executeOf } from '@provender/client/api/api-query'
import { Button } from '@provender/ui/controls/button'
import { Note } from '@provender/ui/page/note'
import { PageHeader } from '@provender/ui/page/page-parts'
import { RefusalNote } from '@provender/web/form/refusal-note'
import { useSubmit } from '@provender/web/form/use-submit'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useMomentText } from '../../../kernel/format/use-moment-text.ts'
import { sessionOf } from '../../../kernel/session/shop-queries.ts'
import { DeleteAccountForm } from './delete-account-form.tsx'
import { deletionQuery } from './settings-queries.ts'
import { CancelAccountDeletion } from './settings.documents.ts'
import { useSaved } from './use-saved.ts'

/** Explains what a deletion removes, and lets the user request or cancel it. */
export function DeleteAccountPage() {
  const { t } = useLingui()
  const { accountDeletion } = useSuspenseQuery(deletionQuery).data
  const email = sessionOf(useQueryClient())?.user.email ?? ''
  return (
    <div className="grid max-w-130 gap-4">
      <PageHeader title={t`Delete my account`} />
      {accountDeletion?.startsAt ? (
        <Planned startsAt={accountDeletion.startsAt} />
      ) : (
        <>
          {accountDeletion && (
            <Note>
              <b>{t`We've e-mailed ${email}.`}</b>{' '}
              {t`Nothing is deleted until you open the link in that e-mail. It works for one day.`}
            </Note>
          )}
          <WhatGoes />
          <DeleteAccountForm isAgain={accountDeletion !== null} />
        </>
      )}
    </div>
  )
}

function WhatGoes() {
  const { t } = useLingui()
  return (
    <ul className="grid list-disc gap-2 pl-5 text-ink-2">
      <li>{t`We'll e-mail you first; nothing happens until you confirm.`}</li>
      <li>{t`Deletion starts within 15 days of your confirmation. Until then you can log in and keep your account.`}</li>
      <li>{t`Your name, e-mail, password, favourites, notifications and devices are deleted.`}</li>
      <li>
        {t`Orders, invoices and the statement stay with your company, as the law requires, without your name.`}
      </li>
      <li>
        {t`If nobody else logs in for your company, its cards, baskets and phone numbers are deleted too.`}
      </li>
    </ul>
  )
}

function Planned({ startsAt }: { readonly startsAt: string }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { showSaved } = useSaved()
  const day = useMomentText()(startsAt)
  const [refusal, keepAccount] = useSubmit<undefined>(async () => {
    await executeOf(queryClient)(CancelAccountDeletion, {})
    queryClient.setQueryData(deletionQuery.queryKey, { accountDeletion: null })
    await showSaved(t`Your account stays.`)
  })
  return (
    <>
      <RefusalNote refusal={refusal} />
      <Note tone="low">
        <b>{t`Your account will be deleted on ${day}.`}</b> {t`Everything keeps working until then.`}
      </Note>
      <div>
        <Button look="go" onClick={() => void keepAccount(undefined)}>{t`Keep my account`}</Button>
      </div>
    </>
  )
}
