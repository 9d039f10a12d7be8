import { __iconData as chevronDown } from 'lucide-react/icons/chevron-down'
import { __iconData as packageIcon } from 'lucide-react/icons/package'
import { __iconData as snowflake } from 'lucide-react/icons/snowflake'
import { __iconData as thermometerSnowflake } from 'lucide-react/icons/thermometer-snowflake'
import type { ReactNode } from 'react'
import { type Picture, type StorageKind, Tile } from '../product/tile.tsx'
import { cx } from '../tokens/cx.ts'
import { icon } from '../tokens/icon.tsx'

const FoldIcon = icon(chevronDown)
const groupIcons = {
  ambient: icon(packageIcon),
  chilled: icon(thermometerSnowflake),
  frozen: icon(snowflake),
}

export interface ReadGroupsProps {
  readonly folded: boolean
  readonly children: ReactNode
}

/** An order to read: in two columns where there is room, unless it is folded. */
export function ReadGroups({ folded, children }: ReadGroupsProps) {
  return <div className={cx('border-t border-ink', !folded && 'wide:columns-2 wide:gap-x-8')}>{children}</div>
}

export interface ReadGroupProps {
  readonly storage: StorageKind
  /** 'Chilled' */
  readonly name: string
  /** '29 lines · £781.12' */
  readonly detail: string
  /** Only its name and detail until it is pressed. */
  readonly folded: boolean
  readonly children: ReactNode
}

export function ReadGroup({ storage, name, detail, folded, children }: ReadGroupProps) {
  const GroupIcon = groupIcons[storage]
  const head = (
    <>
      <GroupIcon size="s" />
      {name}
      <span className="ml-auto font-[480] figures text-ink-2">{detail}</span>
    </>
  )
  const list = <ul aria-label={name}>{children}</ul>
  const headLook = 'flex items-center gap-2 border-b border-line text-label font-[640]'
  if (!folded)
    return (
      <div>
        <h3 className={`${headLook} min-h-9 break-inside-avoid break-after-avoid`}>{head}</h3>
        {list}
      </div>
    )
  return (
    <details className="group/fold">
      <summary className={`${headLook} min-h-12 cursor-pointer list-none`}>
        {head}
        <span className="transition-transform group-open/fold:rotate-180">
          <FoldIcon size="s" />
        </span>
      </summary>
      {list}
    </details>
  )
}

export interface ReadLineProps {
  /** '5 ×', '10 kg' */
  readonly quantity: string
  /** '5 boxes': what a screen reader says. */
  readonly spokenQuantity: string
  readonly name: string
  /** '6 × 2 L', 'singles' */
  readonly pack: string
  readonly storage: StorageKind
  readonly picture?: Picture | undefined
  readonly sum: string
  /** 'It may not arrive.' */
  readonly notes: readonly ReactNode[]
}

export function ReadLine(props: ReadLineProps) {
  const { quantity, spokenQuantity, name, pack, storage, picture, sum, notes } = props
  return (
    <li
      data-read-line
      className="grid min-h-11 break-inside-avoid grid-cols-[auto_28px_minmax(0,1fr)_auto] items-center gap-x-2 border-b border-line py-1 tablet:min-h-9 tablet:gap-x-2.5 tablet:py-0.5"
    >
      <span className="min-w-10 text-end text-[0.875rem]/5 font-[640] figures whitespace-nowrap">
        <span aria-hidden>{quantity}</span>
        <span className="sr-only">{spokenQuantity}</span>
      </span>
      <Tile storage={storage} text={{ name }} picture={picture} shape="line" />
      <span className="min-w-0 text-[0.875rem]/4.5">
        {name}
        {'\u2002'}
        <span className="block text-small figures whitespace-nowrap text-ink-2 tablet:inline">{pack}</span>
      </span>
      <span className="text-[0.875rem]/5 font-[560] figures">{sum}</span>
      {notes.map((note, index) => (
        <span key={index} className="col-span-2 col-start-3 text-small text-low">
          {note}
        </span>
      ))}
    </li>
  )
}
