import { __iconData as search } from 'lucide-react/icons/search'
import type { ComponentProps, ReactNode } from 'react'
import { icon } from '../tokens/icon.tsx'

const SearchIcon = icon(search)

export interface SearchBoxProps extends Omit<
  ComponentProps<'input'>,
  'className' | 'style' | 'type' | 'size'
> {
  readonly label: string
  readonly hint?: string | undefined
  readonly end?: ReactNode
  readonly start?: ReactNode
  /** 40 px, or 48 px on touch screens, with a quieter border, for a second search on a page. */
  readonly small?: boolean | undefined
}

const focus =
  'focus-within:border-accent focus-within:outline-3 focus-within:outline-accent/22 has-aria-expanded:border-accent'

export function SearchBox({ label, hint, end, start, small, ...input }: SearchBoxProps) {
  return (
    <div
      className={`flex items-center gap-2.5 rounded-field border-[1.5px] bg-ground pr-1 pl-3.5 ${focus} ${small ? 'h-10 border-line-strong pointer-coarse:h-12' : 'h-12 border-ink'}`}
    >
      <span className="contents in-data-open:max-tablet:invisible">{start ?? <SearchIcon />}</span>
      <span data-search-count className="flex-none empty:hidden" />
      <input
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        {...input}
        aria-label={label}
        className="h-full w-full min-w-0 flex-1 bg-transparent text-[1rem] text-ellipsis outline-0"
      />
      {hint && (
        <span className="hidden md:block">
          <Key>{hint}</Key>
        </span>
      )}
      {end}
    </div>
  )
}

export interface SearchContainerProps {
  readonly open: boolean
  readonly label?: string | undefined
  readonly children: ReactNode
}

const fullScreen =
  'max-tablet:fixed max-tablet:inset-0 max-tablet:z-30 max-tablet:flex max-tablet:flex-col max-tablet:gap-2 max-tablet:bg-ground max-tablet:pt-[calc(8px+var(--inset-top))] max-tablet:*:[form]:mx-3'

export function SearchContainer({ open, label, children }: SearchContainerProps) {
  return (
    <search
      aria-label={label}
      data-open={open || undefined}
      className={`block ${open ? fullScreen : ''} tablet:relative`}
    >
      {children}
    </search>
  )
}

/** `3 ×` before the text of a search box. */
export function SearchCount({ children }: { readonly children: string }) {
  return (
    <span
      aria-hidden
      className="inline-grid h-7.5 place-items-center rounded-[6px] bg-accent-soft px-2 text-[0.9375rem]/none font-[680] figures text-accent"
    >
      {children}
    </span>
  )
}

export interface KeyProps {
  readonly children: string
}

export function Key({ children }: KeyProps) {
  return (
    <kbd className="rounded-[5px] border border-b-2 border-line px-1.5 py-px font-sans text-micro text-ink-3">
      {children}
    </kbd>
  )
}
