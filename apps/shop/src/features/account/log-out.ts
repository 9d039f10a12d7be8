import { executeOf } from '@provender/client/api/api-query'
import { platform } from '@provender/platform/current'
import type { AppSession } from '@provender/platform/platform'
import { settleWithin } from '@provender/platform/settle-within'
import { hrefOf } from '@provender/web/address/href-of'
import { startLeaving } from '@provender/web/connection/start-leaving'
import { notifyTabsOfLogout } from '@provender/web/connection/sync-user-across-tabs'
import { deleteStored, logoutKey } from '@provender/web/storage/tab-storage'
import type { QueryClient } from '@tanstack/react-query'
import { deviceStorage, neededStorage } from '../../kernel/consent/device-storage.ts'
import { deleteAnswers } from '../../kernel/offline/stored-answers.ts'
import { loginChannel } from '../../kernel/session/login-channel.ts'
import { currentUserKey } from '../../kernel/session/shop-queries.ts'
import type { ShopState } from '../../kernel/state/shop-state.ts'
import { deleteFromDevice } from '../catalogue/device/delete-from-device.ts'
import { deleteDraft } from '../claim/report-draft.ts'
import { deletePictures } from '../claim/stored-pictures.ts'
import { leavePushService } from '../push/register-push.ts'
import { learnedMatchesOf } from '../quick-order/learned-matches.ts'
import { deleteRecentSearches } from '../search/recent-searches.ts'
import { Logout } from './account.documents.ts'
import { appCookiesOfUser } from './end-refused-session.ts'

/** A cookie that makes the server end the session of this browser with the next request. */
const logoutMark = 'logged-out'

/** A damaged database or keystore may fail or never answer. */
const storageWithinMs = 2000
/** As long as a request to the server. */
const deliverWithinMs = 20_000

/** True if the server has all changes. Otherwise ask the user before discarding them (docs/product-rules.md#sessions). */
export async function isAllSent(
  { baskets, favourites }: Pick<ShopState, 'baskets' | 'favourites'>,
  queryClient: QueryClient,
): Promise<boolean> {
  if ((await favourites?.settle()) === false) return false
  if (!(await areMatchesSent(queryClient))) return false
  if (!baskets.view().isSaving) return true
  try {
    await baskets.settle()
    return true
  } catch {
    // The changes are not sent, for any error: let the user decide.
    return false
  }
}

async function areMatchesSent(queryClient: QueryClient): Promise<boolean> {
  const matches = learnedMatchesOf(queryClient)
  await settleWithin(deliverWithinMs, matches.deliver)
  let unsentCount = 0
  await settleWithin(storageWithinMs, async () => {
    unsentCount = (await matches.pending()).length
  })
  return unsentCount === 0
}

/**
 * Ends the session, even without a connection. Without one, personal data is no longer shown, and the session is revoked
 * as soon as the server answers.
 */
export async function logOut(queryClient: QueryClient): Promise<void> {
  // From now on pending requests are refused; that must not open the login page.
  startLeaving()
  const { app, cookies } = platform()
  await (app ? endAppSession(queryClient, app.session) : endBrowserSession(queryClient))
  for (const name of app ? appCookiesOfUser : []) cookies.delete(name)
  deleteStored()
  if (!app) endOtherTabs()
  deleteRecentSearches(currentUserKey(queryClient), deviceStorage())
  deleteDraft(currentUserKey(queryClient), neededStorage())
  await Promise.all([
    ...[
      deleteFromDevice,
      deleteAnswers,
      () => deletePictures(currentUserKey(queryClient)),
      learnedMatchesOf(queryClient).clear,
      async () => await app?.deleteSharedFiles(),
    ].map((deletion) => settleWithin(storageWithinMs, deletion)),
    leavePushService(),
  ])
  platform().navigation.restart(hrefOf({ to: '/' }))
}

/** They load again without the user, and delete what they store, also those that sleep (`claimStored`). */
function endOtherTabs(): void {
  try {
    neededStorage()?.setItem(logoutKey, new Date().toISOString())
  } catch {
    // The browser's storage is full. A tab that sleeps keeps what a visitor has typed.
  }
  notifyTabsOfLogout(loginChannel)
}

/** Without a connection the marker stays, and the server revokes the session before it answers the next request. */
async function endBrowserSession(queryClient: QueryClient): Promise<void> {
  const { cookies } = platform()
  cookies.set(logoutMark, '1')
  try {
    await executeOf(queryClient)(Logout, {})
    cookies.delete(logoutMark)
  } catch {
    for (const name of ['fb-token', 'logged', 'fcm_token']) cookies.delete(name)
  }
}

/** Without a connection the app keeps the token until `endPreviousSession` has revoked it. */
async function endAppSession(queryClient: QueryClient, session: AppSession): Promise<void> {
  let end = session.end
  try {
    await executeOf(queryClient)(Logout, {})
  } catch {
    end = session.endLater
  }
  await settleWithin(storageWithinMs, end)
}
