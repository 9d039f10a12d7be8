import { platform } from '@provender/platform/current'
import type { InstalledApp } from '@provender/platform/platform'
import { settleWithin } from '@provender/platform/settle-within'
import { deleteAnswers } from '../../kernel/offline/stored-answers.ts'
import { setPictureKey } from '../../kernel/pictures/pictures.ts'
import { leavePushService } from '../push/register-push.ts'

const deleteWithinMs = 2000

export const appCookiesOfUser = ['logged', 'fcm_token'] as const

/**
 * Called after the server has refused the token of an app. Deletes what would show the user's data to another person:
 * notifications, shared files, stored pages and the key of the pictures. Keeps what the user has not sent or finished,
 * because they may sign in again.
 */
export async function endRefusedSession(app: InstalledApp): Promise<void> {
  for (const name of appCookiesOfUser) platform().cookies.delete(name)
  setPictureKey('')
  await Promise.all([
    settleWithin(deleteWithinMs, deleteAnswers),
    settleWithin(deleteWithinMs, app.deleteSharedFiles),
    leavePushService(),
  ])
}
