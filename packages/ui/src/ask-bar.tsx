import type { ReactNode } from 'react'

export interface AskBarProps {
  /** Names it: 'Cookies', 'Notifications'. */
  readonly label: string
  /** A 24 px icon. */
  readonly icon?: ReactNode
  readonly children: ReactNode
  /** Buttons; saying no is as easy as saying yes. */
  readonly actions: ReactNode
}

/** Asks something while the page stays in use: cookies, notifications. At the foot of the window, with room of its own at the end of the page. */
export function AskBar({ label, icon, children, actions }: AskBarProps) {
  return (
    <section
      aria-label={label}
      className="sticky bottom-[calc(68px+env(safe-area-inset-bottom))] z-40 mx-2 mt-2 mb-1.75 grid gap-3 rounded-tile border border-line bg-raised p-4 shadow-2 tablet:bottom-6 tablet:mr-gutter tablet:mb-6 tablet:ml-auto tablet:max-w-105 print:hidden"
    >
      <div className="flex items-start gap-3 text-small text-ink-2">
        {icon && <span className="flex-none text-ink">{icon}</span>}
        <div>{children}</div>
      </div>
      <div className="flex flex-wrap justify-end gap-2">{actions}</div>
    </section>
  )
}
