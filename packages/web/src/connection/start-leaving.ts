const leavingMs = 15_000

let leftAtMs = Number.NEGATIVE_INFINITY

/**
 * Records that this tab is leaving for another page. Returns false if it already is, so that refusals in the
 * meantime do not navigate elsewhere.
 */
export function startLeaving(): boolean {
  if (isLeaving()) return false
  leftAtMs = performance.now()
  return true
}

export function isLeaving(): boolean {
  return performance.now() - leftAtMs < leavingMs
}
