import { useSyncExternalStore } from 'react'
import { deviceStorage } from '../../kernel/consent/device-storage.ts'
import { type Grouping, groupings } from './line-groups.ts'

const key = 'basket-grouping'
const listeners = new Set<() => void>()
/** Read once, because every press on a line needs it. If the device stores nothing, the choice lasts as long as the tab. */
let chosen: Grouping | undefined

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}

function current(): Grouping {
  return (chosen ??= storedGrouping() ?? 'storage')
}

function storedGrouping(): Grouping | undefined {
  const stored = deviceStorage()?.getItem(key)
  return groupings.find((each) => each === stored)
}

function choose(grouping: Grouping): void {
  chosen = grouping
  try {
    deviceStorage()?.setItem(key, grouping)
  } catch {
    // Storage is full: the choice lasts as long as the tab.
  }
  for (const listener of listeners) listener()
}

/** The grouping of basket lines that was last chosen on this device. The server renders groups by storage. */
export function useGrouping(): readonly [Grouping, (grouping: Grouping) => void] {
  return [useSyncExternalStore(subscribe, current, () => 'storage'), choose]
}
