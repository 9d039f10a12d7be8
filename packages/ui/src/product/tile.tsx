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
  readonly photo?: boolean | undefined
}

export interface TileText {
  readonly brand?: string | undefined
  readonly name: string
  readonly pack?: string | undefined
}

const grounds = { ambient: 'bg-ambient', chilled: 'bg-chilled', frozen: 'bg-frozen' } as const
const photoGround = 'bg-[oklch(0.965_0.004_140)]'

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
  /** `shelf` and `stage` fill their column; `row` and `line` fill the cell of a list; `large` is 72 px, `thumb` 64 px. */
  readonly shape?: keyof typeof shapes | undefined
  readonly pale?: boolean | undefined
  /** Width and height of the file in pixels, to reserve its space before it loads (128 px: docs/product-rules.md#product-lists). */
  readonly size?: number | undefined
}

/** A product's picture. Its size is the same while loading, missing or broken. */
export function Tile({ storage, picture, text, storageLabel, shape = 'shelf', pale, size = 128 }: TileProps) {
  const { box, picture: pad, wide } = shapes[shape]
  const ground = picture?.photo ? photoGround : grounds[storage]
  const missing = <Letters {...text} shape={shape} />
  return (
    <span data-tile={shape} className={`relative block overflow-hidden ${box} ${ground}`}>
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
      {storageLabel && storage !== 'ambient' && <StorageLabel storage={storage}>{storageLabel}</StorageLabel>}
    </span>
  )
}

const paleLook = 'opacity-45 grayscale-[0.7]'
const growsUnderThePointer = 'transition-transform duration-240 group-hover/product:scale-[1.035]'

interface LettersProps extends TileText {
  readonly shape: keyof typeof shapes
}

const isSmall = { shelf: false, stage: false, large: true, thumb: true, row: true, line: true } as const

/** Brand and pack, or one letter if there is no room. Screen readers get them beside the picture. */
function Letters({ brand, name, pack, shape }: LettersProps) {
  const title = brand || name
  if (isSmall[shape])
    return (
      <span aria-hidden className="absolute inset-0 grid place-items-center text-heading text-ink-3">
        {Array.from(title)[0]}
      </span>
    )
  return (
    <span
      aria-hidden
      className="@container absolute inset-0 grid content-center justify-items-center gap-1 overflow-hidden p-[9%] text-center"
    >
      <span className="line-clamp-3 text-[clamp(1rem,13cqw,2.25rem)]/[1.1] font-[690] text-balance text-ink-2">
        {title}
      </span>
      {pack && <span className="text-[clamp(0.8125rem,8cqw,1.25rem)]/[1.2] figures text-ink-2">{pack}</span>}
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
  const { src, sources, alt = '', first, photo } = picture
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
      className={`size-full object-contain ${growsUnderThePointer} ${look}${photo ? ' mix-blend-multiply' : ''}`}
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
