export interface AppLink {
  readonly href: string
  readonly target: string
  readonly isDownload: boolean
}

/** The action of an app for a link that its web view cannot follow. */
export type LinkAction =
  | { readonly does: 'navigate' | 'save'; readonly path: string }
  | { readonly does: 'open-outside'; readonly url: string }
  /** A script in a link never runs: it could read the session. */
  | { readonly does: 'nothing' }

export interface AppLocation {
  readonly serverUrl: string
  readonly pageUrl: string
  /** True if the router has a page for the path. */
  readonly isPage: (path: string) => boolean
}

/**
 * Resolves addresses as on the server's own pages: paths are on the server, and `//host` uses the server's scheme. Undefined
 * leaves the link to the web view: other schemes, such as mailto, and a place on the same page.
 */
export function linkAction({ href, target, isDownload }: AppLink, app: AppLocation): LinkAction | undefined {
  const server = new URL(app.serverUrl)
  const page = new URL(app.pageUrl)
  const base = server.origin + page.pathname + page.search
  const url = URL.canParse(href, base) ? new URL(href, base) : undefined
  if (!url) return undefined
  if (url.protocol === 'javascript:' || url.protocol === 'data:') return { does: 'nothing' }
  if (url.protocol === page.protocol && url.host === page.host) return undefined
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined
  const path = url.pathname + url.search + url.hash
  if (url.host !== server.host) return { does: 'open-outside', url: url.href }
  if (isDownload) return { does: 'save', path }
  if (href.startsWith('#')) return undefined
  // A path of `//` would be the address of another site.
  const isPage = !path.startsWith('//') && app.isPage(url.pathname)
  const opensHere = (target === '' || target === '_self') && isPage
  return opensHere ? { does: 'navigate', path } : { does: 'open-outside', url: url.href }
}
