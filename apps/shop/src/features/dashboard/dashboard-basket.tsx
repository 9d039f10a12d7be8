import { Trans, useLingui } from '@lingui/react/macro'
import { formatMinor, parseMinor } from '@provender/domain/money/decimal'
import type { Minor } from '@provender/domain/money/money'
import { MinimumProgress } from '@provender/ui/basket/summary'
import { ButtonLink } from '@provender/ui/controls/button'
import { DashboardRow } from '@provender/ui/page/home'
import { icon } from '@provender/ui/tokens/icon'
import { hrefOf } from '@provender/web/address/href-of'
import { useQuery } from '@tanstack/react-query'
import { __iconData as shoppingBasket } from 'lucide-react/icons/shopping-basket'
import { useConfig } from '../../kernel/session/shop-queries.ts'
import { activeBasketHref } from '../basket-store/active-basket-href.ts'
import { useBaskets } from '../basket-store/use-basket.ts'
import { useNetAmount } from '../basket/use-net-amount.ts'
import { shopHref } from '../catalogue/shop-address.ts'
import { useAmounts } from '../catalogue/use-amounts.ts'
import { usualsQuery } from '../usual/usuals-query.ts'
import { DueUsuals } from './due-list.tsx'

const BasketIcon = icon(shoppingBasket)
const guideHref = hrefOf({ to: '/account/order-guide' })

export function DashboardBasket() {
  const { t } = useLingui()
  const amounts = useAmounts()
  const netAmount = useNetAmount()
  const { active, totals } = useBaskets()
  const hasUsuals = (useQuery(usualsQuery).data?.previouslyBought.length ?? 0) > 0
  if (!active || active.lines.length === 0)
    return (
      <DashboardRow
        icon={<BasketIcon size="l" />}
        title={active?.name ?? t`No basket yet`}
        detail={<DueUsuals otherwise={t`Nothing in it so far`} />}
        end={
          <ButtonLink href={hasUsuals ? guideHref : shopHref({})} look="go">
            {t`Start`}
          </ButtonLink>
        }
      />
    )
  const total = totals.get(active.id)
  return (
    <DashboardRow
      icon={<BasketIcon size="l" />}
      title={active.name}
      detail={[amounts.lines(active.lines.length), total && netAmount(total)].filter(Boolean).join(' · ')}
      end={<ButtonLink href={activeBasketHref} look="go">{t`Continue`}</ButtonLink>}
      goal={<DeliveryGoal total={total ?? '0.00'} />}
    />
  )
}

function DeliveryGoal({ total }: { readonly total: string }) {
  const { t } = useLingui()
  const amounts = useAmounts()
  const netAmount = useNetAmount()
  const { availableDeliveryTypes, deliveryMinBasketTotal } = useConfig()
  const minimum = parseMinor(deliveryMinBasketTotal) ?? 0
  const value = parseMinor(total) ?? 0
  if (value >= minimum || !availableDeliveryTypes.includes('DELIVERY')) return null
  const minimumText = netAmount(deliveryMinBasketTotal)
  const missing = amounts.money(formatMinor((minimum - value) as Minor))
  return (
    <MinimumProgress label={t`Minimum order`} value={value} of={minimum}>
      <Trans>
        <b className="text-ink">{missing}</b> to the {minimumText} minimum for delivery
      </Trans>
    </MinimumProgress>
  )
}
