import { useLingui } from '@lingui/react/macro'
import { PageHeader } from '@provender/ui/page/page-parts'
import { SectionHeader } from '@provender/ui/page/section-header'
import { useState } from 'react'
import { PagePart } from '../../kernel/errors/page-part.tsx'
import { activeBasketHref } from '../basket-store/active-basket-href.ts'
import { useBaskets } from '../basket-store/use-basket.ts'
import { useAmounts } from '../catalogue/use-amounts.ts'
import { LearnedMatchSection } from './learned-match-section.tsx'
import { PastePanel } from './paste-panel.tsx'
import { QuickOrderForm } from './quick-order-form.tsx'

export function QuickOrderPage() {
  const { t } = useLingui()
  const { active } = useBaskets()
  const name = active?.name ?? t`Basket`
  const { lines } = useAmounts()
  const [isReviewed, setReviewed] = useState(false)
  return (
    <>
      <PageHeader
        title={t`Quick order`}
        end={
          <a
            href={activeBasketHref}
            className="press-area relative flex max-w-3/5 flex-none py-1.5 text-label figures whitespace-pre text-accent underline-offset-3 hover:underline"
          >
            <span className="truncate">{name}</span> · {lines(active?.lines.length ?? 0)}
          </a>
        }
      />
      {/* Stays mounted: its lines are there again afterwards. */}
      <div hidden={isReviewed}>
        <PagePart>
          <QuickOrderForm />
        </PagePart>
        <SectionHeader title={t`Paste an order`} />
      </div>
      <PagePart>
        <PastePanel onReview={setReviewed} />
      </PagePart>
      <PagePart>
        <LearnedMatchSection />
      </PagePart>
    </>
  )
}
