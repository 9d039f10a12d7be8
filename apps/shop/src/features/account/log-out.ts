import { executeOf } from '@provender/client/api/ask'
import { platform } from '@provender/platform/current'
import type { QueryClient } from '@tanstack/react-query'
import { deviceStorage, neededStorage } from '../../kernel/app/device-storage.ts'
import { hrefOf } from '../../kernel/app/href-of.ts'
import { leaveOnce } from '../../kernel/app/leave-once.ts'
import { loginOf } from '../../kernel/app/shop-queries.ts'
import type { ShopState } from '../../kernel/app/shop-state.ts'
import { deleteStored } from '../../kernel/app/tab-storage.ts'
import { deleteAnswers } from '../../kernel/offline/stored-answers.ts'
import { deleteFromDevice } from '../catalogue/device/delete-from-device.ts'
import { forgetPictures } from '../claim/kept-pictures.ts'
import { forgetReport } from '../claim/report-draft.ts'
import { leavePushService } from '../push/register-push.ts'
import { learnedMatchesOf } from '../quick-order/learned-matches.ts'
import { forgetSearches } from '../search/recent-searches.ts'
import { Logout } from './account.documents.ts'

/** Says to the server, with the next request of any kind, that the session of this browser is to be ended. */
const logoutMark = 'logged-out'

/** Has everything reached the server? If not, the user is asked before it is discarded (docs/product-rules.md#sessions). */
export async function isAllSent({
  baskets,
  favourites,
}: Pick<ShopState, 'baskets' | 'favourites'>): Promise<boolean> {
  if ((await favourites?.settle()) === false) return false
  if (!baskets.view().isSaving) return true
  try {
    await baskets.settle()
    return true
  } catch {
    // Unreachable: the person decides. Nothing to tell apart.
    return false
  }
}

/**
 * Ends the session, also without a connection: then the mark stays, nothing personal is shown any more, and the next request
 * revokes the session before anything else is answered.
 */
export async function logOut(queryClient: QueryClient): Promise<void> {
  const outbox = learnedMatchesOf(queryClient)
  await outbox.deliver()
  platform().cookies.set(logoutMark, '1')
  // What is still asked is refused from now on, and she does not want to sign in.
  leaveOnce()
  try {
    await executeOf(queryClient)(Logout, {})
    platform().cookies.delete(logoutMark)
  } catch {
    platform().cookies.delete('fb-token')
    platform().cookies.delete('logged')
    platform().cookies.delete('fcm_token')
  }
  deleteStored()
  forgetSearches(loginOf(queryClient), deviceStorage())
  forgetReport(loginOf(queryClient), neededStorage())
  await Promise.all([
    deleteFromDevice(),
    deleteAnswers(),
    forgetPictures(loginOf(queryClient)),
    outbox.clear(),
    leavePushService(),
  ])
  platform().navigation.restart(hrefOf({ to: '/' }))
}
