import { useLingui } from '@lingui/react/macro'
import { platform } from '@provender/platform/current'
import { ProvenderSign } from '@provender/ui/page/header'
import { Note } from '@provender/ui/page/note'
import { useState } from 'react'
import { LanguageChoice } from '../../kernel/language-choice.tsx'
import { usePageTitle } from '../../kernel/page-title.ts'
import { useWholesaler } from '../../kernel/wholesaler.ts'
import { CodeStep } from './code-step.tsx'
import { PasswordStep } from './password-step.tsx'
import type { Credentials } from './sign-in.ts'

interface LoginPageProps {
  /** The session has ended while the page was open. */
  readonly hasEnded: boolean
  readonly onSignedIn: () => void
}

/** The door of the office: the password, then a code for members who chose so. */
export function LoginPage({ hasEnded, onSignedIn }: LoginPageProps) {
  const { t } = useLingui()
  const { appName } = useWholesaler()
  const [credentials, setCredentials] = useState<Credentials>()
  const title = credentials ? t`Code from your app` : t`Sign in to the office`
  usePageTitle(title)
  return (
    <main className="door">
      <div className="door-in">
        <div className="door-mark">
          <ProvenderSign />
          {appName}
        </div>
        <h1>{title}</h1>
        {hasEnded && !credentials && (
          <Note>{t`You were signed out, because nobody used the office for a while. Sign in to go on where you were.`}</Note>
        )}
        {credentials ? (
          <CodeStep
            credentials={credentials}
            onSignedIn={onSignedIn}
            onBack={() => setCredentials(undefined)}
          />
        ) : (
          <PasswordStep onSignedIn={onSignedIn} onCodeNeeded={setCredentials} />
        )}
        <div className="door-foot">
          <p>{t`Forgotten your password? A manager can set a new one.`}</p>
          <p>
            {t`A customer?`}{' '}
            <a href={platform().navigation.origin()} className="link" target="_top">
              {t`Go to the shop`}
            </a>
          </p>
          <LanguageChoice />
        </div>
      </div>
    </main>
  )
}
