import { useLingui } from '@lingui/react/macro'
import { DepartmentBar } from '@provender/ui/page/department-bar'
import { useIsCurrentPath, useQueryAt } from '@provender/web/address/current-location'
import { hrefOf } from '@provender/web/address/href-of'
import { useQuery } from '@tanstack/react-query'
import { categoryPath } from '../features/catalogue/category-path.ts'
import { shopHref, shopHrefOf } from '../features/catalogue/shop-address.ts'
import { sessionQuery } from '../kernel/session/shop-queries.ts'
import { useDepartments } from '../kernel/session/use-departments.ts'
import { useShopState } from '../kernel/state/shop-state.ts'

export function HeaderDepartments() {
  const { t } = useLingui()
  const departments = useDepartments()
  const { category, promotion } = useQueryAt({ to: '/shop' })
  const { signedInFeatures } = useShopState()
  // The account beside it fetches the session.
  const { data: session } = useQuery({ ...sessionQuery, enabled: false })
  const [next] = session?.deliveryDays ?? []
  const guideHref = hrefOf({ to: '/account/order-guide' })
  const isGuide = useIsCurrentPath(guideHref)
  if (departments.length === 0) return null
  const [department] = category === undefined ? [] : categoryPath(departments, category)
  return (
    <DepartmentBar
      label={t`Departments`}
      promotions={{
        href: shopHrefOf('promotion'),
        name: t`Promotions`,
        current: promotion === 'true' && category === undefined,
      }}
      departments={[
        ...(signedInFeatures ? [{ href: guideHref, name: t`Order guide`, current: isGuide }] : []),
        ...departments.map(({ id, name }) => ({
          href: shopHref({ category: id }),
          name,
          current: department?.id === id,
        })),
      ]}
      more={t`More`}
      due={signedInFeatures && next && <signedInFeatures.NextCutOff />}
    />
  )
}
