import { __iconData as chevronDown } from 'lucide-react/icons/chevron-down'
import { __iconData as x } from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { icon } from '../tokens/icon.tsx'

const OpenIcon = icon(chevronDown)
const RemoveIcon = icon(x)

export interface FacetsProps {
  readonly label: string
  readonly children: ReactNode
}

export function Facets({ label, children }: FacetsProps) {
  return (
    <aside
      aria-label={label}
      className="sticky top-below-header -ml-2 hidden max-h-[calc(100dvh-140px-var(--inset-top))] scrollbar-thin self-start overflow-y-auto px-2 md:block"
    >
      {children}
    </aside>
  )
}

export interface FacetValue {
  readonly value: string
  readonly name: string
  readonly count: string
  readonly chosen: boolean
}

export interface FacetGroupProps {
  readonly title: string
  readonly values: readonly FacetValue[]
  readonly onToggle: (value: string) => void
  /** False for attributes that few users need. */
  readonly open?: boolean | undefined
  readonly more?: ReactNode
}

export function FacetGroup({ title, values, onToggle, open = false, more }: FacetGroupProps) {
  return (
    <details open={open} className="group/facet border-b border-line py-2.5">
      <summary className="flex min-h-8 list-none items-center justify-between text-label font-[640] pointer-coarse:min-h-11">
        {title}
        <span className="group-open/facet:rotate-180">
          <OpenIcon size="s" />
        </span>
      </summary>
      <ul>
        {values.map(({ value, name, count, chosen }) => (
          <li key={value}>
            <label className="grid min-h-7.5 grid-cols-[18px_1fr_auto] items-center gap-2.5 text-small text-ink-2 hover:text-ink has-checked:font-[580] has-checked:text-ink pointer-coarse:min-h-11">
              <input type="checkbox" className="tick" checked={chosen} onChange={() => onToggle(value)} />
              <span>{name}</span>
              <span className="font-[430] figures text-ink-3">{count}</span>
            </label>
          </li>
        ))}
      </ul>
      {more}
    </details>
  )
}

export interface ChipProps {
  readonly children: string
  readonly label: string
  readonly onRemove: () => void
}

/** A selected filter; pressing it removes the filter. */
export function Chip({ children, label, onRemove }: ChipProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onRemove}
      className="inline-flex min-h-8 flex-none items-center gap-1.5 rounded-full bg-sunken pr-2 pl-3 text-label whitespace-nowrap hover:bg-line pointer-coarse:min-h-11"
    >
      {children}
      <RemoveIcon size="s" />
    </button>
  )
}

export interface ChipsProps {
  readonly children: ReactNode
}

/** One line that scrolls on a phone; wraps on larger screens. */
export function Chips({ children }: ChipsProps) {
  return (
    <div className="-mx-gutter flex scrollbar-none items-center gap-1.5 overflow-x-auto px-gutter py-0.5 md:mx-0 md:flex-wrap md:px-0.5">
      {children}
    </div>
  )
}
