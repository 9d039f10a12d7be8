import type { ReactNode } from 'react'
import { type Picture, type Storage, Tile } from './tile.tsx'

export interface FoundProps {
  /** 'Results' */
  readonly label: string
  /** FoundRows. */
  readonly children: ReactNode
  /** '37 products, 2 brands, 1 category', and which keys do what. */
  readonly foot?: ReactNode
}

/** The links of the rows, for `moveFocus`: the arrow keys go from one to the next, past their controls. */
export const foundLinks = 'a[data-found]'

/** Results under the search while it is typed; stands in a `relative` box with it. */
export function Found({ label, children, foot }: FoundProps) {
  return (
    <div
      data-density="compact"
      className="absolute inset-x-0 top-[calc(100%+6px)] z-30 max-h-[calc(100dvh-140px)] overflow-y-auto rounded-tile border border-line bg-raised p-2 shadow-2"
    >
      <ul aria-label={label}>{children}</ul>
      {foot && (
        <div className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1 border-t border-line px-2 pt-2 pb-1 text-small text-ink-3 figures">
          {foot}
        </div>
      )}
    </div>
  )
}

export interface FoundRowProps {
  readonly href: string
  /** The name, with what was typed in a Match. */
  readonly name: ReactNode
  /** '12 × 400 g · 104217' */
  readonly meta: string
  /** '£7.68' */
  readonly price: string
  readonly storage: Storage
  readonly picture?: Picture | undefined
  /** An AddControl with its reason 'elsewhere'. */
  readonly add: ReactNode
}

/** A product found: the focus is on its link, its control is a press away. */
export function FoundRow({ href, name, meta, price, storage, picture, add }: FoundRowProps) {
  return (
    <li className="grid grid-cols-[36px_minmax(0,1fr)_132px] items-center gap-x-3 gap-y-1 rounded-control px-2 py-1.5 focus-within:bg-sunken focus-within:inset-shadow-[2px_0_var(--accent)] hover:bg-sunken tablet:grid-cols-[36px_minmax(0,1fr)_auto_120px]">
      <Tile storage={storage} picture={picture} shape="line" />
      <div className="min-w-0 max-tablet:col-span-2">
        <a href={href} data-found className="block text-name tablet:truncate">
          {name}
        </a>
        <p className="truncate text-small text-ink-2 figures">{meta}</p>
      </div>
      <b className="font-[640] figures max-tablet:col-start-2">{price}</b>
      {add}
    </li>
  )
}

export interface MatchProps {
  readonly children: string
}

/** The part of a name that was typed, underlined as with a marker. */
export function Match({ children }: MatchProps) {
  return (
    <mark className="bg-transparent font-[720] text-inherit underline decoration-sticker decoration-2 underline-offset-3">
      {children}
    </mark>
  )
}
