import type { ReactNode } from 'react'
import type { StockView } from '../product/product-card.tsx'
import { StockMark } from '../product/stock-mark.tsx'
import { type Picture, type StorageKind, Tile } from '../product/tile.tsx'

export interface OrderGuideLinesProps {
  readonly label?: string | undefined
  readonly children: ReactNode
}

/** The order guide, in one or two ruled columns. */
export function OrderGuideLines({ label, children }: OrderGuideLinesProps) {
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

export interface OrderGuideLineProps {
  readonly href: string
  readonly name: string
  readonly pack: string
  readonly last: string
  readonly stock: StockView
  /** Why no more, or nothing, can be added. Replaces the stock. */
  readonly reason?: string | undefined
  readonly change?: string | undefined
  readonly storage: StorageKind
  readonly picture?: Picture | undefined
  readonly price: string
  readonly unit: string
  readonly add: ReactNode
}

export function OrderGuideLine(props: OrderGuideLineProps) {
  const { href, name, pack, last, stock, reason, change, storage, picture, price, unit, add } = props
  return (
    <li
      data-guide-line
      className="relative grid grid-cols-[48px_minmax(0,1fr)_132px] items-center gap-x-3 border-b border-line py-1.75 tablet:grid-cols-[40px_minmax(0,1fr)_84px_120px] tablet:py-1"
    >
      <div className="max-tablet:row-span-2">
        <Tile storage={storage} text={{ name }} picture={picture} shape="line" />
      </div>
      <div className="min-w-0 text-small figures text-ink-2 max-tablet:contents tablet:flex tablet:flex-wrap tablet:gap-x-2.5">
        <p className="line-clamp-2 text-name text-ink tablet:line-clamp-1 tablet:basis-full">
          <a
            href={href}
            className="underline-offset-3 hover:underline pointer-coarse:after:absolute pointer-coarse:after:inset-y-0 pointer-coarse:after:right-36 pointer-coarse:after:left-0"
          >
            {name}
          </a>
        </p>
        <p className="flex gap-x-2.5 whitespace-nowrap max-tablet:col-start-2">
          <span>{pack}</span>
          <span className="tablet:hidden">{price}</span>
        </p>
        <p className="flex flex-wrap gap-x-2.5 max-tablet:col-span-2 max-tablet:col-start-2 max-tablet:row-start-3">
          <StockMark kind={reason ? 'low' : stock.kind}>{reason ?? stock.text}</StockMark>
          {change === undefined ? null : <StockMark kind="low">{change}</StockMark>}
        </p>
        <p className="max-tablet:col-span-2 max-tablet:col-start-2 max-tablet:row-start-4">{last}</p>
      </div>
      <p className="hidden text-end font-[640] figures tablet:block">
        {price}
        <span className="block text-micro font-[430] text-ink-3">/ {unit}</span>
      </p>
      <div className="max-tablet:col-start-3 max-tablet:row-span-2 max-tablet:row-start-1">{add}</div>
    </li>
  )
}
