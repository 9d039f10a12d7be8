import { __iconData as phone } from 'lucide-react/icons/phone'
import { NotesLine } from '../basket/notes-line.tsx'
import { icon } from '../tokens/icon.tsx'
import { Badge } from './badge.tsx'

const PhoneIcon = icon(phone)

/** A formatted price. The caller decides by `now`, `unit` and `sub` whether net or the price with VAT comes first. */
export interface VisiblePrice {
  /** The kind of price (docs/product-rules.md#prices); `yours` is the company's contract price. */
  readonly kind: 'standard' | 'yours' | 'promo' | 'clearance'
  readonly ticket?: string | undefined
  readonly old?: string | undefined
  /** Announced before the old price by screen readers: 'was'. */
  readonly oldWord?: string | undefined
  readonly now: string
  /** 'box', 'kg', 'each inc VAT'; printed after a stroke. */
  readonly unit: string
  /** True if the unit text mentions VAT. In a row, every unit then has its own line, so that figures line up. */
  readonly includesVat?: boolean | undefined
  /** '£10.37 inc VAT' and '£1.09/l', 'about £39.25 a block'. None wraps. */
  readonly sub?: readonly string[] | undefined
}

export interface HiddenPrice {
  readonly hidden: string
  readonly href?: string | undefined
}

export type PriceView = VisiblePrice | HiddenPrice

const figures = {
  card: 'text-price',
  big: 'text-big',
  row: 'text-figure',
  ledger: 'text-[0.9375rem]/5 font-[640]',
} as const

const colours = {
  standard: '',
  yours: '',
  promo: 'text-promo',
  clearance: 'edged rounded-ticket bg-sticker px-1.5 text-on-sticker',
} as const

export interface PriceBlockProps {
  readonly price: PriceView
  readonly size?: keyof typeof figures | undefined
  /** Aligned right, for columns of figures in containers from 640 px. */
  readonly column?: boolean | undefined
  /** In a ProductCard: figures line up across cards, however many lines the content below needs. */
  readonly isInCard?: boolean | undefined
}

export function PriceBlock({ price, size = 'card', column, isInCard }: PriceBlockProps) {
  if ('hidden' in price) {
    return (
      <p className={`text-label text-balance text-ink-2 ${isInCard ? 'row-span-2 self-end pb-2.5' : ''}`}>
        <HiddenPriceText {...price} />
      </p>
    )
  }
  const { kind, old, now, unit, includesVat, sub } = price
  return (
    <div className={`figures ${isInCard ? 'row-span-2 grid grid-rows-subgrid pb-2.5' : ''}`}>
      <div className="self-end">
        {(price.ticket || old) && (
          <p
            className={
              column
                ? 'flex min-h-5 flex-wrap items-center gap-x-1.5 text-small text-ink-3 @min-[40rem]:justify-end'
                : 'flex min-h-5 flex-wrap items-center gap-x-1.5 text-small text-ink-3'
            }
          >
            {price.ticket && kind !== 'standard' && <Badge kind={kind}>{price.ticket}</Badge>}
            {old && (
              <s>
                {price.oldWord && <span className="sr-only">{price.oldWord} </span>}
                {old}
              </s>
            )}
          </p>
        )}
        <p className={figures[size]}>
          <span className={`whitespace-nowrap ${colours[kind]}`}>{now}</span>{' '}
          <span
            className={`${includesVat && size === 'row' ? 'block' : 'inline-block'} text-[0.8125rem]/4 font-[480] tracking-normal whitespace-nowrap text-ink-2`}
          >
            / {unit}
          </span>
        </p>
      </div>
      {sub && (
        <p className={size === 'row' ? 'text-micro font-[430] text-ink-2' : 'text-small text-ink-2'}>
          <NotesLine notes={sub} />
        </p>
      )}
    </div>
  )
}

function HiddenPriceText({ hidden, href }: HiddenPrice) {
  const text = (
    <>
      <span className="mr-1.5 inline-block align-[-0.125em]">
        <PhoneIcon size="s" />
      </span>
      {hidden}
    </>
  )
  if (href === undefined) return text
  return (
    // Above the link that covers the whole card.
    <a href={href} className="relative underline-offset-3 hover:text-ink hover:underline">
      {text}
    </a>
  )
}
