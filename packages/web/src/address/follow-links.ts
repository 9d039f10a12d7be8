export interface LinkFollower {
  readonly navigate: (path: string) => void
  readonly prepare?: ((path: string) => void) | undefined
}

interface PressEvent {
  readonly button: number
  readonly defaultPrevented: boolean
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
}

interface Target {
  readonly href: string
  readonly target: string
  readonly download: boolean
}

/**
 * The path to navigate to for a click on a link. Undefined leaves it to the browser: another site, another window, a download, an anchor on
 * the same page, or a click for a new tab.
 */
export function pathToFollow(press: PressEvent, link: Target, here: string): string | undefined {
  if (press.button !== 0 || press.defaultPrevented) return undefined
  if (press.altKey || press.ctrlKey || press.metaKey || press.shiftKey) return undefined
  return pathInside(link, here)
}

function pathInside({ href, target, download }: Target, here: string): string | undefined {
  if (download || (target !== '' && target !== '_self')) return undefined
  const to = new URL(href, here)
  const from = new URL(here)
  // Not by `origin`: that of an app's own scheme is "null", and so is that of a mail address.
  if (to.protocol !== from.protocol || to.host !== from.host) return undefined
  if (to.hash !== '' && to.pathname === from.pathname && to.search === from.search) return undefined
  return to.pathname + to.search + to.hash
}

/**
 * Handles clicks on all plain `<a href>` links below `root` with one listener, so that links need no rendering or hydration of their own.
 * Returns a function that stops it. `root` must be React's root: on an element below it, an immediate navigation would remove the link
 * before its own click handler runs.
 */
export function followLinks(root: Document, { navigate, prepare }: LinkFollower): () => void {
  const stop = new AbortController()
  root.addEventListener(
    'click',
    (event) => {
      const link = linkOf(event.target)
      const path = link && pathToFollow(event, link, location.href)
      if (path === undefined) return
      event.preventDefault()
      navigate(path)
    },
    { signal: stop.signal },
  )
  const onApproach = (event: Event) => {
    const link = linkOf(event.target)
    const path = link && pathInside(link, location.href)
    if (path !== undefined) prepare?.(path)
  }
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    root.addEventListener(type, onApproach, { signal: stop.signal, passive: true })
  return () => stop.abort()
}

function linkOf(target: EventTarget | null): Target | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  return link ? { href: link.href, target: link.target, download: link.hasAttribute('download') } : undefined
}
