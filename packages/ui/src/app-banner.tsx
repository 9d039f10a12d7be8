import type { ReactNode } from 'react'

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

/** Offers the app over the tabs of a phone. It takes its own room at the end of the page, so nothing hides behind it or moves when it comes. */
export function AppBanner({ sign, title, children, action, close }: AppBannerProps) {
  return (
    <section
      aria-label={title}
      className="sticky bottom-[calc(61px+env(safe-area-inset-bottom))] z-25 grid grid-cols-[auto_auto_minmax(0,1fr)_auto] items-center gap-2 border-t border-line bg-raised py-2 pr-gutter tablet:hidden print:hidden"
    >
      {close}
      {sign}
      <div className="min-w-0">
        <b className="block text-label/4.5">{title}</b>
        <span className="block text-small/4 text-ink-2">{children}</span>
      </div>
      {action}
    </section>
  )
}
