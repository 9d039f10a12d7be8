import { __iconData as phone } from 'lucide-react/icons/phone'
import { NotesLine } from '../basket/notes-line.tsx'
import { icon } from '../tokens/icon.tsx'
import { Badge } from './badge.tsx'

const PhoneIcon = icon(phone)

/** A price in words, ready to print. What leads (net, or with VAT) is the caller's choice of `now`, `unit` and `sub`. */
export interface ShownPrice {
  /** Which price was chosen (docs/product-rules.md#prices): yours is the company's private price. */
  readonly kind: 'standard' | 'yours' | 'promo' | 'clearance'
  /** 'Promo', 'Your price'; none for the standard price. */
  readonly ticket?: string | undefined
  /** The standard price it replaces, struck through: '£10.32'. */
  readonly old?: string | undefined
  /** Said before the old price by a reader that cannot see the stroke: 'was'. */
  readonly oldWord?: string | undefined
  /** '£8.64' */
  readonly now: string
  /** 'box', 'kg', 'each inc VAT'; printed after a stroke. */
  readonly unit: string
  /** The unit says so. In a row it then takes a line of its own, beside every price: else figures would not line up. */
  readonly includesVat?: boolean | undefined
  /** '£10.37 inc VAT' and '£1.09/l', 'about £39.25 a block': each kept whole. */
  readonly sub?: readonly string[] | undefined
}

/** In the place of a price that is hidden from this viewer: 'Contact us for pricing'. */
export interface HiddenPrice {
  readonly hidden: string
  /** Where it is asked for. */
  readonly href?: string | undefined
}

export type PriceView = ShownPrice | HiddenPrice

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
  /** Right aligned, for columns of figures from 640 px of room. */
  readonly column?: boolean | undefined
  /** In a ProductCard: figures line up along the shelf, however many lines what stands below them takes. */
  readonly onShelf?: boolean | undefined
}

/** Badge and old price; the price and its unit; what it means with VAT and by measure. Money lines up. */
export function PriceBlock({ price, size = 'card', column, onShelf }: PriceBlockProps) {
  if ('hidden' in price) {
    return (
      <p className={`text-label text-balance text-ink-2 ${onShelf ? 'row-span-2 self-end pb-2.5' : ''}`}>
        <HiddenWords {...price} />
      </p>
    )
  }
  const { kind, old, now, unit, includesVat, sub } = price
  return (
    <div className={`figures ${onShelf ? 'row-span-2 grid grid-rows-subgrid pb-2.5' : ''}`}>
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

function HiddenWords({ hidden, href }: HiddenPrice) {
  const words = (
    <>
      <span className="mr-1.5 inline-block align-[-0.125em]">
        <PhoneIcon size="s" />
      </span>
      {hidden}
    </>
  )
  if (href === undefined) return words
  return (
    // Above the link that a whole card is.
    <a href={href} className="relative underline-offset-3 hover:text-ink hover:underline">
      {words}
    </a>
  )
}
