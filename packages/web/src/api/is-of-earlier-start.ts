import type { Query } from '@tanstack/react-query'

/** True of an answer that was stored before this tab started, so that the server may have a newer one. */
export function isOfEarlierStart({ state }: Query): boolean {
  return state.dataUpdatedAt < performance.timeOrigin
}
