import type { Navigation } from '@provender/platform/platform'
import { webPlatform } from '@provender/platform/web-platform'

const key = 'start-path'

/**
 * The web view serves the app's page at paths without a dot only, and product addresses may have one. So a restart
 * loads `/` and opens the path from there.
 */
export function appNavigation(serverUrl: string): Navigation {
  const { navigation } = webPlatform
  const restart = (path: string): void => {
    try {
      sessionStorage.setItem(key, path)
    } catch {
      // The storage is full: the app restarts on the first page.
    }
    location.replace('/')
  }
  return {
    ...navigation,
    origin: () => serverUrl,
    restart,
    reload: () => restart(navigation.path()),
  }
}

/** Called before the router exists: puts the first path into the address, that of a link or of `restart`. */
export function openStartPath(linkedPath: string | undefined): void {
  const path = linkedPath ?? sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  if (path !== null) history.replaceState(null, '', path)
}
