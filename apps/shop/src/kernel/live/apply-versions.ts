import type { Versions } from './listen.ts'

interface Taking {
  readonly onBaskets: (version: number) => void
  /** Something happened to an order of the company. */
  readonly onOrders: () => void
  readonly onUnread: (count: number) => void
  /** The catalogue, prices or stock have changed since this window last heard; not more than every ten seconds. */
  readonly onShelves: () => void
  readonly onSettings: () => void
  /** From 0 to 1. */
  readonly random: () => number
}

/** Within so long all devices have looked, and not all in the same moment. */
const spreadMs = 3000
const notSoonerMs = 10_000

/** What the server tells, taken over where it is news. The first of all is none: the page has just been made. */
export function createVersionHandler(taking: Taking): (versions: Versions) => void {
  const { onBaskets, onOrders, onUnread, onShelves, onSettings, random } = taking
  let before: Versions | undefined
  const look = spread(onShelves, random)
  return (versions) => {
    const last = before
    before = versions
    onBaskets(versions.baskets)
    onUnread(versions.unreadNotifications)
    if (!last) return
    if (last.orders !== versions.orders) onOrders()
    if (last.catalogue !== versions.catalogue || last.stock !== versions.stock) look()
    if (last.settings !== versions.settings) onSettings()
  }
}

/** Once for all that ask for it meanwhile, some time soon. */
function spread(act: () => void, random: () => number): () => void {
  let isPlanned = false
  let lastMs = Number.NEGATIVE_INFINITY
  return () => {
    if (isPlanned) return
    isPlanned = true
    const soonest = Math.max(0, lastMs + notSoonerMs - performance.now())
    setTimeout(
      () => {
        isPlanned = false
        lastMs = performance.now()
        act()
      },
      soonest + random() * spreadMs,
    )
  }
}
