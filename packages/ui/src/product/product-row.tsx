import type { ReactNode } from 'react'
import { Badge } from './badge.tsx'
import { type PriceView, PriceBlock } from './price-block.tsx'
import type { StockView } from './product-card.tsx'
import { StockMark } from './stock-mark.tsx'
import { type Picture, type StorageKind, Tile } from './tile.tsx'

export interface RowUnit {
  readonly price: PriceView
  readonly add: ReactNode
}

export interface ProductRowProps {
  readonly href: string
  /** Brand and name. */
  readonly name: string
  readonly meta: readonly string[]
  readonly storage: StorageKind
  readonly picture?: Picture | undefined
  readonly stock: StockView
  readonly newLabel?: string | undefined
  /** Why no more can be added. Replaces the stock, so that the row keeps its height. */
  readonly reason?: string | undefined
  readonly substitutes?: ReactNode
  readonly secondUnit?: RowUnit | undefined
  readonly pieceUnit?: RowUnit | undefined
  readonly heart?: ReactNode
  readonly pick?: ReactNode
}

export function ProductRow(props: ProductRowProps) {
  const {
    href,
    name,
    meta,
    storage,
    picture,
    stock,
    reason,
    newLabel,
    pieceUnit,
    secondUnit,
    heart,
    pick,
    substitutes,
  } = props
  return (
    <li className={`group/product product-row border-b border-line ${pick ? 'product-row-picked' : ''}`}>
      <div className="[grid-area:tile]">
        <Tile storage={storage} text={{ name }} picture={picture} shape="row" pale={stock.kind === 'out'} />
      </div>
      {pick && <div className="product-row-pick">{pick}</div>}
      <div className="[grid-area:name] @min-[40rem]:self-end @min-[65rem]:self-center">
        <p className="text-name">
          <a
            href={href}
            className="underline-offset-3 after:absolute after:inset-y-0 after:left-(--before-tile) after:w-16 hover:underline @max-[40rem]:pointer-coarse:after:right-14 @max-[40rem]:pointer-coarse:after:bottom-auto @max-[40rem]:pointer-coarse:after:h-19 @max-[40rem]:pointer-coarse:after:w-auto"
          >
            {name}
          </a>
        </p>
        <div className="flex gap-x-2">
          {newLabel && (
            <span className="flex self-start py-px">
              <Badge kind="new" small>
                {newLabel}
              </Badge>
            </span>
          )}
          <Meta parts={meta} />
        </div>
      </div>
      <div className="flex min-w-0 flex-wrap gap-x-2.5 [grid-area:stock] @min-[40rem]:self-start @min-[65rem]:self-center">
        <StockMark kind={reason ? 'low' : stock.kind} onOneLine={reason !== undefined}>
          {reason ?? stock.text}
        </StockMark>
        {stock.kind === 'out' && substitutes}
      </div>
      <div className="product-row-units">
        {secondUnit && <RowUnitCell unit={secondUnit} />}
        {pieceUnit && (
          <div className="@min-[65rem]:col-start-2">
            <RowUnitCell unit={pieceUnit} />
          </div>
        )}
      </div>
      {heart && <div className="-mt-2 -mr-2.5 [grid-area:heart] @min-[40rem]:m-0">{heart}</div>}
    </li>
  )
}

function RowUnitCell({ unit }: { readonly unit: RowUnit }) {
  return (
    <div className="product-row-unit">
      <PriceBlock price={unit.price} size="row" column />
      {unit.add}
    </div>
  )
}

export interface MetaProps {
  readonly parts: readonly string[]
}

/** Small facts in a row; none wraps. */
export function Meta({ parts }: MetaProps) {
  return (
    <p className="flex flex-wrap gap-x-2.5 text-small figures text-ink-2">
      {parts.map((part) => (
        <span key={part} className="whitespace-nowrap">
          {part}
        </span>
      ))}
    </p>
  )
}
