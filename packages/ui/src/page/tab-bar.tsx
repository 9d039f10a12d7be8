import type { MouseEvent, ReactNode } from 'react'

export interface Tab {
  readonly href: string
  readonly name: string
  readonly icon: ReactNode
  readonly current?: boolean | undefined
  readonly count?: number | undefined
  readonly scan?: boolean | undefined
  readonly unread?: string | undefined
  /** For screen readers: 'Basket, 29 lines, tab 4 of 5'. The visible name by default. */
  readonly label?: string | undefined
}

export interface TabBarProps {
  readonly label: string
  readonly tabs: readonly Tab[]
  /** Called on a press; the link navigates by itself, unless this prevents it. */
  readonly onPress?: ((event: MouseEvent<HTMLAnchorElement>, tab: Tab) => void) | undefined
  /** Above the tabs of an app on a tablet, where they are at the side. */
  readonly mark?: ReactNode
}

/** The five tabs at the bottom of a phone. They reserve their space, so that nothing is hidden behind them. */
export function TabBar({ label, tabs, onPress, mark }: TabBarProps) {
  return (
    <nav
      aria-label={label}
      data-tab-bar
      className="sticky bottom-0 z-30 border-t border-line bg-raised pr-(--inset-right) pb-[env(safe-area-inset-bottom)] pl-(--inset-left) tablet:hidden print:hidden low:static"
    >
      {mark}
      <ul className="grid grid-cols-5">
        {tabs.map((tab) => (
          <li key={tab.href}>
            <TabLink {...tab} onPress={onPress} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

const tabLook =
  'relative grid h-15 content-center justify-items-center gap-0.75 text-micro focus-visible:-outline-offset-2 current:text-ink current:before:absolute current:before:-top-px current:before:h-0.75 current:before:w-9 current:before:rounded-b-[3px] current:before:bg-ink'

function TabLink({ onPress, ...tab }: Tab & Pick<TabBarProps, 'onPress'>) {
  const { href, name, icon, current, count, scan, unread, label } = tab
  return (
    <a
      href={href}
      onClick={onPress && ((event) => onPress(event, tab))}
      aria-label={label}
      aria-current={current ? 'page' : undefined}
      className={`${tabLook} ${scan ? 'text-ink' : 'text-ink-2'}`}
    >
      {scan ? (
        <span className="-my-0.75 grid h-7.5 w-11 place-items-center rounded-field bg-ink text-ground edged">
          {icon}
        </span>
      ) : (
        icon
      )}
      {count ? (
        <span className="absolute top-1.25 left-[calc(50%+5px)] min-w-4.5 rounded-full bg-accent px-1.25 text-center text-count figures text-on-accent edged">
          {count}
        </span>
      ) : null}
      {unread && (
        <span className="absolute top-1.5 left-[calc(50%+7px)] box-content size-2.25 rounded-full border-2 border-raised bg-promo drawn" />
      )}
      <span
        data-tab-name
        className="max-w-full truncate px-0.5 max-[21.5rem]:px-0 max-[21.5rem]:tracking-[-0.035em]"
      >
        {name}
      </span>
    </a>
  )
}
