import { platform } from '@provender/platform/current'
import { deleteAnswers } from '../../kernel/offline/stored-answers.ts'

/**
 * Stores the token of a login in an app, and deletes the answers that it stored for an earlier user. Does nothing
 * in a browser, whose session is a cookie of the server.
 */
export async function startAppSession(token: string): Promise<void> {
  const { app } = platform()
  if (!app) return
  await deleteAnswers()
  await app.session.start(token)
}
