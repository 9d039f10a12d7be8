import { useLingui } from '@lingui/react/macro'
import { ButtonLink } from '@provender/ui/controls/button'
import { Empty } from '@provender/ui/page/empty-state'
import { PageHeader } from '@provender/ui/page/page-parts'
import { icon } from '@provender/ui/tokens/icon'
import { hrefOf } from '@provender/web/address/href-of'
import { lazyPart } from '@provender/web/loading/lazy-part'
import { useHydrated } from '@tanstack/react-router'
import { __iconData as listOrdered } from 'lucide-react/icons/list-ordered'
import { Suspense, useState } from 'react'
import { PagePart } from '../../kernel/errors/page-part.tsx'
import type { ArrangeGuideProps } from './arrange-guide.tsx'
import { GuideFoot } from './guide-foot.tsx'
import { GuideHeader } from './guide-header.tsx'
import { GuideView } from './guide-view.tsx'
import { useGuide } from './use-guide.ts'

const GuideIcon = icon(listOrdered)

const ArrangeGuide = lazyPart(async () => (await import('./arrange-guide.tsx')).ArrangeGuide)

/** The order guide: what the company buys regularly, how much and how often, in its own order. */
export function OrderGuidePage() {
  const guide = useGuide()
  const [isArranging, setArranging] = useState(false)
  if (guide.usuals.length === 0) return <NoUsuals guide={guide} />
  return (
    <>
      <GuideHeader guide={guide} isArranging={isArranging} onArrange={setArranging} />
      {isArranging ? (
        <Suspense>
          <ArrangeGuide guide={guide} />
        </Suspense>
      ) : (
        <>
          <PagePart>
            <GuideView usuals={guide.usuals} />
          </PagePart>
          <PagePart>
            <GuideFoot />
          </PagePart>
        </>
      )}
    </>
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
