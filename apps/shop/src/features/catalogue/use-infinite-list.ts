import { platform } from '@provender/platform/current'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { getElementScrollRestorationEntry } from '@tanstack/router-core'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useBetweenPresses } from '../../kernel/app/use-between-presses.ts'
import { confirmedAt } from './device/device-first.ts'
import { maxPageRange, pagesOf, pageRangeAt, type PageRange, withPageRange } from './page-range.ts'
import { shopHref, type ShopState } from './shop-address.ts'
import { productsPerPage, readWhatComes, shopQuery } from './shop-query.ts'

export interface InfiniteList {
  readonly run: PageRange
  /** Shows one more page, until the list has its maximum length. */
  readonly grow: () => void
  /** The ref of the element around the list. */
  readonly list: RefObject<HTMLDivElement | null>
}

/**
 * The pages that a list has grown to. The address follows the page in view, and the browser's
 * history entry stores the range, so that navigating back restores the products and the scroll
 * position. Bypasses the router: there is nothing to load or render.
 */
export function useInfiniteList(state: ShopState, loaded: PageRange): InfiniteList {
  const queryClient = useQueryClient()
  const here = shopHref(state)
  const [grown, setGrown] = useState({ here, run: loaded })
  if (grown.here !== here) setGrown({ here, run: loaded })
  const { run } = grown.here === here ? grown : { run: loaded }
  const list = useRef<HTMLDivElement>(null)
  useAddressInView({ state, here, run, list })
  const betweenPresses = useBetweenPresses()
  const isComingBack = useComingBack(state, loaded, (kept) => setGrown({ here, run: kept }))
  return {
    run,
    list,
    grow: () => {
      if (isComingBack.current || run.to - run.from + 1 >= maxPageRange) return
      const longer = { ...run, to: run.to + 1 }
      // Render in the same task: otherwise a press that has begun would end on another element.
      const show = () => betweenPresses(() => flushSync(() => setGrown({ here, run: longer })))
      // The device answers at once; the answer of the server needs a skeleton.
      if (confirmedAt() === undefined) show()
      else
        void shopQuery({ ...state, page: longer.to })
          .load(queryClient)
          .then(show, show)
    },
  }
}

/**
 * After a reload, the server renders only the page of the address. Loads the rest of
 * the range, shows it, and restores the scroll position.
 */
function useComingBack(
  state: ShopState,
  loaded: PageRange,
  show: (kept: PageRange) => void,
): RefObject<boolean> {
  const router = useRouter()
  const queryClient = useQueryClient()
  const isComing = useRef(false)
  const comeBack = useEffectEvent(async () => {
    const kept = pageRangeAt(state.page, history.state)
    if (kept.from === loaded.from && kept.to === loaded.to) return
    const place = getElementScrollRestorationEntry(router, { getElement: () => globalThis.window })
    isComing.current = true
    const { hasFirst } = await readWhatComes(queryClient, state, kept)
    // The list retries pages that did not load, and shows an error if they fail again. It needs its first page.
    flushSync(() => show(hasFirst ? kept : { from: loaded.from, to: kept.to }))
    if (place && hasFirst) scrollTo(place.scrollX, place.scrollY)
    isComing.current = false
  })
  useEffect(() => void comeBack(), [])
  return isComing
}

interface InView {
  readonly state: ShopState
  readonly here: string
  readonly run: PageRange
  readonly list: RefObject<HTMLDivElement | null>
}

const settlesAfterMs = 120

function useAddressInView({ state, here, run, list }: InView): void {
  // The history entry when the list was opened. The list may still grow while a
  // navigation loads another page, whose address is set already.
  const opened = useRef<{ readonly here: string; readonly entry: unknown }>(undefined)
  useEffect(() => {
    if (opened.current?.here !== here) opened.current = { here, entry: entryKey() }
  }, [here])
  useEffect(() => {
    if (run.from === run.to) return undefined
    const note = () => {
      // A jump within this page has a history entry without a key of the router.
      if (![opened.current?.entry, undefined].includes(entryKey())) return
      const page = pageInView(list.current, run)
      keepEntry(shopHref({ ...state, page }), run)
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const onScroll = () => {
      clearTimeout(timer)
      timer = setTimeout(note, settlesAfterMs)
    }
    // After navigating back the entry is complete already, and the window is not scrolled yet.
    if (!isKept(run)) note()
    addEventListener('scroll', onScroll, { passive: true })
    return () => {
      clearTimeout(timer)
      removeEventListener('scroll', onScroll)
    }
  }, [state, run, list])
}

/** The last page that starts above the middle of the window. */
function pageInView(list: HTMLElement | null, run: PageRange): number {
  const products = list?.querySelector('ul')?.children
  const begun = pagesOf(run).filter((page) => {
    const first = products?.[(page - run.from) * productsPerPage]
    return first !== undefined && first.getBoundingClientRect().top < innerHeight / 2
  })
  return begun.at(-1) ?? run.from
}

/** The router's key of the browser's history entry. */
function entryKey(): unknown {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && '__TSR_key' in state ? state.__TSR_key : undefined
}

/** True if the browser's history entry stores this range. */
function isKept(run: PageRange): boolean {
  const kept = pageRangeAt(run.from, history.state)
  return kept.from === run.from && kept.to === run.to
}

/**
 * Calls the browser's own method: the router's would load the page again. Does nothing if the entry is up to
 * date, because a browser may lose an entry written during a reload.
 */
function keepEntry(href: string, run: PageRange): void {
  if (href === platform().navigation.path() && isKept(run)) return
  History.prototype.replaceState.call(history, withPageRange(history.state, run), '', href)
}
