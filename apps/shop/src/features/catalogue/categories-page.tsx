import { useLingui } from '@lingui/react/macro'
import { showCount } from '@provender/domain/money/show-money'
import { PageHeader, Breadcrumb } from '@provender/ui/page/page-parts'
import { Tile } from '@provender/ui/product/tile'
import { hrefOf } from '@provender/web/address/href-of'
import { useLanguage } from '@provender/web/texts/use-language'
import { useConfig } from '../../kernel/session/shop-queries.ts'
import { useDepartments } from '../../kernel/session/use-departments.ts'
import { pictureOf, storageOf } from './product-parts.tsx'
import { shopHref } from './shop-address.ts'

const quiet = 'underline-offset-3 hover:underline'

export function CategoriesPage() {
  const { t } = useLingui()
  const language = useLanguage()
  const departments = useDepartments()
  const { showCategoryImage } = useConfig()
  return (
    <>
      <Breadcrumb
        label={t`Breadcrumb`}
        pages={[{ name: t`Home`, href: hrefOf({ to: '/' }) }, { name: t`All categories` }]}
      />
      <PageHeader title={t`All categories`} />
      <ul className="grid gap-x-8 gap-y-10 pt-3 tablet:grid-cols-2 wide:grid-cols-3">
        {departments.map((department) => {
          const { id, name, productCount, pictureUrl } = department
          return (
            <li key={id}>
              <h2 className="flex items-center gap-3 border-b border-ink pb-2 text-heading">
                {showCategoryImage && (
                  <span className="w-12 flex-none">
                    <Tile
                      storage={storageOf(department)}
                      picture={pictureOf({ pictureUrl })}
                      text={{ name }}
                      shape="line"
                    />
                  </span>
                )}
                <a
                  href={shopHref({ category: id })}
                  className={`press-area relative min-w-0 flex-1 ${quiet}`}
                >
                  {name}
                </a>
                <span className="text-small figures text-ink-3">{showCount(productCount, language)}</span>
              </h2>
              <ul>
                {department.childCategories.map((category) => (
                  <li key={category.id} className="border-b border-line py-2">
                    <a
                      href={shopHref({ category: category.id })}
                      className={`flex min-h-6 items-baseline justify-between gap-3 text-label pointer-coarse:min-h-11 pointer-coarse:items-center ${quiet}`}
                    >
                      {category.name}
                      <span className="text-small figures text-ink-3">
                        {showCount(category.productCount, language)}
                      </span>
                    </a>
                    {category.childCategories.length > 0 && (
                      <ul className="flex flex-wrap gap-x-4 text-small text-ink-2">
                        {category.childCategories.map((leaf) => (
                          <li key={leaf.id}>
                            <a
                              href={shopHref({ category: leaf.id })}
                              className={`press-area relative inline-flex min-h-6 min-w-6 items-center pointer-coarse:min-h-11 ${quiet}`}
                            >
                              {leaf.name}
                            </a>
                          </li>
                        ))}
                      </ul>
                    )}
                  </li>
                ))}
              </ul>
            </li>
          )
        })}
      </ul>
    </>
  )
}
