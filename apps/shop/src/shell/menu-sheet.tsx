import { useLingui } from '@lingui/react/macro'
import { Sheet } from '@provender/ui/overlays/sheet'
import { icon } from '@provender/ui/tokens/icon'
import { hrefOf } from '@provender/web/address/href-of'
import { __iconData as chevronDown } from 'lucide-react/icons/chevron-down'
import { shopHref, shopHrefOf } from '../features/catalogue/shop-address.ts'
import type { PanelProps } from '../kernel/page/shell-panel.ts'
import { useConfig } from '../kernel/session/shop-queries.ts'
import { useDepartments } from '../kernel/session/use-departments.ts'
import { useViewer } from '../kernel/session/viewer.ts'

const OpenIcon = icon(chevronDown)

const line = 'flex min-h-11 items-center gap-3 rounded-control px-2 text-label hover:bg-sunken'

export function MenuSheet({ open, onClose }: PanelProps) {
  const { t } = useLingui()
  const departments = useDepartments()
  return (
    <Sheet open={open} onClose={onClose} title={t`Menu`} closeLabel={t`Close`} side="start">
      <nav aria-label={t`Products`}>
        <ul className="border-b border-line pb-2">
          {useMenuLinks().map(({ href, name, hot }) => (
            <li key={href}>
              <a href={href} className={hot ? `${line} text-promo` : line}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label={t`Departments`} className="pt-2">
        <ul>
          {departments.map((department) => (
            <li key={department.id}>
              <DepartmentEntry department={department} />
            </li>
          ))}
        </ul>
      </nav>
    </Sheet>
  )
}

type Department = ReturnType<typeof useDepartments>[number]

function DepartmentEntry({ department }: { readonly department: Department }) {
  const { t } = useLingui()
  const { id, name, childCategories } = department
  if (childCategories.length === 0)
    return (
      <a href={shopHref({ category: id })} className={line}>
        {name}
      </a>
    )
  return (
    <details className="group/department">
      <summary className={`${line} list-none justify-between`}>
        {name}
        <span className="group-open/department:rotate-180">
          <OpenIcon size="s" />
        </span>
      </summary>
      <ul className="mb-1 ml-2 border-l border-line pl-2 text-ink-2">
        {[{ id, name: t`All of ${name}` }, ...childCategories].map((child) => (
          <li key={child.id}>
            <a href={shopHref({ category: child.id })} className={line}>
              {child.name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

function useMenuLinks() {
  const { t } = useLingui()
  const { isSignedIn } = useViewer()
  const { clearancePriceFilterEnabled, showAttributesAsPage } = useConfig()
  return [
    { href: hrefOf({ to: '/account/order-guide' }), name: t`Order guide`, isShown: isSignedIn },
    { href: shopHrefOf('promotion'), name: t`Promotions`, hot: true, isShown: true },
    { href: shopHrefOf('isNew'), name: t`New products`, isShown: true },
    { href: shopHrefOf('clearance'), name: t`Clearance`, isShown: clearancePriceFilterEnabled },
    { href: hrefOf({ to: '/quick-order' }), name: t`Quick order`, isShown: isSignedIn },
    { href: shopHrefOf('favourites'), name: t`My favourites`, isShown: isSignedIn },
    { href: shopHref({}), name: t`All products`, isShown: true },
    { href: hrefOf({ to: '/categories' }), name: t`All categories`, isShown: showAttributesAsPage },
    { href: hrefOf({ to: '/brands' }), name: t`Brands`, isShown: showAttributesAsPage },
    { href: hrefOf({ to: '/countries' }), name: t`Countries of origin`, isShown: showAttributesAsPage },
    { href: hrefOf({ to: '/register' }), name: t`Want to be retailer?`, isShown: !isSignedIn },
  ].filter(({ isShown }) => isShown)
}
