import { statusOf } from '@provender/client/api/execute'
import { createHttpExecute } from '@provender/client/api/http-execute'
import type { InstalledApp } from '@provender/platform/platform'
import { shopServer } from '../../kernel/api/shop-server.ts'
import { Logout } from './account.documents.ts'

/**
 * Revokes the session of a user who logged out of the app without a connection. Does nothing if there is none, or
 * if the server is still unreachable: the next start tries again.
 */
export async function endPreviousSession({ session }: InstalledApp): Promise<void> {
  const token = session.unended()
  if (token === undefined) return
  const execute = createHttpExecute({
    server: { ...shopServer(), credentials: { kind: 'token', token: () => token } },
    onSessionEnded: () => undefined,
    onReachable: () => undefined,
  })
  try {
    await execute(Logout, {})
  } catch (error) {
    // 401: the session has ended already.
    if (statusOf(error) !== 401) return
  }
  await session.forgetUnended()
}
