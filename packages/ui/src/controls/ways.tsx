import type { ReactNode } from 'react'
import { cx } from '../tokens/cx.ts'

export interface WaysProps {
  /** 'What to do about it' */
  readonly label: string
  /** Two in a row from 744 px, instead of three. */
  readonly pairs?: boolean | undefined
  readonly children: ReactNode
}

/** Two or three ways out of a problem, as tiles beside it. */
export function Ways({ label, pairs, children }: WaysProps) {
  return (
    <fieldset
      aria-label={label}
      className={cx(
        'grid gap-2',
        pairs
          ? 'tablet:grid-cols-2'
          : 'tablet:grid-cols-3 tablet:has-[>:nth-child(4):last-child]:grid-cols-2',
      )}
    >
      {children}
    </fieldset>
  )
}

export interface WayProps {
  /** A 20 px icon, or a Tile. */
  readonly sign: ReactNode
  /** 'Take 2' */
  readonly title: string
  /** '£15.86' */
  readonly detail?: string | undefined
  /** True for the way that is taken; undefined if taking one ends the problem. */
  readonly chosen?: boolean | undefined
}

const look =
  'grid min-h-15 grid-cols-[36px_minmax(0,1fr)] content-center items-center gap-x-3 rounded-tile border-[1.5px] border-line-strong bg-ground py-2 pr-3 pl-2.5 text-start transition-colors hover:border-ink aria-pressed:border-ink aria-pressed:inset-ring aria-pressed:inset-ring-ink'

export function Way({ onChoose, chosen, ...face }: WayProps & { readonly onChoose: () => void }) {
  return (
    <button type="button" aria-pressed={chosen} onClick={onChoose} className={look}>
      <WayFace {...face} />
    </button>
  )
}

export function WayLink({ href, ...face }: WayProps & { readonly href: string }) {
  return (
    <a href={href} className={look}>
      <WayFace {...face} />
    </a>
  )
}

function WayFace({ sign, title, detail }: WayProps) {
  return (
    <>
      <span className="grid size-9 place-items-center overflow-hidden rounded-control bg-sunken">{sign}</span>
      <span className="min-w-0">
        <b className="block text-[0.875rem]/4.75 font-[600]">{title}</b>{' '}
        {detail && <span className="block text-small figures text-ink-2">{detail}</span>}
      </span>
    </>
  )
}
