import { type ReactNode, useEffect, useRef } from 'react'
import { followLayout, reserveFoot } from '../overlays/footer-space.ts'

export interface PageBarProps {
  readonly className: string
  readonly children: ReactNode
}

/** A bar with the page's main button. It stays at the foot of the window, above the tabs, until the page below it ends. */
export function PageBar({ className, children }: PageBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = bar.current
    if (!element) return
    const stop = followLayout(element, () =>
      reserveFoot('--page-bar', isStuck(element) ? element.offsetHeight : 0),
    )
    return () => {
      stop()
      reserveFoot('--page-bar', 0)
    }
  }, [])
  return (
    <div
      ref={bar}
      className={`sticky bottom-(--tab-bar) z-25 border-t border-line print:hidden ${className}`}
    >
      {children}
    </div>
  )
}

/** False where the bar has reached its own place in the page, and scrolls away with it. */
function isStuck(bar: HTMLElement): boolean {
  const tabs = Number.parseFloat(getComputedStyle(bar).bottom)
  return bar.getBoundingClientRect().bottom >= innerHeight - tabs - 1
}
