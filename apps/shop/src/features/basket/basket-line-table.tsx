import { useLingui } from '@lingui/react/macro'
import { LineTable, LineGroupHeader } from '@provender/ui/page/line-table'
import { SkeletonList } from '@provender/ui/page/skeleton'
import { Fragment, useEffect, useState } from 'react'
import { useAmounts } from '../catalogue/use-amounts.ts'
import { BasketLineList } from './basket-line-list.tsx'
import { basketLinesId } from './basket-lines-id.ts'
import type { EditedLine } from './edited-basket.ts'
import { followSwipes } from './follow-swipes.ts'
import { keepLineFocus } from './keep-line-focus.ts'
import type { LineController } from './line-actions.ts'
import { type LineGroup, lineGroups, type Grouping, runsOf } from './line-groups.ts'
import { amount } from './line-labels.ts'
import { replacedBy } from './substitutions.ts'
import { useLineColumns } from './use-line-columns.ts'

export interface BasketLineTableProps {
  readonly name: string
  readonly lines: readonly EditedLine[]
  /** The number of lines that the server has not priced yet. */
  readonly unpriced: number
  readonly controller: LineController
  readonly grouping: Grouping
}

export function BasketLineTable({ name, lines, unpriced, controller, grouping }: BasketLineTableProps) {
  useEffect(followSwipes, [])
  useEffect(keepLineFocus, [])
  const [positions] = useState(() => new Map<number, number>())
  return (
    <LineTable id={basketLinesId} label={name} columns={useLineColumns()}>
      {lineGroups(lines, positions, {
        grouping,
        replacedBy: (line) => replacedBy(controller.basketId, line),
      }).map((group) => (
        <Fragment key={group.key}>
          {grouping !== 'added' && <GroupHeader group={group} controller={controller} />}
          {runsOf(group.lines, positions).map(([run, its]) => (
            <BasketLineList key={run} lines={its} controller={controller} />
          ))}
        </Fragment>
      ))}
      <SkeletonList count={unpriced} item="line" />
    </LineTable>
  )
}

function GroupHeader({
  group,
  controller,
}: {
  readonly group: LineGroup
  readonly controller: LineController
}) {
  const { t } = useLingui()
  const { storage, lines, net } = group
  const names = { ambient: t`Ambient`, chilled: t`Chilled`, frozen: t`Frozen` }
  const amounts = useAmounts()
  return (
    <LineGroupHeader
      storage={storage}
      name={storage ? names[storage] : (group.name ?? t`Other products`)}
      detail={`${amounts.lines(lines.length)} · ${amount(net, controller.listContext)}`}
    />
  )
}
