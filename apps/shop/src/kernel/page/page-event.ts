export interface PageEvent<Detail> {
  readonly emit: (detail: Detail) => void
  readonly subscribe: (handler: (detail: Detail) => void) => () => void
}

/** An event between parts of the page that do not import each other: the one that causes it, and those that show it. */
export function createPageEvent<Detail>(): PageEvent<Detail> {
  const handlers = new Set<(detail: Detail) => void>()
  return {
    emit: (detail) => {
      for (const handler of handlers) handler(detail)
    },
    subscribe: (handler) => {
      handlers.add(handler)
      return () => void handlers.delete(handler)
    },
  }
}
