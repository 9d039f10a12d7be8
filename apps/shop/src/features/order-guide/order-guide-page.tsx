import { useLingui } from '@lingui/react/macro'
import { OrderGuideLines } from '@provender/ui/basket/order-guide-line'
import { Button, ButtonLink } from '@provender/ui/controls/button'
import { Pick, Toolbar } from '@provender/ui/controls/toolbar'
import { Empty } from '@provender/ui/page/empty-state'
import { PageHeader } from '@provender/ui/page/page-parts'
import { cx } from '@provender/ui/tokens/cx'
import { icon } from '@provender/ui/tokens/icon'
import { hrefOf } from '@provender/web/address/href-of'
import { lazyPart } from '@provender/web/loading/lazy-part'
import { useHydrated } from '@tanstack/react-router'
import { __iconData as listOrdered } from 'lucide-react/icons/list-ordered'
import { Suspense, useState } from 'react'
import { useShopState } from '../../kernel/state/shop-state.ts'
import { useBaskets } from '../basket-store/use-basket.ts'
import { useAmounts } from '../catalogue/use-amounts.ts'
import { useProductList } from '../catalogue/use-product-list.ts'
import type { ArrangeGuideProps } from './arrange-guide.tsx'
import { OrderGuideItem } from './order-guide-item-row.tsx'
import { planUsualOrder, planToPar } from './requested-items.ts'
import { useFillBasket } from './use-fill-basket.ts'
import { type Guide, useGuide } from './use-guide.ts'

const GuideIcon = icon(listOrdered)

const ArrangeGuide = lazyPart(async () => (await import('./arrange-guide.tsx')).ArrangeGuide)

/** The order guide: what the company buys regularly, how much and how often, in its own order. */
export function OrderGuidePage() {
  const { t } = useLingui()
  const guide = useGuide()
  const { products } = useAmounts()
  const [isArranging, setArranging] = useState(false)
  if (guide.usuals.length === 0) return <NoUsuals guide={guide} />
  return (
    <>
      <PageHeader title={t`Order guide`} detail={products(guide.usuals.length)} />
      <GuideTools guide={guide} isArranging={isArranging} onArrange={setArranging} />
      {isArranging ? (
        <Suspense>
          <ArrangeGuide guide={guide} />
        </Suspense>
      ) : (
        <OrderGuideLines label={t`Order guide`}>
          {guide.usuals.map((usual) => (
            <OrderGuideItem key={usual.product.id} usual={usual} />
          ))}
        </OrderGuideLines>
      )}
    </>
  )
}

interface GuideToolsProps {
  readonly guide: Guide
  readonly isArranging: boolean
  readonly onArrange: (isArranging: boolean) => void
}

function GuideTools({ guide: { usuals }, isArranging, onArrange }: GuideToolsProps) {
  const { t } = useLingui()
  const listContext = useProductList()
  const { baskets } = useShopState()
  const { active, baskets: all } = useBaskets()
  const name = active?.name
  const fill = useFillBasket()
  const hasLevels = usuals.some(({ par }) => par !== null)
  const rules = { ...listContext, quantityOf: baskets.quantityOf }
  return (
    <Toolbar
      end={
        <Pick aria-pressed={isArranging} onClick={() => onArrange(!isArranging)}>
          {isArranging ? t`Done` : t`Arrange`}
        </Pick>
      }
    >
      <Button look="go" onClick={() => fill(planUsualOrder(usuals, rules))}>
        {t`Add my usual order`}
      </Button>
      {hasLevels && <Button onClick={() => fill(planToPar(usuals, rules))}>{t`Top up to par`}</Button>}
      {name && (
        <span className={cx('text-small text-ink-2', all.length < 2 && 'max-tablet:hidden')}>
          {t`Into ${name}`}
        </span>
      )}
    </Toolbar>
  )
}

function NoUsuals({ guide }: ArrangeGuideProps) {
  const { t } = useLingui()
  const isTakenOver = useHydrated()
  return (
    <>
      <PageHeader title={t`Order guide`} />
      <Empty
        icon={<GuideIcon size="x" />}
        title={t`Nothing in your order guide yet`}
        actions={<ButtonLink look="go" href={hrefOf({ to: '/shop' })}>{t`All products`}</ButtonLink>}
      >
        {t`What you order appears here automatically, with how much and how often.`}
      </Empty>
      {isTakenOver && (
        <div className="mt-6">
          <Suspense>
            <ArrangeGuide guide={guide} />
          </Suspense>
        </div>
      )}
    </>
  )
}
