import { useSyncExternalStore } from 'react'
import { deviceStorage } from '../../kernel/app/device-storage.ts'
import { type Grouping, groupings } from './line-groups.ts'

const key = 'basket-grouping'
const listeners = new Set<() => void>()
/** Read once: it is asked for with every press on a line. Where the device keeps nothing, a choice holds as long as the window. */
let chosen: Grouping | undefined

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}

function current(): Grouping {
  return (chosen ??= lastTold() ?? 'storage')
}

function lastTold(): Grouping | undefined {
  const kept = deviceStorage()?.getItem(key)
  return groupings.find((each) => each === kept)
}

function choose(grouping: Grouping): void {
  chosen = grouping
  try {
    deviceStorage()?.setItem(key, grouping)
  } catch {
    // Full: it holds for this window.
  }
  for (const listener of listeners) listener()
}

/** How the lines of a basket are grouped: as this device was last told. The page comes grouped by storage. */
export function useGrouping(): readonly [Grouping, (grouping: Grouping) => void] {
  return [useSyncExternalStore(subscribe, current, () => 'storage'), choose]
}
