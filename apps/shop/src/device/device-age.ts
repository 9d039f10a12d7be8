let age: string | undefined
const watchers = new Set<() => void>()

/** The time of day that the prices and the stock on this device are of, as it is read; undefined while it has none. */
export function deviceAge(): string | undefined {
  return age
}

export function tellDeviceAge(next: string | undefined): void {
  age = next
  for (const watcher of watchers) watcher()
}

export function watchDeviceAge(onChange: () => void): () => void {
  watchers.add(onChange)
  return () => watchers.delete(onChange)
}
