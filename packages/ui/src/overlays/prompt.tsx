import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { coversMainButton, followLayout, reserveFooter } from './footer-space.ts'

const placeId = 'prompts'

/**
 * The place of prompts: at the bottom of the window, above the tabs and the page's own bar, with space reserved at the end of the page.
 * Shows only the newest prompt, and moves while it would cover a main button.
 */
export function PromptPlace() {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => (place.current ? followPrompts(place.current) : undefined), [])
  return (
    <div
      ref={place}
      id={placeId}
      className="pointer-events-none sticky bottom-[calc(var(--tab-bar)+var(--page-bar))] z-25 flow-root data-aside:invisible print:hidden low:static [&>:not(:last-child)]:hidden"
    />
  )
}

function followPrompts(place: HTMLElement): () => void {
  let stop: (() => void) | undefined
  const put = (): void => {
    const prompt = place.lastElementChild
    if (!(prompt instanceof HTMLElement)) return reserveFooter('--prompt', 0)
    const isAside = coversMainButton(prompt) && !prompt.contains(document.activeElement)
    place.toggleAttribute('data-aside', isAside)
    const isInFlow = getComputedStyle(place).position === 'static'
    reserveFooter('--prompt', isAside || isInFlow ? 0 : place.offsetHeight)
  }
  // Do not follow the layout without a prompt.
  const onChange = (): void => {
    stop?.()
    stop = place.childElementCount > 0 ? followLayout(place, put) : undefined
    if (!stop) put()
  }
  const prompts = new MutationObserver(onChange)
  prompts.observe(place, { childList: true })
  onChange()
  return () => {
    prompts.disconnect()
    stop?.()
    reserveFooter('--prompt', 0)
  }
}

function findPlace(): HTMLElement | null {
  return typeof document === 'undefined' ? null : document.getElementById(placeId)
}

export interface PromptProps {
  /** Accessible name: 'Cookies', 'Notifications'. */
  readonly label: string
  readonly className: string
  readonly children: ReactNode
}

/**
 * A question or offer that does not block the page. In the frame of the shop it renders in the place for prompts, elsewhere in the document
 * flow.
 */
export function Prompt({ label, className, children }: PromptProps) {
  const [place] = useState(findPlace)
  const prompt = (
    <section aria-label={label} className={`pointer-events-auto ${className}`}>
      {children}
    </section>
  )
  return place ? createPortal(prompt, place) : prompt
}
