import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { platform } from '@provender/platform/current'
import { Button } from '@provender/ui/controls/button'
import { Checkbox } from '@provender/ui/controls/choice'
import { Note } from '@provender/ui/page/note'
import { hrefOf } from '@provender/web/address/href-of'
import { RefusalNote } from '@provender/web/form/refusal-note'
import { useSubmit } from '@provender/web/form/use-submit'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { LanguageChoice } from '../../kernel/language-choice.tsx'
import { usePageTitle } from '../../kernel/page-title.ts'
import { areKeysOn, switchKeys } from '../../kernel/use-keys.ts'
import { useMember } from './member.ts'
import { signOut } from './sign-in.ts'
import { useRoleNames } from './use-role-names.ts'

/** Picked lines that the server does not have. */
interface UnsentLines {
  readonly count: number
  /** The device keeps them until the member signs in again. */
  readonly areKept: boolean
}

interface YouPageProps {
  /** Sends what can be sent at once, and says what is left. */
  readonly sendUnsent: () => Promise<UnsentLines>
}

/** The signed-in member: name, language, keyboard shortcuts, and sign-out. */
export function YouPage({ sendUnsent }: YouPageProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { name, email, role } = useMember()
  const roleNames = useRoleNames()
  const [hasKeys, setKeys] = useState(areKeysOn)
  const [isLeaving, setLeaving] = useState(false)
  const [unsent, setUnsent] = useState<UnsentLines>()
  const [refusal, leave] = useSubmit<undefined>(async () => {
    await signOut(queryClient)
    // A new page has none of the user's data in memory.
    platform().navigation.restart(hrefOf({ to: '/login' }))
  })
  const onSignOut = async () => {
    setLeaving(true)
    const left = unsent ? undefined : await sendUnsent()
    if (left && left.count > 0) setUnsent(left)
    else if (await leave(undefined)) return
    setLeaving(false)
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
        {unsent && <Unsent {...unsent} />}
        <div className="flex flex-wrap gap-2">
          <Button busy={isLeaving} onClick={() => void onSignOut()}>
            {unsent ? t`Sign out anyway` : t`Sign out`}
          </Button>
          {unsent && <Button onClick={() => setUnsent(undefined)}>{t`Stay signed in`}</Button>}
        </div>
      </div>
    </>
  )
}

function Unsent({ count, areKept }: UnsentLines) {
  const { t } = useLingui()
  return (
    <Note tone="low" urgent>
      {t`${plural(count, { one: '# line is', other: '# lines are' })} not sent yet.`}{' '}
      {areKept
        ? t`What you picked is sent when you sign in on this device again.`
        : t`This device cannot keep what you picked: it is lost when you sign out.`}
    </Note>
  )
}
