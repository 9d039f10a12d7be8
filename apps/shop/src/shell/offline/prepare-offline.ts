import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { platform } from '@provender/platform/current'
import { syncUserAcrossTabs } from '@provender/web/connection/sync-user-across-tabs'
import { trackTyping, whenNotTyping } from '@provender/web/loading/when-not-typing'
import type { QueryClient } from '@tanstack/react-query'
import { basketDetailQuery } from '../../features/basket/basket-query.ts'
import { renewPush } from '../../features/push/register-push.ts'
import { orderGuideQuery } from '../../features/usual/order-guide-query.ts'
import { storeAnswers } from '../../kernel/offline/store-answers.ts'
import { storeShopFiles } from '../../kernel/offline/store-shop-files.ts'
import type { VersionUpdates } from '../../kernel/offline/version-updates.ts'
import { watchVersion } from '../../kernel/offline/watch-version.ts'
import { loginChannel } from '../../kernel/session/login-channel.ts'
import { currentUserKey, shellOf } from '../../kernel/session/shop-queries.ts'
import type { ShopState } from '../../kernel/state/shop-state.ts'
import { loadNewVersion } from './load-new-version.ts'
import { updateSource } from './update-source.ts'

interface OfflineContext extends Pick<ShopState, 'notices' | 'baskets'> {
  readonly queryClient: QueryClient
  readonly i18n: I18n
  /** The newest version by the settings when the tab started. */
  readonly servedVersion: number
}

/**
 * Makes the shop open on this device without a server, with the data that it showed last. `onTooOld` reports
 * whether this version may no longer be used.
 */
export async function prepareOffline(
  window: OfflineContext,
  onTooOld: (isTooOld: boolean) => void,
): Promise<void> {
  const { queryClient, servedVersion } = window
  const offer = offerOnce(window)
  let now: VersionUpdates = 'none'
  trackTyping()
  if (currentUserKey(queryClient) === '') syncUserAcrossTabs(loginChannel, '')
  watchVersion(queryClient, {
    servedVersion,
    onUpdate: (update) => {
      now = update
      if (update === 'offered') offer()
      if (update === 'required') void whenNotTyping().then(() => onTooOld(now === 'required'))
      else onTooOld(false)
    },
  })
  await Promise.allSettled([
    currentUserKey(queryClient) === '' ? undefined : sendLearned(queryClient),
    storeAnswers(queryClient, async () => {
      await queryClient.prefetchQuery(basketDetailQuery(undefined))
      await queryClient.prefetchQuery(orderGuideQuery)
    }),
    storeShopFiles(offer),
    // For the time before a service worker stores the files, and for browsers without one: the code that
    // reports a language as unavailable.
    import('../choose-language.ts'),
  ])
  const { i18n } = window
  await platform().push.nameKinds({ orders: i18n._(msg`Orders`), offers: i18n._(msg`Promotions`) })
  // The user has already allowed push messages. If the renewal fails, the next visit tries again.
  await renewPush(queryClient).catch(() => undefined)
}

async function sendLearned(queryClient: QueryClient): Promise<void> {
  const { sendLearnedMatches } = await import('../../features/quick-order/learned-matches.ts')
  await sendLearnedMatches(queryClient)
}

/** Offers the new version once, as soon as there is one. */
function offerOnce({ notices, baskets, i18n, queryClient }: OfflineContext): () => void {
  let isOffered = false
  const load = async (open?: () => void) => {
    if (await loadNewVersion(baskets, open)) return
    const [text, detail] = [i18n._(msg`No connection`), i18n._(msg`Please try again`)]
    notices.show({ kind: 'toast', about: 'bad', text, detail })
  }
  return () => {
    if (isOffered) return
    isOffered = true
    const toast = { kind: 'toast', about: 'info' } as const
    const source = updateSource(platform().app, shellOf(queryClient))
    if (source.kind === 'server')
      notices.show({
        ...toast,
        text: i18n._(msg`The shop has been updated.`),
        action: { label: i18n._(msg`Reload`), onAction: () => void load() },
      })
    else
      notices.show({
        ...toast,
        text: i18n._(msg`There is a new version of the app.`),
        ...(source.kind === 'store'
          ? { action: { label: i18n._(msg`Open the app store`), onAction: () => void load(source.open) } }
          : { detail: i18n._(msg`Update the app in the app store of your device.`) }),
      })
  }
}
