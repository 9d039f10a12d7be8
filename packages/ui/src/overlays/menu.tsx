import type { ReactNode } from 'react'
import { Popover, type PopoverTrigger } from './popover.tsx'

export interface MenuAction {
  readonly name: string
  /** A 16 px icon. */
  readonly icon?: ReactNode
  /** Makes the entry a link; otherwise it is a button. */
  readonly href?: string | undefined
  readonly onChoose?: (() => void) | undefined
  /** Deletes something: shown in red. */
  readonly danger?: boolean | undefined
  readonly off?: boolean | undefined
  /** Whether it is the chosen one of several. */
  readonly chosen?: boolean | undefined
  /** Only on a phone; a wider page has room for it elsewhere. */
  readonly onPhone?: boolean | undefined
}

export interface MenuProps {
  readonly trigger: PopoverTrigger
  readonly align?: 'start' | 'end' | undefined
  readonly actions: readonly MenuAction[]
}

/** A menu of further actions for a basket, an order or an account. */
export function Menu({ trigger, align, actions }: MenuProps) {
  return (
    <Popover trigger={trigger} align={align}>
      <ul className="min-w-48 p-1.5">
        {actions.map((action) => (
          <li key={action.name} className={action.onPhone ? 'tablet:hidden' : undefined}>
            <MenuItem {...action} />
          </li>
        ))}
      </ul>
    </Popover>
  )
}

const itemLook =
  'flex min-h-9 w-full items-center gap-2.5 rounded-small px-2.5 text-left text-label hover:bg-sunken focus-visible:bg-sunken focus-visible:-outline-offset-2 disabled:cursor-not-allowed disabled:text-ink-3 pointer-coarse:min-h-11'

function MenuItem({ name, icon, href, onChoose, danger, off, chosen }: MenuAction) {
  const look = danger ? `${itemLook} text-bad` : itemLook
  if (href)
    return (
      <a href={href} className={look} onClick={onChoose}>
        {icon}
        {name}
      </a>
    )
  return (
    <button type="button" className={look} disabled={off} aria-pressed={chosen} onClick={onChoose}>
      {icon}
      {name}
    </button>
  )
}
