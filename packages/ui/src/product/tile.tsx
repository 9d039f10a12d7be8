import { __iconData as snowflake } from 'lucide-react/icons/snowflake'
import { __iconData as thermometerSnowflake } from 'lucide-react/icons/thermometer-snowflake'
import { type ReactNode, useState } from 'react'
import { icon } from '../tokens/icon.tsx'

const ChilledIcon = icon(thermometerSnowflake)
const FrozenIcon = icon(snowflake)

export type StorageKind = 'ambient' | 'chilled' | 'frozen'

export interface Picture {
  readonly src: string
  readonly sources?: string | undefined
  /** Empty if the product's name is beside it. */
  readonly alt?: string | undefined
  readonly first?: boolean | undefined
  /** Deferred: only the background is shown. */
  readonly later?: boolean | undefined
}

export interface TileText {
  readonly brand?: string | undefined
  readonly name: string
  readonly pack?: string | undefined
}

const grounds = { ambient: 'bg-ambient', chilled: 'bg-chilled', frozen: 'bg-frozen' } as const

/** The box of the picture on a product page: on a phone only as high as leaves the price visible. */
export const stageBox =
  'w-full rounded-sheet max-tablet:h-[36svh] max-tablet:max-h-[calc(100vw-2*var(--gutter))] tablet:aspect-square'

/** `wide`: its displayed width, as for `sizes`. */
const shapes = {
  shelf: {
    box: 'aspect-square w-full rounded-tile',
    picture: 'p-[7%]',
    wide: '(min-width: 64rem) 200px, (min-width: 46.5rem) 30vw, 45vw',
  },
  stage: { box: stageBox, picture: 'p-3 tablet:p-[9%]', wide: '(min-width: 46.5rem) 440px, 36vh' },
  large: { box: 'aspect-square w-18 flex-none rounded-tile', picture: 'p-1.5', wide: '72px' },
  thumb: { box: 'aspect-square w-16 flex-none rounded-control', picture: 'p-1', wide: '64px' },
  row: { box: 'aspect-square w-full rounded-control', picture: 'p-1', wide: '64px' },
  line: { box: 'aspect-square w-full rounded-small', picture: 'p-0.75', wide: '48px' },
} as const

export interface TileProps {
  readonly storage: StorageKind
  /** If missing or broken, the lettering replaces it on the same background. */
  readonly picture?: Picture | undefined
  readonly text: TileText
  readonly storageLabel?: string | undefined
  /** '2 L': tells products with the same picture apart. */
  readonly sizeLabel?: string | undefined
  /** `shelf` and `stage` fill their column; `row` and `line` fill the cell of a list; `large` is 72 px, `thumb` 64 px. */
  readonly shape?: keyof typeof shapes | undefined
  readonly pale?: boolean | undefined
  /** Width and height of the file in pixels, to reserve its space before it loads (128 px: docs/product-rules.md#product-lists). */
  readonly size?: number | undefined
}

/** A product's picture. Its size is the same while loading, missing or broken. */
export function Tile(props: TileProps) {
  const { storage, picture, text, storageLabel, sizeLabel, shape = 'shelf', pale, size = 128 } = props
  const { box, picture: pad, wide } = shapes[shape]
  const missing = <Letters {...text} shape={shape} />
  return (
    <span data-tile={shape} className={`relative block overflow-hidden ${box} ${grounds[storage]}`}>
      {!picture && missing}
      {picture && !picture.later && (
        <TilePicture
          picture={picture}
          size={size}
          wide={wide}
          look={pale ? `${pad} ${paleLook}` : pad}
          missing={missing}
        />
      )}
      {picture && sizeLabel && <SizeLabel>{sizeLabel}</SizeLabel>}
      {storageLabel && storage !== 'ambient' && <StorageLabel storage={storage}>{storageLabel}</StorageLabel>}
    </span>
  )
}

const paleLook = 'opacity-45 grayscale-[0.7]'
const growsUnderThePointer = 'transition-transform duration-240 group-hover/product:scale-[1.035]'

interface LettersProps extends TileText {
  readonly shape: keyof typeof shapes
}

/** Undefined if brand and pack fit. */
const smallLettering = {
  shelf: undefined,
  stage: undefined,
  large: 'text-[1.125rem]',
  thumb: 'text-[1.125rem]',
  row: 'text-[1.125rem]',
  line: 'text-[0.9375rem]',
} as const

/** By its longest word, so that no word breaks. In percent of the tile's width. */
const letteringSizes = [
  { upTo: 6, look: 'text-[21cqw]' },
  { upTo: 9, look: 'text-[16.5cqw]' },
  { upTo: Infinity, look: 'text-[12.5cqw]' },
] as const

function letteringSize(title: string): string | undefined {
  const longest = Math.max(...title.split(/\s+/).map((word) => Array.from(word).length))
  return letteringSizes.find(({ upTo }) => longest <= upTo)?.look
}

/** Brand and pack, or two letters if there is no room. Screen readers get them beside the picture. */
function Letters({ brand, name, pack, shape }: LettersProps) {
  const title = brand || name
  if (smallLettering[shape])
    return (
      <span
        aria-hidden
        className={`absolute inset-0 grid place-items-center font-[700] tracking-[-0.03em] text-ink-2 ${smallLettering[shape]}`}
      >
        {Array.from(title).slice(0, 2)}
      </span>
    )
  return (
    <span
      aria-hidden
      className="@container absolute inset-0 grid content-center gap-[2%] overflow-hidden p-[9%]"
    >
      <span
        className={`line-clamp-3 ${letteringSize(title)} leading-none font-[720] tracking-[-0.035em] text-balance text-ink`}
      >
        {title}
      </span>
      {pack && <span className="text-[max(7.2cqw,0.75rem)]/[1.4] figures text-ink-2">{pack}</span>}
    </span>
  )
}

interface TilePictureProps {
  readonly picture: Picture
  readonly size: number
  readonly wide: string
  readonly look: string
  readonly missing: ReactNode
}

function TilePicture({ picture, size, wide, look, missing }: TilePictureProps) {
  const { src, sources, alt = '', first } = picture
  const [failed, setFailed] = useState('')
  if (failed === src)
    return (
      <>
        {alt && <span className="sr-only">{alt}</span>}
        {missing}
      </>
    )
  return (
    <img
      // The picture may have failed before hydration, when there was no listener.
      ref={(element) => {
        if (element?.complete && element.naturalWidth === 0) setFailed(src)
      }}
      onError={() => setFailed(src)}
      src={src}
      srcSet={sources}
      sizes={sources && wide}
      alt={alt}
      width={size}
      height={size}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding="async"
      className={`size-full object-contain ${growsUnderThePointer} ${look}`}
    />
  )
}

function StorageLabel({ storage, children }: { readonly storage: StorageKind; readonly children: string }) {
  return (
    <span className="absolute bottom-2 left-2 inline-flex items-center gap-1 text-micro text-ink-2">
      {storage === 'frozen' ? <FrozenIcon size="s" /> : <ChilledIcon size="s" />}
      {children}
    </span>
  )
}

/** Screen readers get it with the pack, beside the picture. */
function SizeLabel({ children }: { readonly children: string }) {
  return (
    <span
      aria-hidden
      className="absolute right-2 bottom-2 rounded-small bg-ground px-1.75 py-0.5 text-small font-[700] figures text-ink"
    >
      {children}
    </span>
  )
}
