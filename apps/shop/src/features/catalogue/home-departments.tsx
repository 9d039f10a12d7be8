import { useLingui } from '@lingui/react/macro'
import { showCount } from '@provender/domain/money/show-money'
import { Aisle, Aisles } from '@provender/ui/page/home'
import { SectionHeader } from '@provender/ui/page/section-header'
import { hrefOf } from '@provender/web/address/href-of'
import { useLanguage } from '@provender/web/texts/use-language'
import { useConfig } from '../../kernel/session/shop-queries.ts'
import { useDepartments } from '../../kernel/session/use-departments.ts'
import { pictureOf, storageOf } from './product-parts.tsx'
import { shopHref } from './shop-address.ts'

/** Divides into whole rows at every width. */
const maxDepartments = 8

export function HomeDepartments() {
  const { t } = useLingui()
  const language = useLanguage()
  const departments = useDepartments()
  const { showAttributesAsPage } = useConfig()
  if (departments.length === 0) return null
  return (
    <section aria-label={t`Departments`}>
      <SectionHeader
        title={t`Departments`}
        more={
          showAttributesAsPage ? { href: hrefOf({ to: '/categories' }), name: t`All categories` } : undefined
        }
      />
      <Aisles label={t`Departments`}>
        {departments.slice(0, maxDepartments).map(({ id, name, storage, productCount, pictureUrl }) => (
          <Aisle
            key={id}
            href={shopHref({ category: id })}
            name={name}
            count={showCount(productCount, language)}
            storage={storageOf({ storage })}
            picture={pictureOf({ pictureUrl })}
          />
        ))}
      </Aisles>
    </section>
  )
}
