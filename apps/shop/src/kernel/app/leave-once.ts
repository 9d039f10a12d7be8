const leavingMs = 15_000

let leftAtMs = Number.NEGATIVE_INFINITY

/** Says that this window is on its way to another page; false where it is already: what is refused meanwhile leads nowhere else. */
export function leaveOnce(): boolean {
  if (performance.now() - leftAtMs < leavingMs) return false
  leftAtMs = performance.now()
  return true
}
