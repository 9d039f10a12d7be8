import { apiError } from '@provender/client/api/execute'
import { platform } from '@provender/platform/current'
import { finishWithin } from '@provender/platform/finish-within'
import type { InstalledApp } from '@provender/platform/platform'
import { settleWithin } from '@provender/platform/settle-within'
import { notifyTabsOfLogin } from '@provender/web/connection/sync-user-across-tabs'
import { deleteAnswers } from '../../kernel/offline/stored-answers.ts'
import { loginChannel } from '../../kernel/session/login-channel.ts'
import { endSessionOf } from './end-session-of.ts'

const deleteWithinMs = 2000
const storeWithinMs = 5000

/**
 * Call this after a login. An app stores the token, and deletes the answers that it stored for an earlier user; a damaged
 * database does not prevent that. In a browser the session is a cookie, which all tabs have from now on. Throws an `ApiError`
 * with this message if the app cannot store the token.
 */
export async function startSession(token: string, notStored: string): Promise<void> {
  const { app } = platform()
  if (!app) return notifyTabsOfLogin(loginChannel)
  await settleWithin(deleteWithinMs, deleteAnswers)
  try {
    await finishWithin(storeWithinMs, () => app.session.start(token))
  } catch (error) {
    reportError(error)
    await undoLogin(app, token)
    throw apiError({ code: 507, key: 'SESSION_NOT_STORED', message: notStored })
  }
}

/** Otherwise each attempt would add a session to the user's devices that nobody can use. */
async function undoLogin({ session }: InstalledApp, token: string): Promise<void> {
  await settleWithin(storeWithinMs, session.end)
  await settleWithin(storeWithinMs, () => endSessionOf(token))
}
