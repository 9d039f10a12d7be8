import { Fragment, type ReactNode } from 'react'
import { mainButton } from '../overlays/footer-space.ts'
import { Badge } from './badge.tsx'
import { type PriceView, PriceBlock } from './price-block.tsx'
import { ScreenReaderBrand } from './product-card.tsx'
import { type TileText, type Picture, type StorageKind, Tile } from './tile.tsx'

export interface ProductStageProps {
  readonly gallery: ReactNode
  readonly children: ReactNode
}

export function ProductStage({ gallery, children }: ProductStageProps) {
  return (
    <div
      data-product-stage
      className="mt-3 grid gap-6 tablet:grid-cols-2 wide:grid-cols-[minmax(0,520px)_minmax(0,1fr)] wide:gap-12"
    >
      <div className="self-start md:sticky md:top-below-header">{gallery}</div>
      <div className="min-w-0">{children}</div>
    </div>
  )
}

export interface ProductGalleryProps {
  readonly storage: StorageKind
  readonly storageLabel?: string | undefined
  readonly pictures: readonly (Picture & { readonly alt: string })[]
  readonly tileText: TileText
  readonly chosen: number
  readonly onChoose: (index: number) => void
  readonly heart?: ReactNode
}

export function ProductGallery(props: ProductGalleryProps) {
  const { storage, storageLabel, pictures, tileText, chosen, onChoose, heart } = props
  return (
    <>
      <div className="relative">
        <Tile
          storage={storage}
          storageLabel={storageLabel}
          picture={pictures[chosen]}
          text={tileText}
          shape="stage"
          size={440}
        />
        {heart && <div className="absolute top-1.5 right-1.5">{heart}</div>}
      </div>
      {pictures.length > 1 && (
        <div className="mt-2 flex flex-wrap gap-2">
          {pictures.map((picture, index) => (
            <button
              key={picture.src}
              type="button"
              aria-pressed={index === chosen}
              onClick={() => onChoose(index)}
              className="rounded-control aria-pressed:ring-2 aria-pressed:ring-ink"
            >
              <Tile storage={storage} picture={picture} text={tileText} shape="thumb" />
            </button>
          ))}
        </div>
      )}
    </>
  )
}

export interface ProductHeaderProps extends Omit<TileText, 'pack'> {
  readonly facts: readonly ReactNode[]
  readonly newLabel?: string | undefined
}

export function ProductHeader({ brand, name, facts, newLabel }: ProductHeaderProps) {
  return (
    <>
      {newLabel && (
        <p className="mb-1.5">
          <Badge kind="new">{newLabel}</Badge>
        </p>
      )}
      {brand && (
        <p aria-hidden className="text-ink-2">
          {brand}
        </p>
      )}
      <h1 className="mt-1 mb-2 text-product wrap-anywhere">
        <ScreenReaderBrand brand={brand} />
        {name}
      </h1>
      <ul className="mb-4 flex flex-wrap gap-x-4 gap-y-1 text-small figures whitespace-nowrap text-ink-2">
        {facts.map((fact, index) => (
          <li key={index}>{fact}</li>
        ))}
      </ul>
    </>
  )
}

export interface SellUnitProps {
  readonly name: string
  readonly detail?: string | undefined
  readonly price: PriceView
  readonly size?: 'big' | 'card' | undefined
  readonly add: ReactNode
}

export interface SellListProps {
  readonly units: readonly SellUnitProps[]
}

export function SellList({ units }: SellListProps) {
  return (
    <ul className="divide-y divide-line rounded-sheet border border-line">
      {units.map((unit) => (
        <SellUnit key={unit.name} {...unit} />
      ))}
    </ul>
  )
}

function SellUnit({ name, detail, price, size = 'card', add }: SellUnitProps) {
  return (
    <li
      data-stacks
      className="relative grid grid-cols-[minmax(0,1fr)_minmax(132px,min(144px,38%))] items-center gap-x-4 gap-y-2 px-4.5 pt-4 pb-6"
    >
      <p className="col-span-2 text-label">
        {name}
        {detail && <span className="ml-2 text-small figures text-ink-3">{detail}</span>}
      </p>
      <PriceBlock price={price} size={size} />
      <div {...mainButton}>{add}</div>
    </li>
  )
}

export interface ProductChoiceProps extends TileText {
  readonly storage: StorageKind
  readonly picture?: Picture | undefined
}

/** The header of the dialog for choosing a unit. */
export function ProductChoice({ brand, name, pack, storage, picture }: ProductChoiceProps) {
  return (
    <div className="flex items-start gap-3.5">
      <Tile storage={storage} picture={picture} text={{ brand, name, pack }} shape="large" />
      <div className="min-w-0">
        {brand && (
          <p aria-hidden className="text-small text-ink-3">
            {brand}
          </p>
        )}
        <h2 className="text-name">
          <ScreenReaderBrand brand={brand} />
          {name}
        </h2>
        {pack && <p className="mt-0.5 text-small figures text-ink-2">{pack}</p>}
      </div>
    </div>
  )
}

export interface InfoListProps {
  readonly facts: readonly { readonly name: string; readonly value: ReactNode }[]
}

export function InfoList({ facts }: InfoListProps) {
  return (
    <dl
      data-stacks
      className="grid grid-cols-[minmax(110px,180px)_minmax(0,1fr)] gap-x-4 border-t border-line text-small figures"
    >
      {facts.map(({ name, value }, index) => (
        <Fragment key={index}>
          <dt className="border-b border-line py-1.25 leading-6 text-ink-2 pointer-coarse:has-[+dd_a]:py-0 pointer-coarse:has-[+dd_a]:leading-11">
            {name}
          </dt>
          <dd className="-ml-4 border-b border-line py-1.25 pl-4 leading-6 pointer-coarse:has-[a]:py-0 pointer-coarse:has-[a]:leading-11">
            {value}
          </dd>
        </Fragment>
      ))}
    </dl>
  )
}
