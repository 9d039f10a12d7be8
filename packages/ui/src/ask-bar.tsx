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

/** Asks something while the page stays in use: cookies, notifications, the app. At the foot of the window. */
export function AskBar({ label, icon, children, actions }: AskBarProps) {
  return (
    <section
      aria-label={label}
      className="fixed inset-x-2 bottom-[calc(68px+env(safe-area-inset-bottom))] z-40 grid gap-3 rounded-tile border border-line bg-raised p-4 shadow-2 tablet:inset-x-auto tablet:right-gutter tablet:bottom-6 tablet:max-w-105 print:hidden"
    >
      <div className="flex items-start gap-3 text-small text-ink-2">
        {icon && <span className="flex-none text-ink">{icon}</span>}
        <div>{children}</div>
      </div>
      <div className="flex flex-wrap justify-end gap-2">{actions}</div>
    </section>
  )
}
