import type { ReactNode } from 'react'
import { type Picture, type Storage, Tile } from './tile.tsx'

export interface UsualsProps {
  readonly label?: string | undefined
  readonly children: ReactNode
}

/** What the company always orders, in one ruled column or two. */
export function Usuals({ label, children }: UsualsProps) {
  return (
    <ul
      aria-label={label}
      data-density="compact"
      className="grid border-t border-ink wide:grid-cols-2 wide:gap-x-8"
    >
      {children}
    </ul>
  )
}

export interface UsualLineProps {
  readonly href: string
  readonly name: string
  /** '6 × 2 l' */
  readonly pack: string
  /** 'last 4 boxes, Tue' */
  readonly last: string
  readonly storage: Storage
  readonly picture?: Picture | undefined
  /** '£8.82' */
  readonly price: string
  /** 'box' */
  readonly unit: string
  /** An AddControl. */
  readonly add: ReactNode
}

/** A product that is ordered again and again: one line, one press. */
export function UsualLine({ href, name, pack, last, storage, picture, price, unit, add }: UsualLineProps) {
  return (
    <li className="grid grid-cols-[48px_minmax(0,1fr)_120px] items-center gap-x-3 border-b border-line py-1.75 tablet:grid-cols-[40px_minmax(0,1fr)_84px_120px] tablet:py-1">
      <Tile storage={storage} picture={picture} shape="line" />
      <div className="min-w-0">
        <p className="line-clamp-2 text-name tablet:line-clamp-1">
          <a href={href} className="underline-offset-3 hover:underline">
            {name}
          </a>
        </p>
        <p className="flex flex-wrap gap-x-2.5 text-small whitespace-nowrap text-ink-2 figures">
          <span>{pack}</span>
          <span className="tablet:hidden">{price}</span>
          <span>{last}</span>
        </p>
      </div>
      <p className="hidden text-end font-[640] figures tablet:block">
        {price}
        <span className="block text-micro font-[430] text-ink-3">/ {unit}</span>
      </p>
      {add}
    </li>
  )
}
