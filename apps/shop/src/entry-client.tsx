import { platform } from '@provender/platform/current'
import { followPageTranslator } from '@provender/web/texts/follow-page-translator'
import { notifyManager } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createClientRouter, languageNamed } from './entry-client-router.ts'

const { lang, dataset } = document.documentElement

/** Hydrates the page that the server rendered. Without a server, renders it from the data stored on this device. */
async function start(): Promise<void> {
  if (dataset['offlineStart'] === undefined) {
    const router = await createClientRouter(languageNamed(lang), dataset['signedIn'] !== undefined)
    hydrateRoot(document, <RouterClient router={router} />)
    return
  }
  const { startOffline } = await import('./shell/offline/start-offline.ts')
  await startOffline({
    createRouter: (isSignedIn) =>
      createClientRouter(languageNamed(platform().cookies.get('lang') ?? lang), isSignedIn),
    show: (router) => createRoot(document).render(<RouterProvider router={router} />),
  })
}

// Show data from memory and from the device at once, not in a later task behind the next frame.
notifyManager.setScheduler(queueMicrotask)
followPageTranslator()
void start()
