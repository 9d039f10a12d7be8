import { memo, Suspense } from 'react'
import { BasketRow } from './basket-row.tsx'
import type { EditedLine } from './edited-basket.ts'
import type { LineController } from './line-actions.ts'

export interface BasketLineListProps {
  readonly lines: readonly EditedLine[]
  readonly controller: LineController
}

/**
 * Some lines of a basket. `Suspense` makes React hydrate them separately, and nothing in it suspends: after a page
 * load, a press on a line waits only for these lines, not for all 500.
 */
export const BasketLineList = memo(function BasketLineList({ lines, controller }: BasketLineListProps) {
  return (
    <Suspense>
      {lines.map((line) => (
        <BasketRow key={line.key} line={line} controller={controller} />
      ))}
    </Suspense>
  )
}, isSameRun)

function isSameRun(one: BasketLineListProps, other: BasketLineListProps): boolean {
  return (
    one.controller === other.controller &&
    one.lines.length === other.lines.length &&
    one.lines.every((line, index) => line === other.lines[index])
  )
}
