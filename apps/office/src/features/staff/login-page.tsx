import { useLingui } from '@lingui/react/macro'
import { Note } from '@provender/ui/page/note'
import { hrefOf } from '@provender/web/address/href-of'
import { useState } from 'react'
import { CodeStep } from './code-step.tsx'
import { Door } from './door.tsx'
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
  const [credentials, setCredentials] = useState<Credentials>()
  return (
    <Door
      title={credentials ? t`Code from your app` : t`Sign in to the office`}
      foot={
        <a href={hrefOf({ to: '/reset-password' })} className="link">
          {t`Forgotten your password?`}
        </a>
      }
    >
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
    </Door>
  )
}
