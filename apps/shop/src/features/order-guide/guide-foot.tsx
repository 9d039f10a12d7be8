import { useLingui } from '@lingui/react/macro'
import { missingToMinimum } from '@provender/domain/checkout/quote'
import { formatMinor, parseMinor } from '@provender/domain/money/decimal'
import { ButtonLink } from '@provender/ui/controls/button'
import { PageBar } from '@provender/ui/page/page-bar'
import { cx } from '@provender/ui/tokens/cx'
import { icon } from '@provender/ui/tokens/icon'
import { minorOf } from '@provender/web/format/minor-of'
import { timeLeftText } from '@provender/web/format/time-left'
import { __iconData as arrowRight } from 'lucide-react/icons/arrow-right'
import { useConfig } from '../../kernel/session/shop-queries.ts'
import { useNextDelivery } from '../../kernel/session/use-next-delivery.ts'
import { useViewer } from '../../kernel/session/viewer.ts'
import { activeBasketHref } from '../basket-store/active-basket-href.ts'
import { useBaskets } from '../basket-store/use-basket.ts'
import { useAmounts } from '../catalogue/use-amounts.ts'

const NextIcon = icon(arrowRight)

/** What the basket holds, what is missing to the minimum, and the time left, always in view. */
export function GuideFoot() {
  const { t, i18n } = useLingui()
  const amounts = useAmounts()
  const { hidesPrices } = useViewer()
  const { active, totals, baskets } = useBaskets()
  const delivery = useNextDelivery()
  const lineCount = active?.lines.length ?? 0
  const net = active && !hidesPrices ? parseMinor(totals.get(active.id) ?? '') : undefined
  const missing = useMissing(net, delivery !== undefined)
  const missingText = missing === undefined ? undefined : amounts.money(formatMinor(missing))
  const timeLeft = delivery && timeLeftText(delivery.left, i18n)
  const name = active?.name ?? ''
  const showsTotal = lineCount > 0 && net !== undefined
  const details = [
    showsTotal && t`+ VAT`,
    missingText !== undefined && t`${missingText} to minimum`,
    baskets.length > 1 && t`Into ${name}`,
  ].filter((detail) => typeof detail === 'string')
  return (
    <PageBar className="-mx-gutter mt-5 flex min-h-16 items-center justify-between gap-3 bg-raised px-gutter py-1.5 tablet:justify-end tablet:gap-5">
      <p className="min-w-0 figures tablet:text-end">
        <b className="block text-figure">
          {lineCount === 0
            ? t`Nothing added yet`
            : [amounts.lines(lineCount), showsTotal && amounts.money(formatMinor(net))]
                .filter(Boolean)
                .join(' · ')}
        </b>
        <span className="block text-small text-ink-2">
          {details.join(' · ')}
          {timeLeft && (
            // A phone has no room for it beside the minimum.
            <span
              className={cx(
                missingText !== undefined && 'max-tablet:hidden',
                delivery?.left.near && 'text-low',
              )}
            >
              {details.length > 0 && ' · '}
              {t`${timeLeft} left`}
            </span>
          )}
        </span>
      </p>
      <ButtonLink look={lineCount > 0 ? 'go' : 'plain'} href={activeBasketHref}>
        {t`Basket`} <NextIcon size="s" />
      </ButtonLink>
    </PageBar>
  )
}

/** What is missing to the minimum of the company's method, once something is in the basket. */
function useMissing(
  net: ReturnType<typeof parseMinor>,
  isDelivered: boolean,
): ReturnType<typeof missingToMinimum> | undefined {
  const { deliveryMinBasketTotal, collectionMinBasketTotal } = useConfig()
  if (net === undefined || net === 0) return undefined
  const minimum = minorOf(isDelivered ? deliveryMinBasketTotal : collectionMinBasketTotal)
  return missingToMinimum(net, minimum) || undefined
}
