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

export interface AppBannerProps {
  /** The shop's sign, 40 px. */
  readonly sign: ReactNode
  /** 'Kaya Wholesale in your pocket' */
  readonly title: string
  readonly children: string
  /** A ButtonLink to the store. */
  readonly action: ReactNode
  /** An IconButton that closes it. */
  readonly close: ReactNode
}

/** Offers the app over the header of a phone. In the flow: the page starts under it. */
export function AppBanner({ sign, title, children, action, close }: AppBannerProps) {
  return (
    <section
      aria-label={title}
      className="grid grid-cols-[auto_auto_minmax(0,1fr)_auto] items-center gap-2 border-b border-line bg-sunken py-1.5 pr-gutter tablet:hidden"
    >
      {close}
      {sign}
      <div className="min-w-0">
        <b className="block truncate text-label">{title}</b>
        <span className="block truncate text-small text-ink-2">{children}</span>
      </div>
      {action}
    </section>
  )
}
