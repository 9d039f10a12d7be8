import type { ReactNode } from 'react'
import { PromptPlace } from '../overlays/prompt.tsx'

export interface AppFrameProps {
  /** 'Skip to the page': the first stop of the Tab key. */
  readonly skip: string
  /** A Strip, when there is something to say about the whole shop: offline. */
  readonly strip?: ReactNode
  /** A Header; a page may go without. */
  readonly header?: ReactNode
  readonly children: ReactNode
  readonly footer?: ReactNode
  /** A TabBar. */
  readonly tabs?: ReactNode
}

const mainId = 'main'

/**
 * The window: header, page, footer, prompts, and on a phone the tabs. What stays at the foot of the window stands there in
 * a stack: tabs, the page's own bar, a prompt, notices. Each has room of its own, and the page scrolls clear of them all.
 */
export function AppFrame({ skip, strip, header, children, footer, tabs }: AppFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink>{skip}</SkipLink>
      {header}
      {strip}
      <main id={mainId} tabIndex={-1} className="page grow outline-none">
        {children}
      </main>
      {footer}
      <PromptPlace />
      {tabs}
    </div>
  )
}

export interface SkipLinkProps {
  readonly children: string
}

/** Leads past the header; seen only while it has the focus. */
export function SkipLink({ children }: SkipLinkProps) {
  return (
    <a
      href={`#${mainId}`}
      className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-ink px-4 py-3 text-label text-ground focus:translate-y-0"
    >
      {children}
    </a>
  )
}
