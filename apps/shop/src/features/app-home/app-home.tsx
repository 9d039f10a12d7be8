import { useLingui } from '@lingui/react/macro'
import type { QueryClient } from '@tanstack/react-query'
import { useSuspenseQuery } from '@tanstack/react-query'
import { PagePart } from '../../kernel/errors/page-part.tsx'
import { useShopState } from '../../kernel/state/shop-state.ts'
import { HomeDepartments } from '../catalogue/home-departments.tsx'
import { shopHrefOf } from '../catalogue/shop-address.ts'
import { HomeSection } from '../home/home-section.tsx'
import { homeQuery } from '../home/load-home.ts'
import { orderGuideQuery } from '../usual/order-guide-query.ts'
import { HomeJobs } from './home-jobs.tsx'
import { lastSuppliedQuery } from './last-supplied-query.ts'
import { StillDue } from './still-due.tsx'
import { VisitorWelcome } from './visitor-welcome.tsx'

/** Loads the data that the home page of a signed-in user shows in the app only. Without a connection the page omits it. */
export async function loadAppHome(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(orderGuideQuery),
    queryClient.prefetchQuery(lastSuppliedQuery),
  ])
}

export function AppHome({ isOpen }: { readonly isOpen: boolean }) {
  const { signedInFeatures } = useShopState()
  return (
    <>
      {signedInFeatures ? (
        <>
          <div className="grid gap-3 pt-1">
            <PagePart>
              <signedInFeatures.SignedInDashboard />
            </PagePart>
            <PagePart>
              <HomeJobs />
            </PagePart>
          </div>
          <PagePart>
            <StillDue />
          </PagePart>
        </>
      ) : (
        <>
          <VisitorWelcome />
          {isOpen && <HomeDepartments />}
        </>
      )}
      {isOpen && <Promotions />}
    </>
  )
}

function Promotions() {
  const { t } = useLingui()
  const { promotions } = useSuspenseQuery(homeQuery).data
  return <HomeSection title={t`Promotions`} href={shopHrefOf('promotion')} range={promotions} />
}
