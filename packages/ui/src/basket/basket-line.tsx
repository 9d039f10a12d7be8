import { __iconData as circleAlert } from 'lucide-react/icons/circle-exclamation-point'
import { __iconData as circleSlash } from 'lucide-react/icons/circle-slash'
import { __iconData as ellipsis } from 'lucide-react/icons/ellipsis'
import { __iconData as messageSquare } from 'lucide-react/icons/message-square'
import { __iconData as repeat } from 'lucide-react/icons/repeat-2'
import { __iconData as scale } from 'lucide-react/icons/scale'
import { __iconData as tag } from 'lucide-react/icons/tag'
import { __iconData as warning } from 'lucide-react/icons/triangle-exclamation-point'
import { __iconData as truck } from 'lucide-react/icons/truck'
import { __iconData as x } from 'lucide-react/icons/x'
import { Fragment, type ReactNode, use } from 'react'
import { IconButton } from '../controls/icon-button.tsx'
import { LineTableColumnsContext } from '../page/line-table-columns.ts'
import { type Picture, type StorageKind, Tile } from '../product/tile.tsx'
import { cx } from '../tokens/cx.ts'
import { icon } from '../tokens/icon.tsx'

const RemoveIcon = icon(x)
const MoreIcon = icon(ellipsis)

const tones = {
  low: { box: 'bg-low-soft', colour: 'text-low' },
  bad: { box: 'bg-bad-soft', colour: 'text-bad' },
  quiet: { box: 'bg-sunken', colour: 'text-ink-2' },
} as const

/** Kinds of notes on a line, each with its icon and tone. */
const matters = {
  price: { Icon: icon(tag), tone: 'low' },
  short: { Icon: icon(warning), tone: 'low' },
  transit: { Icon: icon(truck), tone: 'low' },
  weight: { Icon: icon(scale), tone: 'quiet' },
  substitute: { Icon: icon(repeat), tone: 'quiet' },
  out: { Icon: icon(circleSlash), tone: 'quiet' },
  unavailable: { Icon: icon(circleAlert), tone: 'bad' },
  note: { Icon: icon(messageSquare), tone: 'quiet' },
} as const

export interface LineNote {
  readonly about: keyof typeof matters
  /** 'Only 1 left: your 2 became 1.' */
  readonly text: ReactNode
  readonly action?: ReactNode
  /** Below the text: the substitutes. */
  readonly below?: ReactNode
}

export interface BasketLineProps {
  readonly href?: string | undefined
  readonly name: string
  /** Pack, 'singles' */
  readonly meta: readonly string[]
  /** Not shown on a phone, where the product's page has it. */
  readonly code?: string | undefined
  readonly storage: StorageKind
  readonly picture?: Picture | undefined
  /** A quiet AddControl with its reason 'elsewhere', or the quantity as text if it cannot change. */
  readonly quantity: ReactNode
  /** Why no more can be added. Shown before the meta, so that the line keeps its height. */
  readonly reason?: string | undefined
  readonly price: string
  readonly vat: string
  readonly sum: string
  /** Excluded from the total, so that `sum` is 0.00: the sum, the name and the picture are pale. */
  readonly left?: boolean | undefined
  /** Only printed. */
  readonly isFolded?: boolean | undefined
  readonly notes?: readonly LineNote[] | undefined
  readonly more?: ReactNode
  readonly remove?: RemoveAction | undefined
}

interface RemoveAction {
  readonly label: string
  /** 'Remove': shown where the line is swiped on a phone. */
  readonly word: string
  readonly more: string
  readonly onRemove: () => void
}

/** Not shown where the line breaks. */
const dot = <span className="dot-between"> </span>

/** Longer details may break: a narrow phone has room for about 20 characters. */
const longestWhole = 16

export function BasketLine(props: BasketLineProps) {
  const { href, name, meta, code, storage, picture, quantity, reason, price, vat, sum, left, notes } = props
  const { isFolded, more, remove } = props
  const names = use(LineTableColumnsContext)
  return (
    <li
      data-basket-line={remove ? '' : undefined}
      data-folded={isFolded ? '' : undefined}
      className={cx(
        'group/line ledger-line break-inside-avoid border-b border-line [contain-intrinsic-size:auto_112px] [content-visibility:auto] hover:bg-sunken/60 @min-[37.5rem]:[contain-intrinsic-size:auto_43px] print:[content-visibility:visible]',
        isFolded && 'not-print:hidden',
      )}
    >
      <div className="row-span-2 self-start [grid-area:tile] @min-[37.5rem]:self-center">
        <Tile storage={storage} text={{ name }} picture={picture} shape="line" pale={left} />
      </div>
      <div
        className={cx(
          'min-w-0 [grid-area:name]',
          !remove && '@max-[37.5rem]:[grid-column-end:remove-end]',
          more !== undefined && '@min-[37.5rem]:pr-hit',
        )}
      >
        <p className={cx('text-[0.875rem]/4.75 font-[560] wrap-anywhere', left && 'text-ink-2')}>
          {href ? (
            <a
              href={href}
              className="relative -my-0.75 inline-block py-0.75 underline-offset-3 hover:underline @max-[37.5rem]:pointer-coarse:-mt-2.5 @max-[37.5rem]:pointer-coarse:-mb-4 @max-[37.5rem]:pointer-coarse:pt-2.5 @max-[37.5rem]:pointer-coarse:pb-4"
            >
              {name}
            </a>
          ) : (
            name
          )}
        </p>
        <p className="text-small figures wrap-anywhere text-ink-2 @min-[37.5rem]:truncate @min-[37.5rem]:text-[0.75rem]/4">
          {reason && (
            <>
              <span className="font-[560] text-low">{reason}</span>
              {dot}
            </>
          )}
          <span className="@min-[37.5rem]:hidden">
            <ColumnName name={names?.price} />
            <span className="whitespace-nowrap">{price}</span>
            {meta.length > 0 && dot}
          </span>
          {meta.map((part, index) => (
            <Fragment key={part}>
              {index > 0 && dot}
              <span className={part.length > longestWhole ? undefined : 'whitespace-nowrap'}>{part}</span>
            </Fragment>
          ))}
          {code && (
            <span className="whitespace-nowrap @max-[37.5rem]:hidden">
              {meta.length > 0 && dot}
              {code}
            </span>
          )}
        </p>
      </div>
      {remove && (
        <div
          data-line-more
          className="hidden self-start justify-self-end [grid-area:remove] @min-[37.5rem]:self-center max-tablet:pointer-coarse:block"
        >
          <IconButton small label={remove.more}>
            <MoreIcon size="s" />
          </IconButton>
        </div>
      )}
      {more && (
        <div className="mt-1 ml-[min(8.5rem,calc(100%-var(--hit)))] self-center [grid-area:quantity] @min-[37.5rem]:mt-0 @min-[37.5rem]:ml-0 @min-[37.5rem]:justify-self-end @min-[37.5rem]:[grid-area:name]">
          {more}
        </div>
      )}
      <div
        data-line-quantity
        className="mt-1 w-33 max-w-[calc(100%-var(--hit))] [grid-area:quantity] @min-[37.5rem]:mt-0 @min-[37.5rem]:w-full @min-[37.5rem]:max-w-full"
      >
        {/* A control has its own label. */}
        {!remove && <ColumnName name={names?.quantity} />}
        {quantity}
      </div>
      <span className="hidden text-end text-small figures whitespace-nowrap text-ink-2 [grid-area:price] @min-[37.5rem]:block">
        <ColumnName name={names?.price} />
        {price}
      </span>
      {/* Screen readers also announce it on a phone, where there is no room to show it. */}
      <span className="sr-only text-end text-small figures text-ink-2 [grid-area:vat] @min-[37.5rem]:not-sr-only">
        <ColumnName name={names?.vat} />
        {vat}
      </span>
      <span data-line-sum className="text-end font-[640] figures whitespace-nowrap [grid-area:sum]">
        <ColumnName name={names?.sum} />
        {left ? <span className="font-normal text-ink-3">{sum}</span> : sum}
      </span>
      {remove && (
        <div
          data-line-action="remove"
          className="self-start justify-self-end [grid-area:remove] @min-[37.5rem]:self-center"
        >
          <IconButton small label={remove.label} onClick={remove.onRemove}>
            <RemoveIcon size="s" />
            <SwipeWord>{remove.word}</SwipeWord>
          </IconButton>
        </div>
      )}
      {notes && notes.length > 0 && (
        <div data-line-notes className="mt-1 mb-0.5 grid gap-1 [grid-area:note] @min-[37.5rem]:mb-1.5">
          {notes.map((note, index) => (
            <LineNoteBox key={`${note.about} ${index}`} {...note} />
          ))}
        </div>
      )}
    </li>
  )
}

export function SwipeWord({ children }: { readonly children: string }) {
  return (
    <span aria-hidden data-swipe-word className="hidden">
      {children}
    </span>
  )
}

/** The column heading for screen readers, which cannot infer it from the position. */
function ColumnName({ name }: { readonly name: string | undefined }) {
  return name && <span className="sr-only">{name}: </span>
}

function LineNoteBox({ about, text, action, below }: LineNote) {
  const { Icon, tone } = matters[about]
  const { box, colour } = tones[tone]
  return (
    <div
      className={`flex flex-wrap items-center gap-x-2 gap-y-1 rounded-small px-2 py-1.25 text-small figures [&_button]:text-start ${box}`}
    >
      <span className={colour}>
        <Icon size="s" />
      </span>
      {/* Beside a long action it would break after each word. */}
      <span className="min-w-0 flex-[1_1_6rem]">{text}</span>
      {action}
      {below && <div className="@container w-full">{below}</div>}
    </div>
  )
}
