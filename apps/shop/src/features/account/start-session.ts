import { platform } from '@provender/platform/current'
import { settleWithin } from '@provender/platform/settle-within'
import { deleteAnswers } from '../../kernel/offline/stored-answers.ts'

const deleteWithinMs = 2000

/**
 * Stores the token of a login in an app, and deletes the answers that it stored for an earlier user. Does nothing
 * in a browser, because its session is a cookie. A damaged database does not prevent the login.
 */
export async function startAppSession(token: string): Promise<void> {
  const { app } = platform()
  if (!app) return
  await settleWithin(deleteWithinMs, deleteAnswers)
  await app.session.start(token)
}
