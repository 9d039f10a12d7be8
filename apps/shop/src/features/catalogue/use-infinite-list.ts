import { platform } from '@provender/platform/current'
import { usePressRelease } from '@provender/web/input/use-press-release'
import { scrollPosition } from '@provender/web/loading/scroll-position'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { confirmedAt } from './device/device-first-query.ts'
import { maxPageRange, pagesOf, storedPageRange, type PageRange, withPageRange } from './page-range.ts'
import { shopHref, type ShopPageState } from './shop-address.ts'
import { productsPerPage, fetchAvailablePages, shopQuery } from './shop-query.ts'

export interface InfiniteList {
  readonly pages: PageRange
  readonly grow: () => void
  readonly list: RefObject<HTMLDivElement | null>
}

/**
 * The pages that a list has grown to. The address follows the page in view, and the browser's
 * history entry stores the range, so that navigating back restores the products and the scroll
 * position. Bypasses the router: there is nothing to load or render.
 */
export function useInfiniteList(state: ShopPageState, loaded: PageRange): InfiniteList {
  const queryClient = useQueryClient()
  const href = shopHref(state)
  const [grown, setGrown] = useState({ href, pages: loaded })
  if (grown.href !== href) setGrown({ href, pages: loaded })
  const { pages } = grown.href === href ? grown : { pages: loaded }
  const list = useRef<HTMLDivElement>(null)
  useAddressSync({ state, href, pages, list })
  const runAfterRelease = usePressRelease()
  const isComingBack = useComingBack(state, loaded, (range) => setGrown({ href, pages: range }))
  return {
    pages,
    list,
    grow: () => {
      if (isComingBack.current || pages.to - pages.from + 1 >= maxPageRange) return
      const longer = { ...pages, to: pages.to + 1 }
      // Render in the same task: otherwise a press that has begun would end on another element.
      const show = () => runAfterRelease(() => flushSync(() => setGrown({ href, pages: longer })))
      // The device answers at once; the answer of the server needs a skeleton.
      if (confirmedAt() === undefined) show()
      else
        void shopQuery({ ...state, page: longer.to })
          .load(queryClient)
          .then(show, show)
    },
  }
}

function useComingBack(
  state: ShopPageState,
  loaded: PageRange,
  show: (range: PageRange) => void,
): RefObject<boolean> {
  const router = useRouter()
  const queryClient = useQueryClient()
  const isComing = useRef(false)
  const comeBack = useEffectEvent(async () => {
    const range = storedPageRange(state.page, history.state)
    if (range.from === loaded.from && range.to === loaded.to) return
    const position = scrollPosition(router)
    isComing.current = true
    const { hasFirst } = await fetchAvailablePages(queryClient, state, range)
    // The list retries pages that did not load, and shows an error if they fail again. It needs its first page.
    flushSync(() => show(hasFirst ? range : { from: loaded.from, to: range.to }))
    if (position && hasFirst) scrollTo(position.scrollX, position.scrollY)
    isComing.current = false
  })
  useEffect(() => void comeBack(), [])
  return isComing
}

interface AddressSyncOptions {
  readonly state: ShopPageState
  readonly href: string
  readonly pages: PageRange
  readonly list: RefObject<HTMLDivElement | null>
}

const settleDelayMs = 120

function useAddressSync({ state, href, pages, list }: AddressSyncOptions): void {
  // The history entry when the list was opened. The list may still grow while a
  // navigation loads another page, whose address is set already.
  const opened = useRef<{ readonly href: string; readonly entry: unknown }>(undefined)
  useEffect(() => {
    if (opened.current?.href !== href) opened.current = { href, entry: entryKey() }
  }, [href])
  useEffect(() => {
    if (pages.from === pages.to) return undefined
    const record = () => {
      // A jump within this page has a history entry without a key of the router.
      if (![opened.current?.entry, undefined].includes(entryKey())) return
      const page = pageInView(list.current, pages)
      storeRange(shopHref({ ...state, page }), pages)
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const onScroll = () => {
      clearTimeout(timer)
      timer = setTimeout(record, settleDelayMs)
    }
    // After navigating back the entry is complete already, and the window is not scrolled yet.
    if (!isStored(pages)) record()
    addEventListener('scroll', onScroll, { passive: true })
    return () => {
      clearTimeout(timer)
      removeEventListener('scroll', onScroll)
    }
  }, [state, pages, list])
}

function pageInView(list: HTMLElement | null, pages: PageRange): number {
  const products = list?.querySelector('ul')?.children
  const visiblePages = pagesOf(pages).filter((page) => {
    const first = products?.[(page - pages.from) * productsPerPage]
    return first !== undefined && first.getBoundingClientRect().top < innerHeight / 2
  })
  return visiblePages.at(-1) ?? pages.from
}

function entryKey(): unknown {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && '__TSR_key' in state ? state.__TSR_key : undefined
}

/** True if the browser's history entry stores this range. */
function isStored(pages: PageRange): boolean {
  const range = storedPageRange(pages.from, history.state)
  return range.from === pages.from && range.to === pages.to
}

/**
 * Calls the browser's own method: the router's would load the page again. Does nothing if the entry is up to
 * date, because a browser may lose an entry written during a reload.
 */
function storeRange(href: string, pages: PageRange): void {
  if (href === platform().navigation.path() && isStored(pages)) return
  History.prototype.replaceState.call(history, withPageRange(history.state, pages), '', href)
}
