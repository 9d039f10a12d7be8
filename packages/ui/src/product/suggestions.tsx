/* oxlint-disable jsx-a11y/prefer-tag-over-role -- The rows are laid out as grids, which browsers do not let table elements be without losing what they are. */
import { __iconData as check } from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import { icon } from '../tokens/icon.tsx'

const DoneIcon = icon(check)

export interface SuggestionsProps {
  readonly id: string
  readonly label: string
  /** Messages before the rows: how the query was understood, or that there is no connection. */
  readonly header?: ReactNode
  readonly children?: ReactNode
  readonly footer?: ReactNode
}

const underTheBox =
  'tablet:absolute tablet:top-[calc(100%+6px)] tablet:left-0 tablet:max-h-[calc(100dvh-150px-var(--inset-top))] tablet:w-[max(100%,43rem)] tablet:rounded-tile tablet:border tablet:border-line tablet:bg-raised tablet:shadow-2'

/** Instant search results: below the search box, or on the rest of a phone's screen. Used in a SearchContainer. */
export function Suggestions({ id, label, header, children, footer }: SuggestionsProps) {
  return (
    <div
      tabIndex={-1}
      data-density="compact"
      className={`z-30 min-h-0 overflow-y-auto overscroll-contain p-2 outline-none max-tablet:grow max-tablet:border-t max-tablet:border-line max-tablet:pb-[max(8px,env(safe-area-inset-bottom))] ${underTheBox}`}
    >
      {header}
      {children && (
        <div id={id} role="grid" aria-label={label} className="grid gap-x-4 tablet:grid-cols-2">
          {children}
        </div>
      )}
      {footer && (
        <div
          aria-hidden
          className="mt-1 flex flex-wrap gap-x-4 gap-y-1 border-t border-line px-2 pt-2 pb-1 text-small text-ink-3 max-tablet:hidden"
        >
          {footer}
        </div>
      )}
    </div>
  )
}

export interface SuggestionGroupProps {
  readonly label: string
  /** Shows the label as a heading; products need none. */
  readonly titled?: boolean | undefined
  /** A link at the end of the heading. */
  readonly more?: ReactNode
  /** Beside the next group if there is room. */
  readonly half?: boolean | undefined
  readonly pairs?: boolean | undefined
  readonly children: ReactNode
}

export function SuggestionGroup({ label, titled, more, half, pairs, children }: SuggestionGroupProps) {
  return (
    <div
      role="rowgroup"
      aria-label={label}
      className={`min-w-0 not-first:mt-1 not-first:border-t not-first:border-line ${half ? '' : 'col-span-full'} ${pairs ? 'gap-x-4 tablet:grid tablet:grid-cols-2' : ''}`}
    >
      {titled && (
        <div
          role={more ? 'row' : undefined}
          className="col-span-full flex min-h-8 items-center justify-between px-2 text-micro text-ink-3"
        >
          <span aria-hidden>{label}</span>
          {more && <span role="gridcell">{more}</span>}
        </div>
      )}
      {children}
    </div>
  )
}

export interface SelectableRow {
  /** Id of its first cell, which the search box refers to while the row is selected. */
  readonly id: string
  readonly chosen: boolean
}

export const rowLook =
  'scroll-my-2 rounded-control hover:bg-sunken aria-selected:bg-sunken aria-selected:inset-shadow-[2px_0_var(--accent)]'

export interface AddedLineProps {
  /** '3 boxes added.' */
  readonly text: string
  readonly detail: string
  readonly undo: string
  readonly onUndo: () => void
}

/** What was added last, above the rows. */
export function AddedLine({ text, detail, undo, onUndo }: AddedLineProps) {
  return (
    <p className="mb-1 flex min-h-11 items-center gap-2 rounded-control bg-accent-soft pr-1 pl-2.5 text-small">
      <span className="text-accent">
        <DoneIcon size="s" />
      </span>
      <span className="min-w-0 flex-1 figures">
        <b className="font-[640]">{text}</b> {detail}
      </span>
      <button
        type="button"
        onClick={onUndo}
        className="min-h-9 rounded-control px-2 text-label text-accent hover:underline pointer-coarse:min-h-11"
      >
        {undo}
      </button>
    </p>
  )
}

export interface SuggestedLinkProps extends SelectableRow {
  readonly href: string
  readonly children: ReactNode
  readonly count?: string | undefined
  readonly countName?: string | undefined
  readonly strong?: boolean | undefined
}

export function SuggestedLink({ id, chosen, href, children, count, countName, strong }: SuggestedLinkProps) {
  return (
    <div role="row" aria-selected={chosen} className={rowLook}>
      <div id={id} role="gridcell">
        <a
          href={href}
          className={`flex min-h-9 items-center justify-between gap-3 px-2 pointer-coarse:min-h-11 ${strong ? 'text-label font-[640] text-accent' : 'text-label'}`}
        >
          <span className="min-w-0">{children}</span>
          {count && (
            <span className="text-small figures text-ink-3">
              <span aria-hidden={countName ? true : undefined}>{count}</span>
              {countName && <span className="sr-only">{countName}</span>}
            </span>
          )}
        </a>
      </div>
    </div>
  )
}

export interface SuggestedTextProps extends SelectableRow {
  readonly icon: ReactNode
  readonly children: string
  readonly onTake: () => void
  readonly end: ReactNode
}

export function SuggestedText({ id, chosen, icon, children, onTake, end }: SuggestedTextProps) {
  return (
    <div role="row" aria-selected={chosen} className={`flex items-center ${rowLook}`}>
      <div id={id} role="gridcell" className="min-w-0 flex-1">
        <button
          type="button"
          onClick={onTake}
          className="flex min-h-9 w-full items-center gap-3 px-2 text-left text-label pointer-coarse:min-h-11"
        >
          {icon}
          <span className="truncate">{children}</span>
        </button>
      </div>
      <div role="gridcell" className="flex-none">
        {end}
      </div>
    </div>
  )
}
