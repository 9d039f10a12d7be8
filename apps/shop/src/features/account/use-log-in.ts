import { useLingui } from '@lingui/react/macro'
import { executeOf } from '@provender/client/api/api-query'
import { platform } from '@provender/platform/current'
import { useQueryClient } from '@tanstack/react-query'
import { afterLogin } from '../onboarding/after-login.ts'
import { Login, LoginWithCode } from './account.documents.ts'
import { ensureDeviceId } from './ensure-device-id.ts'
import { startSession } from './start-session.ts'

export interface Credentials {
  readonly email: string
  readonly password: string
}

export function useLogIn(next: string): (credentials: Credentials, code?: string) => Promise<void> {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  return async (credentials, code) => {
    await ensureDeviceId(queryClient)
    const execute = executeOf(queryClient)
    const { login: token } =
      code === undefined
        ? await execute(Login, credentials)
        : await execute(LoginWithCode, { ...credentials, code })
    await startSession(
      token,
      t`This phone could not store your login. Free up some storage or restart it, then try again.`,
    )
    platform().navigation.restart(afterLogin(next))
  }
}
