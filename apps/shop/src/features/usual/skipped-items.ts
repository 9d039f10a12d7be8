import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { deviceStorage } from '../../kernel/consent/device-storage.ts'
import type { GuideItem } from './requested-items.ts'

const key = 'order-guide-skipped'
const listeners = new Set<() => void>()
/** The company's last order, and the products skipped since: '100123 12 45'. Lasts as long as the tab if the device stores nothing. */
let skipped: string | undefined

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}

function current(): string {
  return (skipped ??= deviceStorage()?.getItem(key) ?? '')
}

function write(text: string): void {
  skipped = text
  try {
    deviceStorage()?.setItem(key, text)
  } catch {
    // Storage is full: the choice lasts as long as the tab.
  }
  for (const listener of listeners) listener()
}

/** The products that are not wanted in this order, and the function that sets them. The next order of the company ends it. */
export function useSkipped(
  usuals: readonly GuideItem[],
): readonly [ReadonlySet<string>, (ids: readonly string[]) => void] {
  const stored = useSyncExternalStore(subscribe, current, () => '')
  const lastOrder = useMemo(() => lastOrderOf(usuals), [usuals])
  const ids = useMemo(() => {
    const [after, ...each] = stored.split(' ')
    return new Set(after === lastOrder ? each : [])
  }, [stored, lastOrder])
  return [ids, useCallback((next: readonly string[]) => write([lastOrder, ...next].join(' ')), [lastOrder])]
}

function lastOrderOf(usuals: readonly GuideItem[]): string {
  const [latest] = usuals.toSorted((one, other) =>
    (other.lastBoughtAt ?? '').localeCompare(one.lastBoughtAt ?? ''),
  )
  return latest?.lastOrderNumber ?? ''
}
