import { useLingui } from '@lingui/react/macro'
import { showCount } from '@provender/domain/money/show-money'
import { OrderGuideLines } from '@provender/ui/basket/order-guide-line'
import { useLanguage } from '@provender/web/texts/use-language'
import { type CSSProperties, memo, type ReactNode } from 'react'
import type { GuideItem } from '../usual/requested-items.ts'
import type { GuideGroup } from './guide-groups.ts'
import { OrderGuideItem } from './order-guide-item-row.tsx'

interface GuideHeadingProps {
  readonly title: string
  readonly detail?: string | undefined
  readonly children?: ReactNode
}

/** The heading of a list, with what can be done with all of it. As high with an action as without. */
export function GuideHeading({ title, detail, children }: GuideHeadingProps) {
  return (
    <div className="mt-2 flex min-h-13 flex-wrap items-center justify-between gap-x-3 tablet:min-h-12">
      <h2 className="min-w-0 flex-[1_1_5em] text-heading">
        {title}{' '}
        {detail && (
          <span className="block text-small tracking-normal figures text-ink-3 tablet:ml-1 tablet:inline">
            {detail}
          </span>
        )}
      </h2>
      {children && <div className="print:hidden">{children}</div>}
    </div>
  )
}

interface GuideRowsProps {
  readonly label: string
  readonly items: readonly GuideItem[]
  /** How many of them are rendered. */
  readonly count?: number | undefined
  readonly today: number
  readonly isBand?: boolean | undefined
}

export const GuideRows = memo(function GuideRows({ label, items, count, today, isBand }: GuideRowsProps) {
  return (
    <OrderGuideLines label={label} isBand={isBand}>
      {items.slice(0, count).map((usual) => (
        <OrderGuideItem key={usual.product.id} usual={usual} today={today} />
      ))}
    </OrderGuideLines>
  )
})

interface GuideGroupsProps {
  readonly groups: readonly GuideGroup[]
  /** How many lines of all groups are rendered. */
  readonly count: number
  readonly today: number
}

/** The groups below each other, each under its name, also where its lines are not rendered yet. */
export const GuideGroups = memo(function GuideGroups({ groups, count, today }: GuideGroupsProps) {
  const language = useLanguage()
  const firsts = firstLines(groups)
  return groups.map(({ key, name, items }, index) => {
    const itsCount = Math.min(Math.max(count - (firsts[index] ?? 0), 0), items.length)
    return (
      <section key={key} aria-label={name}>
        <h3 className="mt-2 flex min-h-10 items-center gap-2 text-label font-[640]">
          {name}
          <span className="font-[480] figures text-ink-3">{showCount(items.length, language)}</span>
        </h3>
        {itsCount > 0 && <GuideRows label={name} items={items} count={itsCount} today={today} isBand />}
        <MissingLines of={items.length} rendered={itsCount} />
      </section>
    )
  })
})

/** The position of each group's first line. */
function firstLines(groups: readonly GuideGroup[]): readonly number[] {
  let next = 0
  return groups.map(({ items }) => {
    const first = next
    next += items.length
    return first
  })
}

interface MissingLinesProps {
  readonly of: number
  readonly rendered: number
}

/** The place of lines that are not rendered yet, so that a page that is gone back to has its height. */
export function MissingLines({ of, rendered }: MissingLinesProps) {
  if (rendered >= of) return null
  const pairs = Math.ceil(of / 2) - Math.ceil(Math.max(rendered, 0) / 2)
  return (
    <div
      aria-hidden
      style={{ '--missing': of - Math.max(rendered, 0), '--missing-pairs': pairs } as CSSProperties}
      className="h-[calc(var(--missing)*93px)] tablet:h-[calc(var(--missing)*52px)] wide:h-[calc(var(--missing-pairs)*52px)] print:hidden"
    />
  )
}

interface FoundUsualsProps {
  readonly usuals: readonly GuideItem[]
  readonly of: number
  readonly today: number
  /** Searches the whole range. */
  readonly more: ReactNode
}

/** More matches than anybody reads; another letter narrows them. */
const maxFound = 60

export function FoundUsuals({ usuals, of, today, more }: FoundUsualsProps) {
  const { t } = useLingui()
  const count = usuals.length
  const title = t`In your usuals`
  return (
    <section aria-label={title}>
      <GuideHeading title={title} detail={t`${count} of ${of}`} />
      <GuideRows label={title} items={usuals.slice(0, maxFound)} today={today} />
      {more}
    </section>
  )
}
