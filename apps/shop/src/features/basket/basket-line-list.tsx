import { memo, Suspense } from 'react'
import { BasketRow } from './basket-row.tsx'
import type { EditedLine } from './edited-basket.ts'
import type { LineController } from './line-actions.ts'

export interface BasketLineListProps {
  readonly lines: readonly EditedLine[]
  readonly desk: LineController
}

/**
 * Some lines of a basket, which the script takes over together (`Suspense` is what parts them; nothing in it is waited for): on a page
 * that has just come, whoever presses one waits for these lines, and not for five hundred.
 */
export const BasketLineList = memo(function BasketLineList({ lines, desk }: BasketLineListProps) {
  return (
    <Suspense>
      {lines.map((line) => (
        <BasketRow key={line.key} line={line} desk={desk} />
      ))}
    </Suspense>
  )
}, isSameRun)

function isSameRun(one: BasketLineListProps, other: BasketLineListProps): boolean {
  return (
    one.desk === other.desk &&
    one.lines.length === other.lines.length &&
    one.lines.every((line, at) => line === other.lines[at])
  )
}
