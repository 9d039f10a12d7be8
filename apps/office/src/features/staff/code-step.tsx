import { useLingui } from '@lingui/react/macro'
import { Button } from '@provender/ui/controls/button'
import { CodeForm } from '@provender/web/form/code-form'
import { useQueryClient } from '@tanstack/react-query'
import { type Credentials, signIn } from './sign-in.ts'

interface CodeStepProps {
  readonly credentials: Credentials
  readonly onSignedIn: () => void
  readonly onBack: () => void
}

/** The second step: a code of the authenticator app, or a recovery code. */
export function CodeStep({ credentials, onSignedIn, onBack }: CodeStepProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const onCode = async (code: string): Promise<void> => {
    await signIn(queryClient, credentials, code)
    onSignedIn()
  }
  return (
    <CodeForm
      label={t`Code`}
      hint={t`The six digits that your authenticator app shows now, or a recovery code`}
      missing={t`Please enter the code`}
      action={t`Sign in`}
      autoComplete="one-time-code"
      onCode={onCode}
    >
      <Button look="bare" onClick={onBack}>
        {t`Another person`}
      </Button>
    </CodeForm>
  )
}
