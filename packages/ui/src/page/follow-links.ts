/** What the router does with the links of a page. */
export interface LinkFollower {
  /** Goes to a path of this shop without loading the page anew. */
  readonly navigate: (path: string) => void
  /** Somebody is about to: the pointer or the focus is on it. */
  readonly prepare?: ((path: string) => void) | undefined
}

interface Press {
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
 * The path a press on a link leads to inside the shop; undefined when the browser is to follow it itself: another site,
 * another window, a download, a place on the same page, or a press that asks for a new tab.
 */
export function pathToFollow(press: Press, link: Target, here: string): string | undefined {
  if (press.button !== 0 || press.defaultPrevented) return undefined
  if (press.altKey || press.ctrlKey || press.metaKey || press.shiftKey) return undefined
  return pathInside(link, here)
}

function pathInside({ href, target, download }: Target, here: string): string | undefined {
  if (download || (target !== '' && target !== '_self')) return undefined
  const to = new URL(href, here)
  const from = new URL(here)
  if (to.origin !== from.origin) return undefined
  if (to.hash !== '' && to.pathname === from.pathname && to.search === from.search) return undefined
  return to.pathname + to.search + to.hash
}

/**
 * Makes every plain link under `root` one of the shop's own: parts print `<a href>`, and one listener follows them all.
 * That costs a page of links nothing to render and nothing to bring alive. Gives the function that stops it. The root is where React listens:
 * below it a page that is there at once would take the link away before its own handler heard of the press.
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
