import type { ReactNode } from 'react'
import { type Picture, type StorageKind, Tile } from '../product/tile.tsx'

export interface MiniBasketLine {
  readonly key: string
  readonly href: string
  readonly name: string
  /** '3 boxes × £8.64' */
  readonly detail: string
  readonly sum: string
  readonly storage: StorageKind
  readonly picture?: Picture | undefined
}

export interface MiniBasketProps {
  /** The basket's name. */
  readonly title: string
  /** '39 lines' */
  readonly detail: string
  /** The lines added last. */
  readonly lines: readonly MiniBasketLine[]
  /** 'Net total', announced by screen readers with the sum of each line. */
  readonly sumName: string
  /** 'and 34 more' */
  readonly more?: string | undefined
  readonly total: { readonly name: string; readonly value: string }
  /** ButtonLinks to the basket and the checkout. */
  readonly actions: ReactNode
}

/** A summary of the active basket, in the popover of the basket link, and in a Sheet on a phone. */
export function MiniBasket({ title, detail, lines, sumName, more, total, actions }: MiniBasketProps) {
  return (
    <div className="grid gap-3 p-4">
      <p className="flex items-baseline justify-between gap-3">
        <b className="truncate text-heading">{title}</b>
        <span className="text-small figures whitespace-nowrap text-ink-3">{detail}</span>
      </p>
      <ul className="max-h-[50dvh] scrollbar-thin overflow-y-auto border-t border-ink">
        {lines.map((line) => (
          <li
            key={line.key}
            className="grid grid-cols-[36px_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line py-1.5"
          >
            <Tile storage={line.storage} text={{ name: line.name }} picture={line.picture} shape="line" />
            <div className="min-w-0">
              <a href={line.href} className="block truncate text-label underline-offset-3 hover:underline">
                {line.name}
              </a>
              <p className="truncate text-small figures text-ink-2">{line.detail}</p>
            </div>
            <span className="font-[640] figures">
              <span className="sr-only">{sumName}: </span>
              {line.sum}
            </span>
          </li>
        ))}
      </ul>
      {more && <p className="text-small figures text-ink-3">{more}</p>}
      <p className="flex items-baseline justify-between figures">
        <span className="text-ink-2">{total.name}</span>
        <b className="text-total">{total.value}</b>
      </p>
      <div className="grid grid-cols-2 gap-2">{actions}</div>
    </div>
  )
}
