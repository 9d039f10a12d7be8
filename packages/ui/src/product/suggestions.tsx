/* oxlint-disable jsx-a11y/prefer-tag-over-role -- The rows are laid out as grids, which browsers do not let table elements be without losing what they are. */
import { type ReactNode, useEffect, useState } from 'react'
import { NotesLine } from '../basket/notes-line.tsx'
import { SkeletonLine } from '../page/skeleton.tsx'
import { Badge } from './badge.tsx'
import type { PriceView } from './price-block.tsx'
import type { ShownStock } from './product-card.tsx'
import { StockMark } from './stock-mark.tsx'
import { type Picture, type Storage, Tile, type TileProps } from './tile.tsx'

export interface SuggestionsProps {
  /** The grid's own, for the `aria-controls` of the box above it. */
  readonly id: string
  /** 'Results' */
  readonly label: string
  /** What is said before the rows: how the text was read, that there is no connection. */
  readonly head?: ReactNode
  /** FoundGroups; nothing where there is nothing to choose. */
  readonly children?: ReactNode
  /** Which keys do what; on a phone there are none. */
  readonly foot?: ReactNode
}

const underTheBox =
  'tablet:absolute tablet:top-[calc(100%+6px)] tablet:left-0 tablet:max-h-[calc(100dvh-150px)] tablet:w-[max(100%,43rem)] tablet:rounded-tile tablet:border tablet:border-line tablet:bg-raised tablet:shadow-2'

/** What a search box finds while one types: under the box, on a phone the rest of the screen. Stands in a SearchPlace. */
export function Suggestions({ id, label, head, children, foot }: SuggestionsProps) {
  return (
    <div
      tabIndex={-1}
      data-density="compact"
      className={`z-30 min-h-0 overflow-y-auto overscroll-contain p-2 outline-none max-tablet:grow max-tablet:border-t max-tablet:border-line max-tablet:pb-[max(8px,env(safe-area-inset-bottom))] ${underTheBox}`}
    >
      {head}
      {children && (
        <div id={id} role="grid" aria-label={label} className="grid gap-x-4 tablet:grid-cols-2">
          {children}
        </div>
      )}
      {foot && (
        <div
          aria-hidden
          className="mt-1 flex flex-wrap gap-x-4 gap-y-1 border-t border-line px-2 pt-2 pb-1 text-small text-ink-3 max-tablet:hidden"
        >
          {foot}
        </div>
      )}
    </div>
  )
}

export interface SuggestionGroupProps {
  /** 'Products', 'Brands' */
  readonly label: string
  /** Printed above it, too; products need no heading. */
  readonly titled?: boolean | undefined
  /** Beside the next one where there is room. */
  readonly half?: boolean | undefined
  /** Two beside each other where there is room. */
  readonly pairs?: boolean | undefined
  readonly children: ReactNode
}

export function SuggestionGroup({ label, titled, half, pairs, children }: SuggestionGroupProps) {
  return (
    <div
      role="rowgroup"
      aria-label={label}
      className={`min-w-0 ${half ? '' : 'col-span-full'} ${pairs ? 'gap-x-4 tablet:grid tablet:grid-cols-2' : ''}`}
    >
      {titled && (
        <div aria-hidden className="col-span-full px-2 pt-2 pb-1 text-small text-ink-3">
          {label}
        </div>
      )}
      {children}
    </div>
  )
}

interface Chosen {
  /** Of its first cell, which the box points to while the row is chosen. */
  readonly id: string
  /** The arrow keys are at it. */
  readonly chosen: boolean
}

const rowLook =
  'scroll-my-2 rounded-control hover:bg-sunken aria-selected:bg-sunken aria-selected:inset-shadow-[2px_0_var(--accent)]'

export interface SuggestedUnit {
  readonly key: string
  readonly price: PriceView
  /** An AddControl with its reason 'elsewhere'; none where the other unit's stands for both. */
  readonly add: ReactNode
}

export interface SuggestedProductProps extends Chosen {
  readonly href: string
  readonly fullName: string
  /** The name, with what was typed in a Match. */
  readonly name: ReactNode
  /** '12 × 400 g · 104217' */
  readonly meta: ReactNode
  readonly stock: ShownStock
  /** Why no more can be added, in the place of the stock. */
  readonly reason?: string | undefined
  readonly storage: Storage
  readonly picture?: Picture | undefined
  /** Box or kg first, each second. */
  readonly units: readonly SuggestedUnit[]
}

const productLook =
  'grid grid-cols-[40px_minmax(0,1fr)] items-center gap-x-3 gap-y-1 px-2 py-1.5 focus-within:bg-sunken tablet:grid-cols-[40px_minmax(0,1fr)_auto]'

/** A product found, each of its units with its own price and control. */
export function SuggestedProduct(props: SuggestedProductProps) {
  const { id, chosen, href, fullName, name, meta, stock, reason, storage, picture, units } = props
  return (
    <div role="row" aria-selected={chosen} className={`${rowLook} ${productLook}`}>
      <div id={id} role="gridcell" className="contents">
        <FoundPicture
          storage={storage}
          picture={picture}
          lettering={{ name: fullName }}
          pale={stock.kind === 'out'}
        />
        <div className="min-w-0">
          <a href={href} className="line-clamp-2 text-name underline-offset-3 hover:underline">
            {name}
          </a>
          <p className="flex flex-wrap items-center gap-x-2.5 text-small text-ink-2 figures">
            <span>{meta}</span>
            <StockMark kind={reason ? 'low' : stock.kind} onOneLine={reason !== undefined}>
              {reason ?? stock.text}
            </StockMark>
          </p>
        </div>
      </div>
      <div role="gridcell" className="grid gap-y-1.5 max-tablet:col-start-2">
        {units.map(({ key, price, add }) => (
          <div
            key={key}
            data-unit={key}
            className="grid grid-cols-[minmax(0,1fr)_120px] items-center gap-x-3 tablet:grid-cols-[minmax(130px,auto)_120px]"
          >
            <FoundPrice price={price} />
            {add}
          </div>
        ))}
      </div>
    </div>
  )
}

/** A little longer than people who know what they want take for a letter. */
const standsAfterMs = 150

/**
 * The picture of a row that stands for a moment: a list that is gone with the next letter asks for none, nor for the processors that
 * are to draw its words.
 */
function FoundPicture({ picture, ...tile }: Pick<TileProps, 'storage' | 'picture' | 'lettering' | 'pale'>) {
  const [stands, setStands] = useState(false)
  useEffect(() => {
    const standing = setTimeout(() => setStands(true), standsAfterMs)
    return () => clearTimeout(standing)
  }, [])
  return <Tile {...tile} picture={picture && { ...picture, later: !stands }} shape="line" />
}

/** A price in two lines: what it is, and what it means with VAT. */
function FoundPrice({ price }: { readonly price: PriceView }) {
  if ('hidden' in price) return <p className="text-small text-ink-2 tablet:text-end">{price.hidden}</p>
  const { kind, ticket, old, oldWord, now, unit, sub } = price
  const colour =
    kind === 'promo'
      ? 'text-promo'
      : kind === 'clearance'
        ? 'edged rounded-ticket bg-sticker px-1 text-on-sticker'
        : ''
  return (
    <div className="figures tablet:text-end">
      <p className="flex flex-wrap items-baseline gap-x-1.5 text-small text-ink-2 tablet:justify-end">
        {old && (
          <s className="text-ink-3">
            {oldWord && <span className="sr-only">{oldWord} </span>}
            {old}
          </s>
        )}
        <span>
          <b className={`text-[0.9375rem]/5 font-[640] text-ink ${colour}`}>{now}</b>{' '}
          <span className="inline-block whitespace-nowrap">/ {unit}</span>
        </span>
      </p>
      <p className="flex flex-wrap items-center gap-x-1.5 text-micro font-[430] text-ink-2 tablet:justify-end">
        {ticket && kind !== 'standard' && <Badge kind={kind}>{ticket}</Badge>}
        <span>
          <NotesLine notes={sub ?? []} />
        </span>
      </p>
    </div>
  )
}

export interface SuggestedLinkProps extends Chosen {
  readonly href: string
  readonly children: ReactNode
  /** '45' */
  readonly count?: string | undefined
  /** What counts: for readers, '45 products'. */
  readonly countName?: string | undefined
  /** The way to everything that was found. */
  readonly strong?: boolean | undefined
}

/** A category, a brand, the whole list. */
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
            <span className="text-small text-ink-3 figures">
              <span aria-hidden={countName ? true : undefined}>{count}</span>
              {countName && <span className="sr-only">{countName}</span>}
            </span>
          )}
        </a>
      </div>
    </div>
  )
}

export interface SuggestedTextProps extends Chosen {
  readonly icon: ReactNode
  readonly children: string
  /** Puts the words into the box. */
  readonly onTake: () => void
  /** An IconButton that forgets them. */
  readonly end: ReactNode
}

/** Something that was searched for before. */
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

/** Products that are on their way, in the shape they come in. */
export function SuggestionSkeletons({ count }: { readonly count: number }) {
  return (
    <div className="animate-appear" aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={productLook}>
          <span className="block aspect-square w-full rounded-small bg-sunken" />
          <div>
            <SkeletonLine text="text-name" width="w-2/3" />
            <SkeletonLine text="text-small" width="w-1/3" />
          </div>
          <span className="h-9 w-65 max-tablet:hidden" />
        </div>
      ))}
    </div>
  )
}
