import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { cx } from '../tokens/cx.ts'
import { coversMainButton, followLayout, reserveFooter } from './footer-space.ts'

const containerId = 'prompts'

/**
 * The container of prompts: at the bottom of the window, above the tabs and the page's own bar, with space reserved at the end of the page.
 * Shows only the newest prompt, and moves while it would cover a main button. A phone shows none on a clear page or above the page's
 * own bar.
 */
export function PromptContainer({ isClear }: { readonly isClear: boolean }) {
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => (container.current ? followPrompts(container.current) : undefined), [])
  return (
    <div
      ref={container}
      id={containerId}
      className={cx(
        'pointer-events-none sticky bottom-[calc(var(--tab-bar)+var(--page-bar))] z-25 flow-root data-aside:invisible max-tablet:in-[:has([data-page-bar])]:hidden print:hidden low:static [&>:not(:last-child)]:hidden',
        isClear && 'max-tablet:hidden',
      )}
    />
  )
}

function followPrompts(container: HTMLElement): () => void {
  let stop: (() => void) | undefined
  const put = (): void => {
    const prompt = container.lastElementChild
    if (!(prompt instanceof HTMLElement)) return reserveFooter('--prompt', 0)
    const isAside = coversMainButton(prompt) && !prompt.contains(document.activeElement)
    container.toggleAttribute('data-aside', isAside)
    const isInFlow = getComputedStyle(container).position === 'static'
    reserveFooter('--prompt', isAside || isInFlow ? 0 : container.offsetHeight)
  }
  // Do not follow the layout without a prompt.
  const onChange = (): void => {
    stop?.()
    stop = container.childElementCount > 0 ? followLayout(container, put) : undefined
    if (!stop) put()
  }
  const prompts = new MutationObserver(onChange)
  prompts.observe(container, { childList: true })
  onChange()
  return () => {
    prompts.disconnect()
    stop?.()
    reserveFooter('--prompt', 0)
  }
}

function findContainer(): HTMLElement | null {
  return typeof document === 'undefined' ? null : document.getElementById(containerId)
}

export interface PromptProps {
  readonly label: string
  readonly className: string
  readonly children: ReactNode
}

/**
 * A question or offer that does not block the page. In the frame of the shop it renders in the container of prompts, elsewhere in the document
 * flow.
 */
export function Prompt({ label, className, children }: PromptProps) {
  const [container] = useState(findContainer)
  const prompt = (
    <section aria-label={label} className={`pointer-events-auto ${className}`}>
      {children}
    </section>
  )
  return container ? createPortal(prompt, container) : prompt
}
