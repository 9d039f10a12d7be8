import type { ReactNode } from 'react'
import { Badge } from './badge.tsx'
import { type PriceView, PriceBlock } from './price-block.tsx'
import { type StockKind, StockMark } from './stock-mark.tsx'
import { type Picture, type StorageKind, Tile } from './tile.tsx'

export interface StockView {
  readonly kind: StockKind
  readonly text: string
}

export interface ProductCardProps {
  readonly href: string
  /** Without the brand, if the brand has its own line. */
  readonly name: string
  /** On its own line; screen readers announce it with the name. */
  readonly brand?: string | undefined
  readonly pack?: string | undefined
  readonly storage: StorageKind
  readonly storageLabel?: string | undefined
  readonly picture?: Picture | undefined
  /** Given only if other sizes on the page have the same picture. */
  readonly sizeLabel?: string | undefined
  /** Given only if it is not simply in stock: cards do not show the normal case. */
  readonly stock?: StockView | undefined
  /** '£1.13 less a box': how a substitute differs from what was wanted. */
  readonly difference?: string | undefined
  /** 'Different allergens: milk, soya', for a substitute. */
  readonly allergens?: string | undefined
  readonly price: PriceView
  readonly newLabel?: string | undefined
  /** 2 directly below the page title; 3, the default, below a section heading. */
  readonly level?: 2 | 3 | undefined
  readonly heart?: ReactNode
  readonly substitutes?: ReactNode
  readonly add: ReactNode
}

/** A product in a grid. The whole card except its controls links to the product. Used in a ProductGrid or ProductStrip. */
export function ProductCard(props: ProductCardProps) {
  const {
    href,
    name,
    brand,
    pack,
    storage,
    storageLabel,
    picture,
    sizeLabel,
    stock,
    difference,
    allergens,
    price,
    newLabel,
    level,
    heart,
    substitutes,
    add,
  } = props
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <li className="group/product product-card">
      <Tile
        storage={storage}
        storageLabel={storageLabel}
        picture={picture}
        sizeLabel={sizeLabel}
        text={{ brand, name, pack }}
        pale={stock?.kind === 'out'}
      />
      <div className="pt-2.5 pb-1.5">
        {brand && (
          <p aria-hidden className="truncate text-small text-ink-3">
            {brand}
          </p>
        )}
        <Heading className="line-clamp-2 text-name">
          <a href={href} className={cardLink}>
            <ScreenReaderBrand brand={brand} />
            {name}
          </a>
        </Heading>
        {pack && <p className="mt-0.5 text-small figures text-ink-2">{pack}</p>}
        {difference && <p className="mt-0.5 text-micro text-ink-2">{difference}</p>}
        {allergens && <p className="mt-0.5 text-micro font-[560] text-low">{allergens}</p>}
        {stock && (
          <p className="mt-1 flex">
            <StockMark kind={stock.kind}>{stock.text}</StockMark>
          </p>
        )}
      </div>
      <PriceBlock price={price} isInCard />
      <div className="relative">{add}</div>
      {newLabel && (
        <span className="absolute top-2.5 left-2.5">
          <Badge kind="new">{newLabel}</Badge>
        </span>
      )}
      {heart && <div className="absolute top-0.5 right-0.5">{heart}</div>}
      {stock?.kind === 'out' && (
        <div className="pointer-events-none absolute inset-x-2 top-0 flex aspect-square items-end pb-6 [&>*]:pointer-events-auto">
          {substitutes}
        </div>
      )}
    </li>
  )
}

/** For screen readers, which cannot see that the line above belongs to the name. */
export function ScreenReaderBrand({ brand }: Pick<ProductCardProps, 'brand'>) {
  return brand && <span className="sr-only">{brand} </span>
}

const cardLink =
  'underline-offset-3 outline-none after:absolute after:inset-0 after:rounded-tile hover:underline focus-visible:after:outline-2 focus-visible:after:outline-offset-3 focus-visible:after:outline-accent'
