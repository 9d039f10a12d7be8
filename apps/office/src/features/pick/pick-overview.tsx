import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { icon } from '@provender/ui/tokens/icon'
import { hrefOf } from '@provender/web/address/href-of'
import { __iconData as arrowRight } from 'lucide-react/icons/arrow-right'
import { useOrderTexts } from '../order/use-order-texts.ts'
import { LineList } from './line-list.tsx'
import { MainKey } from './line-parts.tsx'
import type { LineToPick } from './pick-lines.ts'
import type { PickedOrder } from './pick-query.ts'

const NextIcon = icon(arrowRight)

interface PickOverviewProps {
  readonly order: PickedOrder['order']
  readonly companyName: string
  readonly lines: readonly LineToPick[]
  readonly canPick: boolean
  readonly onGoOn: () => void
}

/** All lines of the order, and what is not as ordered. */
export function PickOverview({ order, companyName, lines, canPick, onGoOn }: PickOverviewProps) {
  const { t } = useLingui()
  const { states } = useOrderTexts()
  const { number } = order
  const open = lines.filter(({ picked }) => picked === null).length
  const short = lines.filter(
    ({ picked, quantity, unitKind }) =>
      picked !== null && (unitKind === 'KG' ? picked === 0 : picked < quantity),
  ).length
  return (
    <>
      <div className="f-title">
        <h1>{open === 0 ? t`All lines are picked` : companyName}</h1>
        <p>
          {canPick
            ? short > 0
              ? t`${plural(short, { one: '# line is', other: '# lines are' })} short.`
              : open === 0 && t`Everything is there as ordered.`
            : t`Nothing to pick here now. The order: ${states[order.state]}.`}
        </p>
      </div>
      <div className="f-body">
        <LineList number={number} lines={lines} />
      </div>
      <div className="f-keys">
        {canPick && open > 0 ? (
          <MainKey icon={NextIcon} onClick={onGoOn}>{t`Keep picking`}</MainKey>
        ) : (
          <a className="f-key f-key-go" href={hrefOf({ to: '/orders/$number', params: { number } })}>
            <NextIcon size="l" />
            {t`Go to the order`}
          </a>
        )}
      </div>
    </>
  )
}
