import { __iconData as trendingDown } from 'lucide-react/icons/trending-down'
import { __iconData as trendingUp } from 'lucide-react/icons/trending-up'
import type { KeyboardEvent, ReactNode } from 'react'
import type { StockView } from '../product/product-card.tsx'
import { StockMark } from '../product/stock-mark.tsx'
import { type Picture, type StorageKind, Tile } from '../product/tile.tsx'
import { cx } from '../tokens/cx.ts'
import { icon } from '../tokens/icon.tsx'

const UpIcon = icon(trendingUp)
const DownIcon = icon(trendingDown)

export interface OrderGuideLinesProps {
  readonly label?: string | undefined
  /** Below a band of its department, the rule is lighter. */
  readonly isBand?: boolean | undefined
  /** Beside other content there is room for one column only. */
  readonly isNarrow?: boolean | undefined
  readonly children: ReactNode
}

/** Products of the order guide, in one or two ruled columns. Their lines follow the width of the list. */
export function OrderGuideLines({ label, isBand, isNarrow, children }: OrderGuideLinesProps) {
  return (
    <ul
      aria-label={label}
      data-density="compact"
      className={cx(
        '@container border-t',
        !isNarrow && 'wide:grid wide:grid-cols-2 wide:items-start wide:gap-x-8',
        isBand ? 'border-line' : 'border-ink',
      )}
    >
      {children}
    </ul>
  )
}

export interface OrderGuideLineProps {
  readonly href: string
  readonly name: string
  readonly pack: string
  /** 'every 8 days,': omitted if the list is narrow. */
  readonly often?: string | undefined
  /** 'last 9 days ago' */
  readonly last: string
  /** Undefined for normal stock. */
  readonly stock?: StockView | undefined
  /** Why no more, or nothing, can be added. Replaces the stock. */
  readonly reason?: string | undefined
  readonly change?: string | undefined
  readonly storage: StorageKind
  readonly picture?: Picture | undefined
  readonly price: string
  readonly unit: string
  /** The price has changed since the last purchase: 'up 4%'. Replaces the unit, so that the line does not grow. */
  readonly priceChange?: { readonly isUp: boolean; readonly text: string } | undefined
  readonly add: ReactNode
  /** The product to take instead, if this one is out of stock. */
  readonly below?: ReactNode
}

const grid =
  'relative grid min-h-21 grid-cols-[44px_minmax(0,1fr)_132px] items-center gap-x-2 border-b border-line py-2 [contain-intrinsic-size:auto_76px] [content-visibility:auto] print:[content-visibility:visible] @min-[37.5rem]:min-h-13 @min-[37.5rem]:grid-cols-[40px_minmax(0,1fr)_84px_116px] @min-[37.5rem]:gap-x-3 @min-[37.5rem]:py-1 @min-[37.5rem]:[contain-intrinsic-size:auto_43px]'
const nameLink =
  'line-clamp-2 text-name underline-offset-3 after:absolute after:inset-y-0 after:right-32 after:left-0 hover:underline @min-[37.5rem]:block @min-[37.5rem]:truncate @min-[37.5rem]:after:right-57'

export function OrderGuideLine(props: OrderGuideLineProps) {
  const { href, name, pack, often, last, stock, reason, change, storage, picture, add, below } = props
  return (
    <li data-guide-line className={grid}>
      <div className="row-span-2 self-start @min-[37.5rem]:row-span-1 @min-[37.5rem]:self-center">
        <Tile storage={storage} text={{ name }} picture={picture} shape="line" />
      </div>
      <div className="row-span-2 min-w-0 self-start @min-[37.5rem]:row-span-1 @min-[37.5rem]:self-center">
        <a
          href={href}
          onKeyDown={typeQuantity}
          className={cx(nameLink, stock?.kind === 'out' && 'text-ink-2')}
        >
          {name}
        </a>
        <p className="flex flex-wrap gap-x-2.5 text-small figures text-ink-2 @min-[37.5rem]:flex-nowrap @min-[37.5rem]:whitespace-nowrap">
          <span className="flex-none">{pack}</span>
          <span className="@min-[37.5rem]:truncate">
            {often && <span className="hidden @min-[37.5rem]:inline">{often} </span>}
            {last}
          </span>
          {(reason ?? stock) && (
            <StockMark kind={reason ? 'low' : (stock?.kind ?? 'low')}>
              {reason ?? stock?.text ?? ''}
            </StockMark>
          )}
          {change !== undefined && <StockMark kind="low">{change}</StockMark>}
        </p>
      </div>
      <Price {...props} />
      <div className="col-start-3 row-start-2 @min-[37.5rem]:col-start-4 @min-[37.5rem]:row-start-1 print:hidden">
        {add}
      </div>
      {below && <div className="col-span-full mt-1 @min-[37.5rem]:col-start-2 print:hidden">{below}</div>}
    </li>
  )
}

/** A digit typed on the name goes to the quantity of its line. */
function typeQuantity(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey } = event
  if (!/^[1-9]$/.test(key) || ctrlKey || metaKey || altKey) return
  const line = event.currentTarget.closest('li')
  line?.querySelector('input')?.focus()
  const offer = line?.querySelector('[data-usual-offer]')
  if (!offer) return
  event.preventDefault()
  offer.dispatchEvent(new globalThis.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
}

function Price({ price, unit, priceChange }: OrderGuideLineProps) {
  return (
    <p className="col-start-3 row-start-1 flex items-baseline justify-end gap-1 text-end figures whitespace-nowrap @min-[37.5rem]:block">
      <b className="text-name font-[640]">{price}</b>
      {priceChange ? (
        <span
          className={cx(
            'flex items-center justify-end gap-1 text-micro',
            priceChange.isUp ? 'text-low' : 'text-ink-2',
          )}
        >
          {priceChange.isUp ? <UpIcon size="s" /> : <DownIcon size="s" />}
          {priceChange.text}
        </span>
      ) : (
        <span className="text-small text-ink-3 @min-[37.5rem]:block">{unit && `/ ${unit}`}</span>
      )}
    </p>
  )
}
