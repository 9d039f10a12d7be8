import type { ReactNode } from 'react'
import { type Picture, type StorageKind, Tile } from '../product/tile.tsx'

export interface JobPicture {
  readonly name: string
  readonly storage: StorageKind
  readonly picture: Picture | undefined
}

export interface JobTileProps {
  readonly icon: ReactNode
  readonly title: string
  readonly detail: ReactNode
  /** Products that it is about; the first three different ones are shown. */
  readonly pictures?: readonly JobPicture[] | undefined
  readonly href?: string | undefined
  readonly onPress?: (() => void) | undefined
}

/** Ways to start an order, in two columns on a phone and four on a tablet. */
export function JobTiles({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <ul aria-label={label} data-jobs className="grid grid-cols-2 gap-3 tablet:grid-cols-4">
      {children}
    </ul>
  )
}

const look =
  'relative grid size-full min-h-24 grid-rows-[1fr_auto_auto] justify-items-start edged rounded-tile bg-sunken p-3 text-start hover:bg-line focus-visible:-outline-offset-2 disabled:cursor-not-allowed'

export function JobTile({ href, onPress, ...face }: JobTileProps) {
  return (
    <li>
      {href ? (
        <a href={href} className={look}>
          <Face {...face} />
        </a>
      ) : (
        <button type="button" onClick={onPress} disabled={!onPress} className={look}>
          <Face {...face} />
        </button>
      )}
    </li>
  )
}

const maxPictures = 3

function Face({ icon, title, detail, pictures = [] }: Omit<JobTileProps, 'href' | 'onPress'>) {
  return (
    <>
      <span className="mb-2.5">{icon}</span>
      <b className="text-[1rem]/5 font-[640]">{title}</b>
      <span className="text-small figures text-ink-2">{detail}</span>
      <span aria-hidden data-job-pictures className="absolute top-2.5 right-2.5 flex gap-0.75">
        {differentPictures(pictures).map(({ name, storage, picture }) => (
          <span key={name} className="w-7">
            <Tile storage={storage} text={{ name }} picture={picture} shape="line" />
          </span>
        ))}
      </span>
    </>
  )
}

/** An order may have a product twice, in pieces and in boxes. */
function differentPictures(pictures: readonly JobPicture[]): readonly JobPicture[] {
  return [...new Map(pictures.map((each) => [each.name, each])).values()].slice(0, maxPictures)
}
