import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { formatMinor } from '@provender/domain/money/decimal'
import { Button, ButtonLink } from '@provender/ui/controls/button'
import { icon } from '@provender/ui/tokens/icon'
import { longDay } from '@provender/web/format/dates'
import { useLanguage } from '@provender/web/texts/use-language'
import { __iconData as check } from 'lucide-react/icons/check'
import { __iconData as plus } from 'lucide-react/icons/plus'
import { dateOfDay } from '../../kernel/format/day-number.ts'
import { useShopState } from '../../kernel/state/shop-state.ts'
import { useBaskets } from '../basket-store/use-basket.ts'
import { checkoutHref } from '../basket/basket-href.ts'
import { productIdOf } from '../catalogue/basket-product.ts'
import { useAmounts } from '../catalogue/use-amounts.ts'
import { useProductList } from '../catalogue/use-product-list.ts'
import { type GuideItem, planDue, planNet } from '../usual/requested-items.ts'
import type { DueRule } from '../usual/use-due-dates.ts'
import { GuideHeading, GuideRows, MissingLines } from './guide-section.tsx'
import { useFillBasket } from './use-fill-basket.ts'

const AddIcon = icon(plus)
const DoneIcon = icon(check)

interface DueSectionProps {
  readonly due: readonly GuideItem[]
  /** How many of them are rendered. */
  readonly count: number
  readonly rule: DueRule
  readonly skippedCount: number
  readonly onSkip: (items: readonly GuideItem[]) => void
  /** What the company needs after this delivery. */
  readonly next: GuideItem | undefined
}

/** What the company needs by its next delivery. Lines that are in the basket keep their place. */
export function DueSection({ due, count: rendered, rule, skippedCount, onSkip, next }: DueSectionProps) {
  const { t } = useLingui()
  const { active } = useBaskets()
  const inBasket = new Set(active?.lines.map(({ productId }) => productId))
  const missing = due.filter(({ product }) => !inBasket.has(productIdOf(product)))
  const count = missing.length
  const added = due.length - count
  const title = t`Due now`
  const deliveryText = useDeliveryText(rule)
  return (
    <section aria-label={title}>
      {count === 0 ? (
        <NothingDue added={added} skipped={skippedCount} rule={rule} next={next} />
      ) : added === 0 ? (
        <GuideHeading title={title} detail={deliveryText}>
          <AddAll missing={missing} isRest={false} />
        </GuideHeading>
      ) : (
        <GuideHeading title={title} detail={t`${plural(count, { one: '# to go', other: '# to go' })}`}>
          <span className="flex gap-2">
            <span className="max-tablet:hidden">
              <AddAll missing={missing} isRest />
            </span>
            <Button size="small" onClick={() => onSkip(missing)}>
              {t`${plural(count, { one: 'Skip the other one', other: 'Skip the other #' })}`}
            </Button>
          </span>
        </GuideHeading>
      )}
      <GuideRows label={title} items={due} count={rendered} today={rule.today} />
      <MissingLines of={due.length} rendered={rendered} />
    </section>
  )
}

function useDeliveryText({ isDelivered, today, arrivesOn }: DueRule): string | undefined {
  const { t } = useLingui()
  const language = useLanguage()
  if (!isDelivered) return undefined
  const day = longDay(dateOfDay(arrivesOn), language)
  return arrivesOn - today === 1 ? t`for tomorrow’s delivery` : t`for delivery: ${day}`
}

/** All in one press, each in its usual quantity, with one Undo. */
function AddAll({ missing, isRest }: { readonly missing: readonly GuideItem[]; readonly isRest: boolean }) {
  const { t } = useLingui()
  const { money } = useAmounts()
  const { baskets } = useShopState()
  const listContext = useProductList()
  const fill = useFillBasket()
  const plan = planDue(missing, { ...listContext, quantityOf: baskets.quantityOf })
  const net = planNet(plan)
  const count = missing.length
  return (
    <Button size="small" onClick={() => fill(plan)}>
      <AddIcon size="s" />
      {isRest
        ? t`${plural(count, { one: 'Add the other one', other: 'Add the other #' })}`
        : t`${plural(count, { one: 'Add it', other: 'Add all #' })}`}
      {net > 0 && <span className="font-[430] figures text-ink-2">{money(formatMinor(net))}</span>}
    </Button>
  )
}

interface NothingDueProps extends Pick<DueSectionProps, 'rule' | 'next'> {
  readonly added: number
  readonly skipped: number
}

function NothingDue({ added, skipped, rule, next }: NothingDueProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const baskets = useBaskets()
  const { active } = baskets
  const nextOn = next && rule.dueOn(next)
  const day = nextOn === undefined ? undefined : longDay(dateOfDay(nextOn), language)
  const name = next?.product.name ?? ''
  return (
    <div className="mt-2 flex min-h-13 items-center gap-3 rounded-field bg-accent-soft px-3 py-1 tablet:min-h-12">
      <span className="grid size-7 flex-none place-items-center rounded-full bg-accent text-on-accent max-sm:hidden">
        <DoneIcon size="s" />
      </span>
      <div className="min-w-0 flex-1 items-baseline gap-x-2 tablet:flex">
        <h2 className="text-heading whitespace-nowrap">{t`Nothing else is due`}</h2>
        <p className="truncate text-small figures text-ink-2">
          {[t`${added} added, ${skipped} skipped.`, day && t`Next: ${name}, ${day}`]
            .filter(Boolean)
            .join(' ')}
        </p>
      </div>
      {active && active.lines.length > 0 && (
        <span className="print:hidden">
          <ButtonLink size="small" href={checkoutHref(active, baskets)}>{t`Checkout`}</ButtonLink>
        </span>
      )}
    </div>
  )
}
