import type { ReactNode } from 'react'
import { PromptContainer } from '../overlays/prompt.tsx'

export interface AppFrameProps {
  /** 'Skip to main content': the first element in tab order. */
  readonly skip: string
  /** A Strip with a message about the whole shop, such as offline. */
  readonly strip?: ReactNode
  /** A Header; optional. */
  readonly header?: ReactNode
  readonly children: ReactNode
  readonly footer?: ReactNode
  /** A TabBar. */
  readonly tabs?: ReactNode
}

const mainId = 'main'

/**
 * The frame of the shop: header, page, footer, prompts, and the tabs on a phone. Elements fixed to the bottom of the window are stacked:
 * tabs, the page's own bar, a prompt, notices. Each reserves its space, so that the page can scroll clear of all of them.
 */
export function AppFrame({ skip, strip, header, children, footer, tabs }: AppFrameProps) {
  return (
    <div className="flex min-h-[calc(100dvh-var(--inset-top))] flex-col">
      <SkipLink>{skip}</SkipLink>
      {header}
      {strip}
      <main id={mainId} tabIndex={-1} className="page grow outline-none">
        {children}
      </main>
      {footer}
      <PromptContainer />
      {tabs}
    </div>
  )
}

export interface SkipLinkProps {
  readonly children: string
}

/** Skips the header; visible only while focused. */
export function SkipLink({ children }: SkipLinkProps) {
  return (
    <a
      href={`#${mainId}`}
      className="fixed top-[calc(8px+var(--inset-top))] left-2 z-50 translate-y-[calc(-80px-var(--inset-top))] rounded-control bg-ink px-4 py-3 text-label text-ground focus:translate-y-0"
    >
      {children}
    </a>
  )
}
