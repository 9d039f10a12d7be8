import { statusOf } from '@provender/client/api/execute'
import { createHttpExecute } from '@provender/client/api/http-execute'
import { currentServer } from '@provender/web/api/server'
import { Logout } from './account.documents.ts'

/** Ends the session of a token on the server. False if the server is unreachable. */
export async function endSessionOf(token: string): Promise<boolean> {
  const execute = createHttpExecute({
    server: { ...currentServer(), credentials: { kind: 'token', token: () => token } },
    onSessionEnded: () => undefined,
    onReachable: () => undefined,
  })
  try {
    await execute(Logout, {})
    return true
  } catch (error) {
    // 401: the session has ended already.
    return statusOf(error) === 401
  }
}
