import type { ReactNode } from 'react'

export interface AccountFrameProps {
  /** 'My account' */
  readonly label: string
  readonly links: readonly AccountFrameLink[]
  readonly children: ReactNode
}

export interface AccountFrameLink {
  readonly href: string
  readonly name: string
  /** A 20 px icon. */
  readonly icon: ReactNode
  readonly current?: boolean | undefined
  /** Unread notifications: '2'. */
  readonly count?: string | undefined
}

/** The account's navigation beside the page from 1024 px; on a phone one line that scrolls. */
export function AccountFrame({ label, links, children }: AccountFrameProps) {
  return (
    <div className="mt-4 grid gap-6 md:grid-cols-[224px_minmax(0,1fr)] md:gap-8">
      <nav
        aria-label={label}
        className="-mx-gutter scrollbar-none self-start px-gutter max-md:overflow-x-auto md:sticky md:top-below-header md:mx-0 md:px-0"
      >
        <ul className="flex gap-1 md:grid">
          {links.map(({ href, name, icon, current, count }) => (
            <li key={href}>
              <a
                href={href}
                aria-current={current ? 'page' : undefined}
                className="flex min-h-10 items-center gap-2.5 rounded-control px-2.5 text-label whitespace-nowrap text-ink-2 hover:bg-sunken hover:text-ink focus-visible:-outline-offset-2 pointer-coarse:min-h-11 current:bg-sunken current:text-ink"
              >
                {icon}
                {name}
                {count && (
                  <span className="ml-auto rounded-full bg-promo px-1.5 text-count figures text-on-promo edged">
                    {count}
                  </span>
                )}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="min-w-0">{children}</div>
    </div>
  )
}

const tones = {
  quiet: 'bg-sunken text-ink-2',
  yours: 'bg-accent-soft text-accent',
  low: 'bg-low-soft text-low',
  bad: 'bg-bad-soft text-bad',
} as const

export interface StateTagProps {
  /** `yours`: in progress, done, paid. `low`: waiting for a person. `bad`: cancelled, failed. */
  readonly tone: keyof typeof tones
  readonly children: string
}

/** The state of an order, payment or invoice in one word. */
export function StateTag({ tone, children }: StateTagProps) {
  return (
    <span
      className={`inline-block rounded-ticket px-1.5 text-micro leading-5 whitespace-nowrap edged ${tones[tone]}`}
    >
      {children}
    </span>
  )
}
