import type { ReactNode } from 'react'
import { PromptContainer } from '../overlays/prompt.tsx'
import { cx } from '../tokens/cx.ts'

export interface AppFrameProps {
  readonly skip: string
  readonly strip?: ReactNode
  readonly header?: ReactNode
  readonly children: ReactNode
  readonly footer?: ReactNode
  /** On a phone, a page with a task to finish: no strip and no prompts. */
  readonly isClear?: boolean | undefined
  readonly tabs?: ReactNode
}

const mainId = 'main'

/**
 * The frame of the shop: header, page, footer, prompts, and the tabs on a phone. Elements fixed to the bottom of the window are stacked:
 * tabs, the page's own bar, a prompt, notices. Each reserves its space, so that the page can scroll clear of all of them.
 */
export function AppFrame({ skip, strip, header, children, footer, isClear = false, tabs }: AppFrameProps) {
  return (
    <div className="flex min-h-[calc(100dvh-var(--inset-top))] flex-col">
      <SkipLink>{skip}</SkipLink>
      {header}
      <div className={cx('contents', isClear && 'max-tablet:hidden')}>{strip}</div>
      <main id={mainId} tabIndex={-1} className="page grow outline-none">
        {children}
      </main>
      {footer}
      <PromptContainer isClear={isClear} />
      {tabs}
    </div>
  )
}

export interface SkipLinkProps {
  readonly children: string
}

export function SkipLink({ children }: SkipLinkProps) {
  return (
    <a
      href={`#${mainId}`}
      className="fixed top-[calc(8px+var(--inset-top))] left-2 z-50 translate-y-[calc(-100%-16px-var(--inset-top))] rounded-control bg-ink px-4 py-3 text-label text-ground focus:translate-y-0 print:hidden"
    >
      {children}
    </a>
  )
}
