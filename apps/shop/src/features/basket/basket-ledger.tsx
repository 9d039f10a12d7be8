import { useLingui } from '@lingui/react/macro'
import { Ledger, LedgerBand } from '@provender/ui/page/ledger'
import { SkeletonList } from '@provender/ui/page/skeleton'
import { Fragment, useState } from 'react'
import { useAmounts } from '../catalogue/use-amounts.ts'
import { BasketLineList } from './basket-line-list.tsx'
import type { EditedLine } from './edited-basket.ts'
import type { LineController } from './line-actions.ts'
import { type LineGroup, lineGroupsOf, type Grouping, runsOf } from './line-groups.ts'
import { amount } from './line-labels.ts'

export interface BasketLedgerProps {
  readonly name: string
  readonly lines: readonly EditedLine[]
  /** The number of lines that the server has not priced yet. */
  readonly unpriced: number
  readonly controller: LineController
  readonly grouping: Grouping
}

/** The lines of a basket, in groups. */
export function BasketLedger({ name, lines, unpriced, controller, grouping }: BasketLedgerProps) {
  const { t } = useLingui()
  const [places] = useState(() => new Map<number, number>())
  return (
    <Ledger
      label={name}
      columns={{
        product: t`Product`,
        quantity: t`Quantity`,
        price: t`Net price`,
        vat: t`VAT`,
        sum: t`Net total`,
      }}
    >
      {lineGroupsOf(lines, places, grouping).map((band) => (
        <Fragment key={band.key}>
          {grouping !== 'added' && <BandHead band={band} controller={controller} />}
          {runsOf(band.lines, places).map(([run, its]) => (
            <BasketLineList key={run} lines={its} controller={controller} />
          ))}
        </Fragment>
      ))}
      <SkeletonList count={unpriced} item="line" />
    </Ledger>
  )
}

function BandHead({ band, controller }: { readonly band: LineGroup; readonly controller: LineController }) {
  const { t } = useLingui()
  const { storage, lines, net } = band
  const names = { ambient: t`Ambient`, chilled: t`Chilled`, frozen: t`Frozen` }
  const amounts = useAmounts()
  return (
    <LedgerBand
      storage={storage}
      name={storage ? names[storage] : (band.name ?? t`Other products`)}
      detail={`${amounts.lines(lines.length)} · ${amount(net, controller.listContext)}`}
    />
  )
}
