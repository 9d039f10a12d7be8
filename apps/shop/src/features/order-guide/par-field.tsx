import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useRef } from 'react'
import type { GuideItem } from '../usual/requested-items.ts'

export interface ParFieldProps {
  readonly usual: GuideItem
  readonly unit: string
  readonly onSet: (usual: GuideItem, quantity: number | null) => void
}

const maxPar = 100_000

/** The par level of a product: a number, or empty. Enter and leaving the field save it, Escape restores it. */
export function ParField({ usual, unit, onSet }: ParFieldProps) {
  const { t } = useLingui()
  const field = useRef<HTMLInputElement>(null)
  const name = usual.product.name
  const savedText = usual.par === null ? '' : String(usual.par)
  const save = () => {
    const text = field.current?.value.trim().replace(',', '.') ?? ''
    const quantity = text === '' ? null : Number(text)
    if (quantity !== null && !isLevel(quantity)) {
      restore()
      return
    }
    if (quantity !== usual.par) onSet(usual, quantity)
  }
  const restore = () => {
    if (field.current) field.current.value = savedText
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') restore()
    if (event.key === 'Enter') save()
  }
  return (
    <label className="flex items-center gap-2 text-small text-ink-2">
      {t`Par level`}
      <input
        // The key replaces the field when a colleague has changed the level.
        key={savedText}
        ref={field}
        defaultValue={savedText}
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="done"
        maxLength={8}
        aria-label={t`Par level of ${name}`}
        onBlur={save}
        onKeyDown={onKeyDown}
        className="min-h-9 w-16 rounded-control border-[1.5px] border-line-strong bg-ground px-2 text-end text-[1rem] figures text-ink outline-0 focus:border-accent focus:outline-3 focus:outline-accent/22 pointer-coarse:min-h-11"
      />
      <span className="min-w-9">{unit}</span>
    </label>
  )
}

function isLevel(quantity: number): boolean {
  return quantity > 0 && quantity <= maxPar && Number.isInteger(Math.round(quantity * 1e6) / 1000)
}
