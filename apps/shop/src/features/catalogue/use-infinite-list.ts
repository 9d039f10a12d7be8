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
  /** Shows one page more, as long as the list is not too long. */
  readonly grow: () => void
  /** Goes on the element round the list. */
  readonly list: RefObject<HTMLDivElement | null>
}

/**
 * The pages that a list has grown to. The address follows the page in view, and the entry of the browser's history keeps the
 * run, so that coming back finds both the products and the place. The router is not asked: nothing is to be loaded or drawn.
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
      // Rendered in the same task: a press that began before would end on another element.
      const show = () => betweenPresses(() => flushSync(() => setGrown({ here, run: longer })))
      // What the device answers is there at once; for the server's answer there is a skeleton.
      if (confirmedAt() === undefined) show()
      else
        void shopQuery({ ...state, page: longer.to })
          .load(queryClient)
          .then(show, show)
    },
  }
}

/**
 * Of a page that is loaded anew the server makes the one page of the address: once the rest of the run is there, it takes its
 * place again, and the window goes where it was.
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
    // What did not come the list asks for again by itself, and says so where it still does not. It needs its first page to stand on.
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
  // Of when the list was opened: it may still grow while another page is on its way in, whose address stands already.
  const opened = useRef<{ readonly here: string; readonly entry: unknown }>(undefined)
  useEffect(() => {
    if (opened.current?.here !== here) opened.current = { here, entry: entryKey() }
  }, [here])
  useEffect(() => {
    if (run.from === run.to) return undefined
    const note = () => {
      // A place on this page is an entry of the browser's own, without a key.
      if (![opened.current?.entry, undefined].includes(entryKey())) return
      const page = pageInView(list.current, run)
      keepEntry(shopHref({ ...state, page }), run)
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const onScroll = () => {
      clearTimeout(timer)
      timer = setTimeout(note, settlesAfterMs)
    }
    // Who comes back finds the entry as it was; the window is not at its place yet.
    if (!isKept(run)) note()
    addEventListener('scroll', onScroll, { passive: true })
    return () => {
      clearTimeout(timer)
      removeEventListener('scroll', onScroll)
    }
  }, [state, run, list])
}

/** The last page that begins above the middle of the window. */
function pageInView(list: HTMLElement | null, run: PageRange): number {
  const products = list?.querySelector('ul')?.children
  const begun = pagesOf(run).filter((page) => {
    const first = products?.[(page - run.from) * productsPerPage]
    return first !== undefined && first.getBoundingClientRect().top < innerHeight / 2
  })
  return begun.at(-1) ?? run.from
}

/** What the router knows an entry of the browser's history by. */
function entryKey(): unknown {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && '__TSR_key' in state ? state.__TSR_key : undefined
}

/** Does the entry of the browser's history keep this very run? */
function isKept(run: PageRange): boolean {
  const kept = pageRangeAt(run.from, history.state)
  return kept.from === run.from && kept.to === run.to
}

/** The browser's own, not the router's, which would load the page anew. A browser may lose an entry that is loaded anew as it is written. */
function keepEntry(href: string, run: PageRange): void {
  if (href === platform().navigation.path() && isKept(run)) return
  History.prototype.replaceState.call(history, withPageRange(history.state, run), '', href)
}
