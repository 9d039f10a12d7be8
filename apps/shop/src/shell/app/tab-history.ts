import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router'
import type { createSheetHistory } from './sheet-history.ts'
import { tabOfPath, type TabName, tabRoots, tabWithRoot } from './tab-of-path.ts'

/** What the app stores in an entry of the history of its web view, besides what the router does. */
interface EntryState {
  readonly key: string
  readonly __TSR_key: string
  readonly __TSR_index: number
  readonly tab: TabName
}

interface Entry {
  readonly href: string
  readonly state: EntryState
}

export interface TabHistory {
  readonly history: RouterHistory
  /** The tab of the last press and the depth of its page, which may still be loading. */
  readonly place: () => { readonly tab: TabName; readonly depth: number }
  readonly select: (tab: TabName, how?: { readonly atRoot?: boolean }) => void
  /**
   * Removes the second of two first pages of a tab, which a redirect at the start leaves. Returns false if there was none. The router has to
   * load again otherwise.
   */
  readonly removeSecondRoot: () => Promise<boolean>
  /** Shows the tab that the user left for this one; the first one after the start. */
  readonly selectLast: () => void
  /** Opens a page from outside the app, in its own tab, with the first page of that tab below it. */
  readonly openFromOutside: (href: string) => void
}

/** The tab of an entry in the history; the first one for an unassigned entry. */
export function tabOfState(state: object): TabName {
  return (state as Partial<EntryState>).tab ?? 'home'
}

/** The number of pages below this one, in its tab and down to the first page of the app. */
export function depthOfState(state: object): number {
  return (state as Partial<EntryState>).__TSR_index ?? 0
}

/**
 * The web view's own history holds one tab at a time: the first page of the app, and on top of it the stack of the tab. So the swipe of iOS and the
 * back button of Android lead from page to page, to the first page of the tab, to that of the app, and out of it. Another tab replaces the
 * entries.
 */
export function createTabHistory(createSheets?: typeof createSheetHistory): TabHistory {
  const sheets = createSheets?.(() => current())
  // Before the router's own listener, so that it never sees the steps of an exchange.
  let onExchanged: (() => void) | undefined
  addEventListener(
    'popstate',
    (event) => {
      if (!onExchanged) return
      event.stopImmediatePropagation()
      onExchanged()
    },
    { capture: true },
  )
  layPagesBelow()
  const history = createBrowserHistory()
  const stacks = new Map<TabName, readonly Entry[]>()
  /** The entries that the history is about to hold. Of several presses at once the last one counts. */
  let wanted: readonly Entry[] | undefined

  const current = (): Entry => ({
    href: history.location.href,
    state: history.location.state as unknown as EntryState,
  })
  /** The stack of the visible tab, which the router changes with every navigation. */
  const record = (): void => {
    const { href, state } = current()
    const depth = depthOfState(state)
    const tab = tabOfState(state)
    // After a reload, only the first of the pages below is certain.
    const below = stacks.get(tab) ?? (tab === 'home' || depth < 2 ? [] : [entryOf(tabRoots[tab], 1, tab)])
    stacks.set(tab, depth === 0 ? [] : [...below.slice(0, depth - 1), { href, state }])
  }
  const exchange = (entries: readonly Entry[]): void => {
    if (sheets?.isOpen()) return void sheets.leave().then(() => exchange(entries))
    const isExchanging = wanted !== undefined
    wanted = entries
    if (isExchanging) return
    history.flush()
    const finish = (): void => {
      onExchanged = undefined
      for (const [index, { href, state }] of (wanted ?? []).entries())
        History.prototype.pushState.call(window.history, { ...state, __TSR_index: index + 1 }, '', href)
      wanted = undefined
      // The router reads the new place as after any other step.
      dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }))
    }
    const depth = depthOfState(current().state)
    if (depth === 0) return finish()
    onExchanged = finish
    window.history.go(-depth)
  }
  let last: TabName = 'home'
  const select: TabHistory['select'] = (tab, { atRoot = false } = {}) => {
    const here = place().tab
    if (here !== tab) last = here
    const stored = stacks.get(tab) ?? []
    const isHome = tab === 'home'
    const [lowest] = stored
    // A redirect may have put another page there.
    const root = lowest && tabWithRoot(pathOf(lowest.href)) === tab ? lowest : entryOf(tabRoots[tab], 1, tab)
    const first = isHome ? [] : [root]
    exchange(atRoot ? first : isHome || stored.length === 0 ? [...first, ...stored] : stored)
  }
  /** The tab whose first page is visible, but in the wrong place: above another page. */
  const tabOfSecondRoot = (): TabName | undefined => {
    const { href, state } = current()
    const tab = tabWithRoot(href)
    const isAtItsPlace = tab === tabOfState(state) && depthOfState(state) <= (tab === 'home' ? 0 : 1)
    return isAtItsPlace ? undefined : tab
  }
  const removeSecondRoot = async (): Promise<boolean> => {
    const tab = tabOfSecondRoot()
    if (!tab) return false
    // Of an exchange, only the last event gets so far.
    const exchanged = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
    select(tab, { atRoot: true })
    await exchanged
    return true
  }
  const openFromOutside = (href: string): void => exchange(stackOf(href))

  const place: TabHistory['place'] = () => {
    const state = wanted ? (wanted.at(-1)?.state ?? { tab: 'home' }) : current().state
    return { tab: tabOfState(state), depth: wanted ? wanted.length : depthOfState(state) }
  }

  record()
  // Not as a subscriber: without one, the router itself loads a page that the first one redirects to.
  addEventListener('popstate', record)
  const { push } = history
  // A link to the first page of another tab is a press on that tab. All other pages open in the tab of the link.
  history.push = (href, state, options) => {
    const tab = tabWithRoot(href)
    const here = tabOfState(current().state)
    if (tab && (tab !== here || depthOfState(current().state) > 0)) select(tab, { atRoot: true })
    else if (sheets?.isOpen()) void sheets.leave().then(() => history.push(href, state, options))
    else {
      push(href, { ...state, tab: here } as never, options)
      record()
    }
  }
  const { replace } = history
  history.replace = (href, state, options) => {
    replace(href, { ...state, tab: tabOfState(current().state) } as never, options)
    record()
    // Before the router follows the history, it would load the page of the redirect at the same time.
    const tab = history.subscribers.size > 0 ? tabOfSecondRoot() : undefined
    if (tab) select(tab, { atRoot: true })
  }
  return {
    history,
    place,
    select,
    selectLast: () => select(last === place().tab ? 'home' : last),
    removeSecondRoot,
    openFromOutside,
  }
}

/** The app may start at any page: after a link, or after a restart. */
function layPagesBelow(): void {
  const { pathname, search, hash } = location
  const href = pathname + search + hash
  if (window.history.state !== null && '__TSR_index' in (window.history.state as object)) return
  const home = entryOf(tabRoots.home, 0, 'home')
  window.history.replaceState(home.state, '', home.href)
  for (const { href: to, state } of stackOf(href)) window.history.pushState(state, '', to)
}

function stackOf(href: string): readonly Entry[] {
  const tab = tabOfPath(href)
  const roots = tab === 'home' ? [] : [tabRoots[tab]]
  const pages = href === tabRoots[tab] ? roots : [...roots, href]
  return pages.map((page, index) => entryOf(page, index + 1, tab))
}

function entryOf(href: string, index: number, tab: TabName): Entry {
  const key = Math.random().toString(36).slice(2, 10)
  return { href, state: { key, __TSR_key: key, __TSR_index: index, tab } }
}

function pathOf(href: string): string {
  return href.replace(/[?#].*$/, '')
}
