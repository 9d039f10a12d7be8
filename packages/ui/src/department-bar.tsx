import { __iconData as chevronDown } from 'lucide-react/icons/chevron-down'
import { __iconData as truck } from 'lucide-react/icons/truck'
import type { ReactNode } from 'react'
import { icon } from './icon.tsx'
import { markCut } from './mark-cut.ts'

const TruckIcon = icon(truck)
const OpenIcon = icon(chevronDown)

export interface Department {
  readonly href: string
  readonly name: string
  readonly current?: boolean | undefined
}

export interface DepartmentBarProps {
  readonly label: string
  /** The promotions: first and in their own colour, whatever else fits. */
  readonly promotions: Department
  readonly departments: readonly Department[]
  /** Shown when not every department fits; opens all of them. It has its place from the start: coming later, it would push one more out. */
  readonly more: { readonly name: string; readonly onOpen: () => void }
  /** The cut-off in a few words, at the end of the bar: 'Order by 20:00 for Tue 24 Nov'. */
  readonly due?: ReactNode
}

const entry =
  'rounded-control px-2 py-2 text-label wide:px-2.5 whitespace-nowrap hover:bg-sunken focus-visible:-outline-offset-2 current:bg-[linear-gradient(currentColor,currentColor)] current:bg-[size:calc(100%-16px)_2px] current:bg-bottom current:bg-no-repeat'
const plain = `${entry} text-ink-2 hover:text-ink current:text-ink`

/** The departments, from 1024 px, on one line: each stands there whole or not at all. */
export function DepartmentBar({ label, promotions, departments, more, due }: DepartmentBarProps) {
  return (
    <nav
      aria-label={label}
      className="group/bar -mt-1 hidden items-start gap-0.5 pb-1.5 md:flex"
      ref={markCut}
    >
      <Entry {...promotions} look={`${entry} -ml-2 text-promo wide:-ml-2.5`} />
      <ul className="flex h-9 min-w-0 flex-wrap gap-x-0.5 overflow-hidden">
        {departments.map((department) => (
          <li key={department.href}>
            <Entry {...department} look={plain} />
          </li>
        ))}
      </ul>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={more.onOpen}
        className={`${plain} inline-flex items-center gap-1 not-group-data-cut/bar:invisible`}
      >
        {more.name}
        <OpenIcon size="s" />
      </button>
      {due && (
        <p className="ml-auto inline-flex h-9 flex-none items-center gap-2 pl-4 text-small text-ink-2 figures">
          <TruckIcon />
          <span>{due}</span>
        </p>
      )}
    </nav>
  )
}

function Entry({ href, name, current, look }: Department & { readonly look: string }) {
  return (
    <a href={href} aria-current={current ? 'page' : undefined} className={`block ${look}`}>
      {name}
    </a>
  )
}
