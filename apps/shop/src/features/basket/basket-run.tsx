import { memo, Suspense } from 'react'
import { BasketRow } from './basket-row.tsx'
import type { EditedLine } from './edited-basket.ts'
import type { LineDesk } from './line-acts.ts'

export interface BasketRunProps {
  readonly lines: readonly EditedLine[]
  readonly desk: LineDesk
}

/**
 * Some lines of a basket, which the script takes over together (`Suspense` is what parts them; nothing in it is waited for): on a page
 * that has just come, whoever presses one waits for these lines, and not for five hundred.
 */
export const BasketRun = memo(function BasketRun({ lines, desk }: BasketRunProps) {
  return (
    <Suspense>
      {lines.map((line) => (
        <BasketRow key={line.key} line={line} desk={desk} />
      ))}
    </Suspense>
  )
}, isSameRun)

function isSameRun(one: BasketRunProps, other: BasketRunProps): boolean {
  return (
    one.desk === other.desk &&
    one.lines.length === other.lines.length &&
    one.lines.every((line, at) => line === other.lines[at])
  )
}
