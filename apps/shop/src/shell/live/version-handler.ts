import type { Versions } from './versions.ts'

interface VersionHandlers {
  readonly onBaskets: (version: number) => void
  readonly onOrders: () => void
  readonly onUnread: (count: number) => void
  readonly onCatalogue: () => void
  readonly onSettings: () => void
  /** From 0 to 1. */
  readonly random: () => number
}

/** Devices spread their requests over this time. */
const spreadMs = 3000
const minIntervalMs = 10_000

/**
 * Compares versions with the previous ones and calls the handlers of those that have changed. The first
 * versions are no change, because the page has just been loaded.
 */
export function createVersionHandler(handlers: VersionHandlers): (versions: Versions) => void {
  const { onBaskets, onOrders, onUnread, onCatalogue, onSettings, random } = handlers
  let before: Versions | undefined
  const notifyCatalogue = spread(onCatalogue, random)
  return (versions) => {
    const last = before
    before = versions
    onBaskets(versions.baskets)
    onUnread(versions.unreadNotifications)
    if (!last) return
    if (last.orders !== versions.orders) onOrders()
    if (last.catalogue !== versions.catalogue || last.stock !== versions.stock) notifyCatalogue()
    if (last.settings !== versions.settings) onSettings()
  }
}

function spread(action: () => void, random: () => number): () => void {
  let isPlanned = false
  let lastMs = Number.NEGATIVE_INFINITY
  return () => {
    if (isPlanned) return
    isPlanned = true
    const soonest = Math.max(0, lastMs + minIntervalMs - performance.now())
    setTimeout(
      () => {
        isPlanned = false
        lastMs = performance.now()
        action()
      },
      soonest + random() * spreadMs,
    )
  }
}
