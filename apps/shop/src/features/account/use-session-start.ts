import { useLingui } from '@lingui/react/macro'
import { startSession } from './start-session.ts'

/** Returns `startSession` with a message in the language of the user. */
export function useSessionStart(): (token: string) => Promise<void> {
  const { t } = useLingui()
  return (token) =>
    startSession(
      token,
      t`This phone could not store your login. Free some of its storage or restart it, then try again.`,
    )
}
