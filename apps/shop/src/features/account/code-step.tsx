import { useLingui } from '@lingui/react/macro'
import { Button } from '@provender/ui/controls/button'
import { CodeForm } from '@provender/web/form/code-form'
import { useState } from 'react'
import { PhoneLink } from '../../kernel/page/phone-link.tsx'
import { useConfig } from '../../kernel/session/shop-queries.ts'
import { type Credentials, useLogIn } from './use-log-in.ts'

export interface CodeStepProps {
  readonly credentials: Credentials
  readonly next: string
  readonly onBack: () => void
}

/** The second step of a login: a code of the authenticator app, or a recovery code. */
export function CodeStep({ credentials, next, onBack }: CodeStepProps) {
  const { t } = useLingui()
  const [isRecovery, setRecovery] = useState(false)
  const logIn = useLogIn(next)
  return (
    <CodeForm
      key={String(isRecovery)}
      label={isRecovery ? t`Recovery code` : t`Code`}
      hint={
        isRecovery
          ? t`Each of your recovery codes works once.`
          : t`The six digits that your authenticator app shows now`
      }
      missing={t`Please enter the code`}
      action={t`Log in`}
      autoComplete={isRecovery ? 'off' : 'one-time-code'}
      inputMode={isRecovery ? 'text' : 'numeric'}
      onCode={async (code) => await logIn(credentials, code)}
    >
      <div className="flex flex-wrap justify-between gap-2">
        <Button look="bare" onClick={() => setRecovery(!isRecovery)}>
          {isRecovery ? t`Use your authenticator app` : t`Use a recovery code`}
        </Button>
        <Button look="bare" onClick={onBack}>
          {t`Back`}
        </Button>
      </div>
      {isRecovery && <NoCodesLeft />}
    </CodeForm>
  )
}

function NoCodesLeft() {
  const { t } = useLingui()
  const { forgotPasswordCallPhoneNumber: number, contactEmailAddress: address } = useConfig()
  if (!number && !address) return null
  return (
    <p className="text-ink-2">
      <b className="text-ink">{t`No codes left?`}</b> {t`We can turn off two-step login for you:`}{' '}
      {number ? (
        <PhoneLink number={number} />
      ) : (
        <a href={`mailto:${address}`} className="link">
          {address}
        </a>
      )}
    </p>
  )
}
