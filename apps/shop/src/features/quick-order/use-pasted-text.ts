import { readStored, writeStored } from '@provender/web/storage/tab-storage'
import { useSyncExternalStore } from 'react'

const key = 'pasted-text'
const listeners = new Set<() => void>()
let lastText: string | undefined

export function usePastedText(): readonly [string, (text: string) => void] {
  return [useSyncExternalStore(subscribe, current, () => ''), write]
}

function current(): string {
  lastText ??= storedText()
  return lastText
}

function storedText(): string {
  const [navigation] = performance.getEntriesByType('navigation')
  const isReload = (navigation as PerformanceNavigationTiming | undefined)?.type === 'reload'
  const stored = isReload ? readStored(key) : undefined
  return typeof stored === 'string' ? stored : ''
}

function write(text: string): void {
  lastText = text
  writeStored(key, text === '' ? undefined : text)
  for (const listener of listeners) listener()
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}
