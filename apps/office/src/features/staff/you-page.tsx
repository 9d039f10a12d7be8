import { useLingui } from '@lingui/react/macro'
import { platform } from '@provender/platform/current'
import { Button } from '@provender/ui/controls/button'
import { Checkbox } from '@provender/ui/controls/choice'
import { RefusalNote } from '@provender/web/form/refusal-note'
import { useSubmit } from '@provender/web/form/use-submit'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { LanguageChoice } from '../../kernel/language-choice.tsx'
import { officeHref } from '../../kernel/office-href.ts'
import { usePageTitle } from '../../kernel/page-title.ts'
import { areKeysOn, switchKeys } from '../../kernel/use-keys.ts'
import { useMember } from './member.ts'
import { signOut } from './sign-in.ts'
import { useRoleNames } from './use-role-names.ts'

/** The signed-in member: name, language, keyboard shortcuts, and sign-out. */
export function YouPage() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { name, email, role } = useMember()
  const roleNames = useRoleNames()
  const [hasKeys, setKeys] = useState(areKeysOn)
  const [isLeaving, setLeaving] = useState(false)
  const [refusal, leave] = useSubmit<undefined>(async () => {
    await signOut(queryClient)
    // A new page has none of the user's data in memory.
    platform().navigation.restart(officeHref({ to: '/login' }))
  })
  const onSignOut = async () => {
    setLeaving(true)
    if (!(await leave(undefined))) setLeaving(false)
  }
  usePageTitle(name)
  return (
    <>
      <div className="work-bar">
        <h1>{name}</h1>
      </div>
      <div className="scroll folio">
        <dl className="pairs">
          <dt>{t`E-mail`}</dt>
          <dd>{email}</dd>
          <dt>{t`Role`}</dt>
          <dd>{roleNames[role]}</dd>
          <dt>{t`Language`}</dt>
          <dd>
            <LanguageChoice />
          </dd>
          <dt>{t`Keyboard`}</dt>
          <dd>
            <Checkbox
              checked={hasKeys}
              onChange={({ target: { checked } }) => {
                switchKeys(checked)
                setKeys(checked)
              }}
            >
              {t`Keys of one letter, such as j and k`}
            </Checkbox>
          </dd>
        </dl>
        <RefusalNote refusal={refusal} />
        <div>
          <Button busy={isLeaving} onClick={() => void onSignOut()}>
            {t`Sign out`}
          </Button>
        </div>
      </div>
    </>
  )
}
