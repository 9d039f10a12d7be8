import { platform } from '@provender/platform/current'
import { settleWithin } from '@provender/platform/settle-within'
import { deleteAnswers } from '../../kernel/offline/stored-answers.ts'
import { notifyTabsOfLogin } from './sync-login-across-tabs.ts'

const deleteWithinMs = 2000

/**
 * Call this after a login. An app stores the token, and deletes the answers that it stored for an earlier user; a damaged
 * database does not prevent that. In a browser the session is a cookie, which all tabs have from now on.
 */
export async function startSession(token: string): Promise<void> {
  const { app } = platform()
  if (!app) return notifyTabsOfLogin()
  await settleWithin(deleteWithinMs, deleteAnswers)
  await app.session.start(token)
}
