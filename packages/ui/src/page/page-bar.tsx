import { type ReactNode, useEffect, useRef } from 'react'
import { followLayout, reserveFooter } from '../overlays/footer-space.ts'

export interface PageBarProps {
  readonly className: string
  readonly children: ReactNode
}

/** A bar with the page's main button. Sticks to the bottom of the window, above the tabs, until the end of its page. */
export function PageBar({ className, children }: PageBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = bar.current
    if (!element) return
    const stop = followLayout(element, () =>
      reserveFooter('--page-bar', isStuck(element) ? element.offsetHeight : 0),
    )
    return () => {
      stop()
      reserveFooter('--page-bar', 0)
    }
  }, [])
  return (
    <div
      ref={bar}
      data-page-bar
      className={`sticky bottom-(--tab-bar) z-25 border-t border-line print:hidden ${className}`}
    >
      {children}
    </div>
  )
}

/** False once the bar has reached its position in the page and scrolls with it. */
function isStuck(bar: HTMLElement): boolean {
  const tabs = Number.parseFloat(getComputedStyle(bar).bottom)
  return bar.getBoundingClientRect().bottom >= innerHeight - tabs - 1
}
