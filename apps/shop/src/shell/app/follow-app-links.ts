import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { isApiError } from '@provender/client/api/execute'
import type { InstalledApp } from '@provender/platform/platform'
import type { NoticeQueue } from '@provender/ui/overlays/notice-queue'
import type { RegisteredRouter } from '@tanstack/react-router'
import { sessionQuery } from '../../kernel/session/shop-queries.ts'
import { type AppLink, type LinkAction, linkAction } from './link-action.ts'
import { createFileSaver } from './save-server-file.ts'

interface AppLinksOptions {
  readonly app: InstalledApp
  readonly router: RegisteredRouter
  readonly notices: NoticeQueue
  readonly i18n: I18n
}

/**
 * Handles clicks on the links that a browser follows by itself and a web view cannot: files of the server, other sites,
 * and pages by their whole address. Shows a notice if a link to another server has opened the app. Returns the function
 * that stops it.
 */
export function followAppLinks({ app, router, notices, i18n }: AppLinksOptions): () => void {
  const { queryClient } = router.options.context
  const save = createFileSaver((error) => {
    const { code, message } = isApiError(error) ? error.refusal : { code: undefined, message: '' }
    const text = code === 0 ? i18n._(msg`No connection`) : message || i18n._(msg`An error has occurred`)
    notices.show({ kind: 'toast', about: 'bad', text })
    // Any query that the server refuses opens the login page.
    if (code === 401) void queryClient.refetchQueries({ queryKey: sessionQuery.queryKey })
  })
  const run = (action: LinkAction): void => {
    if (action.does === 'navigate') void router.navigate({ href: action.path })
    else if (action.does === 'save') void save(action.path)
    else if (action.does === 'open-outside') app.openOutside(action.url)
  }
  const onClick = (event: MouseEvent): void => {
    const link = event.defaultPrevented || event.button !== 0 ? undefined : linkOf(event.target)
    const action =
      link &&
      linkAction(link, {
        serverUrl: app.serverUrl,
        pageUrl: location.href,
        isPage: (path) => router.getMatchedRoutes(path)[2] !== undefined,
      })
    if (!action) return
    event.preventDefault()
    run(action)
  }
  // After the listener of `followLinks`, which handles the links to our own pages.
  document.addEventListener('click', onClick)
  const { isSignedIn } = router.options.context
  const foreignLinkText = (host: string) => {
    // The app of one wholesaler has no other to choose.
    if (!app.leaveServer) return msg`This link belongs to ${host}, not to this shop.`
    return isSignedIn
      ? msg`This link belongs to ${host}, not to this shop. To change the wholesaler, log out and choose another one on the login page.`
      : msg`This link belongs to ${host}, not to this shop. You can choose another wholesaler on the login page.`
  }
  const stopForeignLinks = app.onForeignLink((host) => {
    notices.show({ kind: 'toast', about: 'info', text: i18n._(foreignLinkText(host)) })
  })
  return () => {
    document.removeEventListener('click', onClick)
    stopForeignLinks()
  }
}

function linkOf(target: EventTarget | null): AppLink | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link) return undefined
  return {
    href: link.getAttribute('href') ?? '',
    target: link.target,
    isDownload: link.hasAttribute('download'),
  }
}
