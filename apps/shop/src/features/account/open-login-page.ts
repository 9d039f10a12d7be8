import { platform } from '@provender/platform/current'
import { settleWithin } from '@provender/platform/settle-within'
import { startLeaving } from '@provender/web/connection/start-leaving'
import { loginHrefTo } from '../../kernel/links/login-href.ts'
import { isSessionReplaced } from './session-replacement.ts'

/** The login page opens after this time, even if the device does not answer. */
const endWithinMs = 5000
/** The reason that the login page of an app shows. */
export const sessionEnded = 'session-ended'
const noteMs = 3_600_000

/**
 * Called when the server has refused the session. Requests that fail while the login page is loading must not navigate to
 * it again. A change of the password is no reason to log in again.
 */
export async function openLoginPage(): Promise<void> {
  if (await isSessionReplaced()) return
  if (!startLeaving()) return
  const { app, cookies, navigation } = platform()
  if (app) {
    cookies.set(sessionEnded, 'yes', new Date(Date.now() + noteMs))
    await settleWithin(endWithinMs, app.session.end)
    await settleWithin(endWithinMs, async () => {
      const { endRefusedSession } = await import('./end-refused-session.ts')
      await endRefusedSession(app)
    })
  }
  navigation.restart(loginHrefTo(navigation.path()))
}
