import { useLingui } from '@lingui/react/macro'
import { platform } from '@provender/platform/current'
import type { NoticeQueue } from '@provender/ui/overlays/notice-queue'
import { AppFrame } from '@provender/ui/page/app-frame'
import { followLinks } from '@provender/web/address/follow-links'
import { passwordQuestion } from '@provender/web/api/password-question'
import { prefetchModules, lazyPart } from '@provender/web/loading/lazy-part'
import { useQueryClient } from '@tanstack/react-query'
import { useHydrated, useMatches, useRouteContext, useRouter } from '@tanstack/react-router'
import { Fragment, type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { useVisit } from '../features/account/visit.ts'
import { useDevice } from '../features/catalogue/device/use-device.ts'
import { ProductListProvider } from '../features/catalogue/product-list-provider.tsx'
import { PagePart } from '../kernel/errors/page-part.tsx'
import { Messages } from '../kernel/page/messages.tsx'
import { ShopStateContext } from '../kernel/state/shop-state.ts'
import { createShopState } from './create-shop-state.ts'
import { OfflineStrip } from './offline-strip.tsx'
import { useOffline } from './offline/use-offline.ts'
import { ShellPanels, usePanels } from './shell-panels.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { SiteTabs } from './site-tabs.tsx'
import { WithoutScript } from './without-script.tsx'

const ShellAsides = lazyPart(async () => (await import('./shell-prompts.tsx')).ShellPrompts)
const PasswordDialog = lazyPart(
  async () => (await import('../features/account/password-dialog.tsx')).PasswordDialog,
)
const TooOldDialog = lazyPart(async () => (await import('./offline/too-old-dialog.tsx')).TooOldDialog)

export function Shell({ children }: { readonly children: ReactNode }) {
  const { i18n } = useLingui()
  const queryClient = useQueryClient()
  const { signedInFeatures } = useRouteContext({ from: '__root__' })
  const [state] = useState(() => createShopState({ queryClient, i18n, signedInFeatures }))
  useEffect(() => {
    state.baskets.retry()
    void state.favourites?.settle()
  }, [state])
  useFollowedLinks(state.notices)
  useFollowedFocus()
  useVisitorScans(signedInFeatures === undefined)
  useVisit()
  useDevice()
  const isTooOld = useOffline(state)
  const isReading = useSyncExternalStore(
    state.baskets.subscribe,
    () => state.baskets.view().isReading,
    () => false,
  )
  const question = useSyncExternalStore(passwordQuestion.subscribe, passwordQuestion.current, () => undefined)
  return (
    <ShopStateContext value={state}>
      <ProductListProvider>
        {/* Baskets without their unsent lines would look as if these were lost. */}
        <Frame>{isReading ? null : children}</Frame>
        <Messages />
        {state.signedInFeatures && (
          <PagePart>
            <state.signedInFeatures.ProductListFloats />
          </PagePart>
        )}
        {question && (
          <Suspense>
            <PasswordDialog {...question} />
          </Suspense>
        )}
        {isTooOld && (
          <Suspense>
            <TooOldDialog />
          </Suspense>
        )}
      </ProductListProvider>
    </ShopStateContext>
  )
}

function Frame({ children }: { readonly children: ReactNode }) {
  const { t } = useLingui()
  const { onPanel, ...panels } = usePanels()
  // The prompts and panels depend on this browser, about which the server knows nothing.
  const isHydrated = useHydrated()
  const {
    isBare = false,
    hidesHeader = isBare,
    isClear,
  } = useMatches({
    select: (matches) => matches.at(-1)?.staticData ?? {},
  })
  // An app has a bar and tabs of its own, and no footer.
  const { appFrame } = useRouteContext({ from: '__root__' })
  const Around = appFrame?.Bar ?? Fragment
  const Tabs = appFrame?.Tabs ?? SiteTabs
  return (
    <>
      <Around>
        <AppFrame
          skip={t`Skip to main content`}
          header={
            hidesHeader || appFrame ? undefined : (
              <PagePart>
                <SiteHeader onPanel={onPanel} />
              </PagePart>
            )
          }
          isClear={isClear}
          strip={<OfflineStrip />}
          footer={
            isBare || appFrame ? undefined : (
              <PagePart>
                <SiteFooter onPanel={onPanel} />
              </PagePart>
            )
          }
          tabs={
            isBare ? undefined : (
              <PagePart>
                <Tabs />
              </PagePart>
            )
          }
        >
          <WithoutScript />
          {children}
        </AppFrame>
      </Around>
      {isHydrated && !isBare && (
        <PagePart>
          <Suspense>
            <ShellAsides onPanel={onPanel} />
          </Suspense>
        </PagePart>
      )}
      <PagePart>
        <ShellPanels {...panels} />
      </PagePart>
    </>
  )
}

/** Follows plain links with the router, through one listener for the whole page. In an app, a second listener handles all other links. */
function useFollowedLinks(notices: NoticeQueue): void {
  const router = useRouter()
  const { i18n } = useLingui()
  useEffect(
    () =>
      followLinks(document, {
        navigate: (path) => void router.navigate({ href: path }),
        prepare: (path) => void router.preloadRoute({ href: path } as never),
      }),
    [router],
  )
  useEffect(() => {
    const { app } = platform()
    if (!app) return
    return whenLoaded(async () =>
      (await import('./app/follow-app-links.ts')).followAppLinks({ app, router, notices, i18n }),
    )
  }, [router, notices, i18n])
}

function useFollowedFocus(): void {
  const router = useRouter()
  useEffect(() => soon(async () => (await import('./manage-focus.ts')).manageFocus(router)), [router])
}

/** Visitors only. Scans of signed-in users are handled with their own features. */
function useVisitorScans(isVisitor: boolean): void {
  const router = useRouter()
  useEffect(
    () =>
      isVisitor
        ? soon(async () => (await import('../features/scan/visitor-scans.ts')).listenForVisitorScans(router))
        : undefined,
    [isVisitor, router],
  )
}

/** Starts a part that is not needed until the first page is idle. Returns the function that stops it. */
function soon(start: () => Promise<() => void>): () => void {
  let stop: (() => void) | undefined
  const cancel = prefetchModules([async () => (stop ??= await start())])
  return () => {
    cancel()
    stop?.()
  }
}

/** Starts a part as soon as it is loaded. Returns the function that stops it. */
function whenLoaded(start: () => Promise<() => void>): () => void {
  const started = start()
  return () => void started.then((stop) => stop())
}
