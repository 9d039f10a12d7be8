import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { showCount } from '@provender/domain/money/show-money'
import { OrderGuideLines } from '@provender/ui/basket/order-guide-line'
import { ButtonLink } from '@provender/ui/controls/button'
import { icon } from '@provender/ui/tokens/icon'
import { hrefOf } from '@provender/web/address/href-of'
import { useLanguage } from '@provender/web/texts/use-language'
import { __iconData as listOrdered } from 'lucide-react/icons/list-ordered'
import { type ReactNode, useState } from 'react'
import { OrderGuideItem } from '../order-guide/order-guide-item-row.tsx'
import type { GuideItem } from '../usual/requested-items.ts'
import { useDueItems } from '../usual/use-due-items.ts'
import { DueHeading } from './due-heading.tsx'

const GuideIcon = icon(listOrdered)

export function DueCountText() {
  const { t } = useLingui()
  const language = useLanguage()
  const { missingCount } = useDueItems()
  const count = showCount(missingCount, language)
  if (missingCount === 0) return t`Order guide`
  return (
    <Trans>
      <b className="font-[640] text-ink">{count}</b> due now
    </Trans>
  )
}

export function DueUsualsText({ otherwise }: { readonly otherwise: string }) {
  const { t } = useLingui()
  const { missingCount: count } = useDueItems()
  if (count === 0) return otherwise
  return t`${plural(count, { one: '# of your usuals is due', other: '# of your usuals are due' })}`
}

interface DueRowsProps {
  readonly count: number
  readonly waiting: ReactNode
}

export function DueRows(props: DueRowsProps) {
  const { usuals, isLoaded, isLoading } = useDueItems()
  if (usuals.length > 0) return <LoadedRows {...props} />
  return isLoading ? props.waiting : <WithoutRows {...props} isLoaded={isLoaded} />
}

/** The order guide is empty or did not load. The page keeps its height. */
function WithoutRows({ waiting, isLoaded }: DueRowsProps & { readonly isLoaded: boolean }) {
  const { t } = useLingui()
  return (
    <div className="grid rounded-sheet bg-sunken">
      <div className="invisible col-start-1 row-start-1">{waiting}</div>
      <div className="col-start-1 row-start-1 grid justify-items-start gap-3 self-center p-6">
        <span className="text-ink-2">
          <GuideIcon size="x" />
        </span>
        <h2 className="text-heading">
          {isLoaded ? t`Nothing in your order guide` : t`The order guide has not loaded`}
        </h2>
        <p className="max-w-[26.4em] text-ink-2">
          {isLoaded
            ? t`What you order appears here automatically. What you removed can be added back.`
            : t`Open it to try again.`}
        </p>
        <ButtonLink href={hrefOf({ to: '/account/order-guide' })}>{t`Order guide`}</ButtonLink>
      </div>
    </div>
  )
}

/** What is due; below it, or if nothing is, what will be due next, so that the page keeps its height. */
function LoadedRows({ count }: DueRowsProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { usuals, due, missingCount, isInBasket, rule } = useDueItems()
  // A product that is added stays until the page is opened again: rows must not move under the pointer.
  const [addedBefore] = useState(() => new Set(usuals.filter(isInBasket).map(({ product }) => product.id)))
  const isOffered = ({ product }: GuideItem) => !addedBefore.has(product.id)
  const dueRows = due.filter(isOffered).slice(0, count)
  const dayOf = (item: GuideItem) => rule.dueOn(item) ?? Infinity
  const isNotDue = (item: GuideItem) =>
    isOffered(item) && item.product.stockStatus.available && !due.includes(item)
  const isFirst = dueRows.length === 0
  const nextRows = usuals
    .filter(isNotDue)
    .toSorted((one, other) => (dayOf(one) === dayOf(other) ? 0 : dayOf(one) - dayOf(other)))
    .slice(0, Math.max(0, isFirst ? count : count - dueRows.length - 1))
  const nextTitle = t`Not due yet`
  const title = isFirst ? nextTitle : t`Due now`
  return (
    <section aria-label={title}>
      <DueHeading title={title} count={missingCount > 0 ? showCount(missingCount, language) : undefined} />
      {!isFirst && <Rows label={title} items={dueRows} today={rule.today} />}
      {!isFirst && nextRows.length > 0 && (
        <h3 className="flex h-13 items-end pb-1.5 text-small text-ink-2">{nextTitle}</h3>
      )}
      {nextRows.length > 0 && (
        <Rows label={nextTitle} items={nextRows} today={rule.today} isBand={!isFirst} />
      )}
    </section>
  )
}

interface RowsProps {
  readonly label: string
  readonly items: readonly GuideItem[]
  readonly today: number
  readonly isBand?: boolean
}

function Rows({ label, items, today, isBand }: RowsProps) {
  return (
    <OrderGuideLines label={label} isBand={isBand} isNarrow>
      {items.map((usual) => (
        <OrderGuideItem key={usual.product.id} usual={usual} today={today} />
      ))}
    </OrderGuideLines>
  )
}
