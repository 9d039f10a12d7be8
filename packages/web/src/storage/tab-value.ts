import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from './tab-storage.ts'

/** A value of this tab for each key, such as a basket. It survives a reload, and components follow its changes. */
export interface TabValue<Value> {
  readonly read: (key: string) => Value
  /** Undefined deletes it. */
  readonly write: (key: string, value: Value | undefined) => void
  readonly subscribe: (onChange: () => void) => () => void
  /** The value of a key without one, and during hydration. */
  readonly initial: Value
}

/** `parse` returns the initial value for anything invalid. Values are stored as JSON under `<name>/<key>`. */
export function createTabValue<Value>(
  name: string,
  { initial, parse }: { readonly initial: Value; readonly parse: (stored: unknown) => Value },
): TabValue<Value> {
  const listeners = new Set<() => void>()
  // Of the last key, so that a component gets the same object until it changes.
  let cached: { readonly key: string; readonly value: Value } | undefined
  const read = (key: string): Value => {
    if (cached?.key !== key) cached = { key, value: parse(readStored(`${name}/${key}`)) }
    return cached.value
  }
  const write = (key: string, value: Value | undefined): void => {
    writeStored(`${name}/${key}`, value)
    cached = { key, value: value ?? initial }
    for (const listener of listeners) listener()
  }
  const subscribe = (onChange: () => void) => {
    listeners.add(onChange)
    return () => listeners.delete(onChange)
  }
  return { read, write, subscribe, initial }
}

export function useTabValue<Value>({ read, subscribe, initial }: TabValue<Value>, key: string): Value {
  return useSyncExternalStore(
    subscribe,
    () => read(key),
    () => initial,
  )
}
