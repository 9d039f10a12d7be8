import type { ReactNode } from 'react'
import { type Picture, type StorageKind, Tile } from '../product/tile.tsx'

export interface MiniBasketLine {
  readonly key: string
  readonly href: string
  readonly name: string
  readonly detail: string
  readonly sum: string
  readonly storage: StorageKind
  readonly picture?: Picture | undefined
}

export interface MiniBasketProps {
  readonly title: string
  readonly detail: string
  readonly lines: readonly MiniBasketLine[]
  readonly sumName: string
  readonly more?: string | undefined
  readonly total: { readonly name: string; readonly value: string }
  readonly actions: ReactNode
}

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
