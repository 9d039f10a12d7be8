import type { Navigation } from '@provender/platform/platform'
import { webPlatform } from '@provender/platform/web-platform'
import { isNewLink, recordLink, targetOfLink } from './app-links.ts'
import { reportForeignLink } from './foreign-links.ts'

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

/**
 * Called before the router exists: puts the first path into the address. That of a restart comes before that of the link,
 * which the system reports again after every restart. Returns the link if it opened its page or was reported as foreign.
 */
export function openStartPath(launchUrl: string, serverUrl: string): string | undefined {
  const restartPath = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  const target = targetOfLink(launchUrl, serverUrl)
  const linkedPath = target?.kind === 'page' ? target.path : undefined
  // A link that cannot be recorded would open after every reload.
  const opens = isNewLink(launchUrl) && recordLink(launchUrl)
  const path = restartPath ?? (opens ? linkedPath : undefined)
  if (path !== undefined) history.replaceState(null, '', path)
  const isForeign = opens && target?.kind === 'foreign'
  if (isForeign) reportForeignLink(target.host)
  return isForeign || (path !== undefined && path === linkedPath) ? launchUrl : undefined
}
