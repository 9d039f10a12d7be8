import { __iconData as repeat } from 'lucide-react/icons/repeat-2'
import type { ReactNode } from 'react'
import { cx } from '../tokens/cx.ts'
import { icon } from '../tokens/icon.tsx'
import { type Picture, type StorageKind, Tile } from './tile.tsx'

export const SubstituteIcon = icon(repeat)

export function SubstituteTitle({ children }: { readonly children: string }) {
  return (
    <p className="mb-1.5 flex items-center gap-1.5 text-small">
      <span className="text-ink-2">
        <SubstituteIcon size="s" />
      </span>
      <b className="font-[640]">{children}</b>
    </p>
  )
}

export interface SubstituteListProps {
  /** 'Substitutes for Wholemeal Medium Sliced': the name of the list for screen readers. */
  readonly label: string
  readonly children: ReactNode
}

/** Substitutes for a product that is out of stock. As many beside each other as fit. */
export function SubstituteList({ label, children }: SubstituteListProps) {
  return (
    <ul aria-label={label} className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))] gap-2">
      {children}
    </ul>
  )
}

export interface SubstituteProps {
  readonly href: string
  readonly name: string
  /** '8 × 800 g · £8.08' */
  readonly detail: string
  /** '£1.13 less a box' */
  readonly difference?: string | undefined
  /** 'Different allergens: milk, soya'. Undefined if they are the same. */
  readonly allergens?: string | undefined
  readonly storage: StorageKind
  readonly picture?: Picture | undefined
  /** An AddControl, or a UsualOffer. */
  readonly add: ReactNode
}

export function Substitute(props: SubstituteProps) {
  const { href, name, detail, difference, allergens, storage, picture, add } = props
  return (
    <li className="grid grid-cols-[44px_minmax(0,1fr)_104px] items-center gap-x-2.5 rounded-control bg-ground p-2 tablet:grid-cols-[48px_minmax(0,1fr)_116px] tablet:gap-x-3">
      <Tile storage={storage} text={{ name }} picture={picture} shape="line" />
      <span className="relative min-w-0 text-small figures text-ink-2 pointer-coarse:py-1.5">
        <a
          href={href}
          className="press-area block text-[0.875rem]/4.5 font-[600] text-ink underline-offset-3 hover:underline"
        >
          {name}
        </a>
        <span className="block">{detail}</span>
        {difference && <span className="block text-micro">{difference}</span>}
        {allergens && <span className="block text-micro font-[560] text-low">{allergens}</span>}
      </span>
      <span className="block [&>*]:min-w-0">{add}</span>
    </li>
  )
}

/** One substitute, in one row below the line that it replaces. */
export function SubstituteRow({
  label,
  href,
  name,
  detail,
  difference,
  allergens,
  storage,
  picture,
  add,
}: SubstituteProps & { readonly label: string }) {
  return (
    <div
      data-stacks
      className={cx(
        'relative grid grid-cols-[28px_minmax(0,1fr)] items-center gap-x-2 rounded-control bg-sunken pl-2',
        '@min-[21rem]:grid-cols-[28px_minmax(0,1fr)_132px]',
        '@min-[37.5rem]:grid-cols-[auto_28px_minmax(0,1fr)_116px] @min-[37.5rem]:gap-x-3',
      )}
    >
      <span className="flex items-center gap-2 text-small text-ink-2 @max-[37.5rem]:sr-only">
        <SubstituteIcon size="s" />
        {label}
      </span>
      <Tile storage={storage} text={{ name }} picture={picture} shape="line" />
      <span className="relative min-w-0 py-1 text-[0.8125rem]/4.25 figures pointer-coarse:py-1.5">
        <a
          href={href}
          className="press-area block font-[600] underline-offset-3 hover:underline @min-[37.5rem]:truncate"
        >
          {name}
        </a>
        <span className="block text-ink-2">
          {detail}
          {difference && ` · ${difference}`}
        </span>
        {allergens && <span className="block font-[560] text-low">{allergens}</span>}
      </span>
      <div className="min-w-0 @max-[21rem]:col-span-2 @max-[21rem]:pr-2 @max-[21rem]:pb-2">{add}</div>
    </div>
  )
}

export interface SubstitutesButtonProps {
  /** On the picture of a card, or beside the stock of a list row, whose heights stay the same. */
  readonly place: 'card' | 'row'
  readonly label: string
  readonly children: string
  readonly onPress: () => void
}

const places = {
  card: 'min-h-9 rounded-control bg-ground px-2.5 hover:bg-sunken pointer-coarse:min-h-11',
  row: '-my-0.75 press-area min-h-6 text-accent underline-offset-3 hover:underline',
} as const

export function SubstitutesButton({ place, label, children, onPress }: SubstitutesButtonProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={label}
      onClick={onPress}
      className={`relative inline-flex items-center gap-1.5 text-small font-[620] whitespace-nowrap edged ${places[place]}`}
    >
      <SubstituteIcon size="s" />
      {children}
    </button>
  )
}
