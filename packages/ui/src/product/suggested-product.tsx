/* oxlint-disable jsx-a11y/prefer-tag-over-role -- The rows are laid out as grids, which browsers do not let table elements be without losing what they are. */
import { type ReactNode, useEffect, useState } from 'react'
import { NotesLine } from '../basket/notes-line.tsx'
import { SkeletonLine } from '../page/skeleton.tsx'
import { Badge } from './badge.tsx'
import type { PriceView } from './price-block.tsx'
import type { StockView } from './product-card.tsx'
import { StockMark } from './stock-mark.tsx'
import { rowLook, type SelectableRow } from './suggestions.tsx'
import { type Picture, type StorageKind, Tile, type TileProps } from './tile.tsx'

export interface SuggestedUnit {
  readonly key: string
  readonly price: PriceView
  readonly add: ReactNode
}

export interface SuggestedProductProps extends SelectableRow {
  readonly href: string
  readonly fullName: string
  readonly name: ReactNode
  readonly meta: ReactNode
  /** 'last 2 boxes, 16 Nov'. Replaces the stock while it is normal. */
  readonly last?: string | undefined
  readonly stock: StockView
  /** Why no more can be added. Replaces the stock. */
  readonly reason?: string | undefined
  readonly storage: StorageKind
  readonly picture?: Picture | undefined
  readonly units: readonly SuggestedUnit[]
  /** The substitute, if the product is out of stock. */
  readonly below?: ReactNode
}

const productLook =
  'grid grid-cols-[40px_minmax(0,1fr)] items-center gap-x-3 gap-y-1 px-2 py-1.5 focus-within:bg-sunken tablet:grid-cols-[40px_minmax(0,1fr)_auto]'

export function SuggestedProduct(props: SuggestedProductProps) {
  const { id, chosen, href, fullName, name, meta, last, stock, reason, storage, picture, units, below } =
    props
  return (
    <div role="row" aria-selected={chosen} className={`${rowLook} ${productLook}`}>
      <div id={id} role="gridcell" className="contents">
        <FoundPicture
          storage={storage}
          picture={picture}
          text={{ name: fullName }}
          pale={stock.kind === 'out'}
        />
        <div className="min-w-0">
          <a href={href} className="line-clamp-2 text-name underline-offset-3 hover:underline">
            {name}
          </a>
          <p className="flex flex-wrap items-center gap-x-2.5 text-small figures text-ink-2">
            <span>{meta}</span>
            {last && <span className="font-[560] text-accent">{last}</span>}
            {(!last || reason || stock.kind !== 'in') && (
              <StockMark kind={reason ? 'low' : stock.kind} onOneLine={reason !== undefined}>
                {reason ?? stock.text}
              </StockMark>
            )}
          </p>
        </div>
      </div>
      <div role="gridcell" className="grid gap-y-1.5 max-tablet:col-start-2">
        {units.map(({ key, price, add }) => (
          <div
            key={key}
            data-unit={key}
            className="grid grid-cols-[minmax(0,1fr)_132px] items-center gap-x-3 tablet:grid-cols-[minmax(130px,auto)_120px]"
          >
            <FoundPrice price={price} />
            {add}
          </div>
        ))}
      </div>
      {below && (
        <div role="gridcell" className="@container col-span-full min-w-0 empty:hidden tablet:col-start-2">
          {below}
        </div>
      )}
    </div>
  )
}

/** Slightly longer than a fast typist needs per letter. */
const stableAfterMs = 150

/**
 * Loads the picture of a row only after a moment: a list that changes with the next letter loads no pictures and leaves the processor free
 * for text.
 */
function FoundPicture({ picture, ...tile }: Pick<TileProps, 'storage' | 'picture' | 'text' | 'pale'>) {
  const [isStable, setStable] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setStable(true), stableAfterMs)
    return () => clearTimeout(timer)
  }, [])
  return <Tile {...tile} picture={picture && { ...picture, later: !isStable }} shape="line" />
}

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
