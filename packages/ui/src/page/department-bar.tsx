import { __iconData as chevronDown } from 'lucide-react/icons/chevron-down'
import { __iconData as truck } from 'lucide-react/icons/truck'
import { type ReactNode, useRef, useState } from 'react'
import { markCut } from '../product/mark-cut.ts'
import { icon } from '../tokens/icon.tsx'

const TruckIcon = icon(truck)
const OpenIcon = icon(chevronDown)

export interface Department {
  readonly href: string
  readonly name: string
  readonly current?: boolean | undefined
}

export interface DepartmentBarProps {
  readonly label: string
  readonly promotions: Department
  readonly departments: readonly Department[]
  /**
   * 'More': shown if not every department fits; shows the remaining ones. Its space is reserved, because appearing later would push out one
   * more department.
   */
  readonly more: string
  readonly due?: ReactNode
}

const entry =
  'rounded-control px-2 py-2 text-label wide:px-2.5 whitespace-nowrap hover:bg-sunken focus-visible:-outline-offset-2 current:bg-[linear-gradient(currentColor,currentColor)] current:bg-[size:calc(100%-16px)_2px] current:bg-bottom current:bg-no-repeat'
const plain = `${entry} text-ink-2 hover:text-ink current:text-ink`

/** The departments on one line, from 1024 px. Each is shown whole or not at all until the user opens the rest. */
export function DepartmentBar({ label, promotions, departments, more, due }: DepartmentBarProps) {
  const list = useRef<HTMLUListElement>(null)
  const [isOpen, setOpen] = useState(false)
  const onToggle = () => {
    setOpen(!isOpen)
    const rest = list.current?.querySelector<HTMLElement>('[inert]')
    // The revealed departments come before the button in tab order. Without this, the next Tab would skip them.
    if (!rest) return
    rest.inert = false
    rest.querySelector('a')?.focus({ preventScroll: true })
  }
  return (
    <nav
      aria-label={label}
      className="group/bar -mt-1 hidden items-start gap-0.5 pb-1.5 md:flex"
      ref={markCut}
    >
      <Entry {...promotions} look={`${entry} -ml-2 text-promo wide:-ml-2.5`} />
      <ul
        ref={list}
        data-open={isOpen || undefined}
        className="flex h-9 min-w-0 flex-wrap gap-x-0.5 overflow-hidden data-open:h-auto"
      >
        {departments.map((department) => (
          <li key={department.href}>
            <Entry {...department} look={plain} onFollow={() => setOpen(false)} />
          </li>
        ))}
      </ul>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={onToggle}
        className={`${plain} inline-flex items-center gap-1 not-group-data-cut/bar:invisible`}
      >
        {more}
        <span className={isOpen ? 'rotate-180' : ''}>
          <OpenIcon size="s" />
        </span>
      </button>
      {due && (
        <p className="ml-auto inline-flex h-9 flex-none items-center gap-2 pl-4 text-small figures text-ink-2">
          <TruckIcon />
          <span>{due}</span>
        </p>
      )}
    </nav>
  )
}

interface EntryProps extends Department {
  readonly look: string
  readonly onFollow?: (() => void) | undefined
}

function Entry({ href, name, current, look, onFollow }: EntryProps) {
  return (
    <a href={href} aria-current={current ? 'page' : undefined} onClick={onFollow} className={`block ${look}`}>
      {name}
    </a>
  )
}
