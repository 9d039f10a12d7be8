import { useLingui } from '@lingui/react/macro'
import { showCount } from '@provender/domain/money/show-money'
import { PageHeader, Breadcrumb } from '@provender/ui/page/page-parts'
import { hrefOf } from '@provender/web/address/href-of'
import { useLanguage } from '@provender/web/texts/use-language'
import { useSuspenseQuery } from '@tanstack/react-query'
import { pictureAt } from '../../kernel/pictures/pictures.ts'
import { groupByFirstLetter } from './group-by-first-letter.ts'
import { valuesQuery } from './load-values.ts'
import { shopHref } from './shop-address.ts'

export interface ValuesPageProps {
  readonly code: string
  readonly title: string
}

/** All values of an attribute under their first letters, each a link to its products (docs/product-rules.md#addresses). */
export function ValuesPage({ code, title }: ValuesPageProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { productAttributes } = useSuspenseQuery(valuesQuery.options).data
  const attribute = productAttributes.find((each) => each.code === code)
  if (!attribute) return null
  return (
    <>
      <Breadcrumb
        label={t`Breadcrumb`}
        pages={[{ name: t`Home`, href: hrefOf({ to: '/' }) }, { name: title }]}
      />
      <PageHeader title={title} detail={showCount(attribute.values.length, language)} />
      <div className="columns-1 gap-x-8 pt-2 sm:columns-2 md:columns-3 lg:columns-4">
        {groupByFirstLetter(attribute.values, language).map(({ letter, values }) => (
          <section key={letter} aria-label={letter} className="mb-6 break-inside-avoid">
            <h2 className="border-b border-ink pb-1 text-heading">{letter}</h2>
            <ul>
              {values.map((value) => (
                <li key={value.id} className="border-b border-line">
                  <a
                    href={shopHref({ attributes: new Map([[attribute.id, [value.id]]]) })}
                    className="flex min-h-10 items-center gap-3 underline-offset-3 hover:underline pointer-coarse:min-h-11"
                  >
                    {value.pictureUrl !== null && <ValuePicture address={value.pictureUrl} />}
                    <span className="min-w-0 flex-1">{value.name}</span>
                    <span className="text-small figures text-ink-3">
                      {showCount(value.productCount, language)}
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}

function ValuePicture({ address }: { readonly address: string }) {
  const { src, sources } = pictureAt(address)
  return (
    <img
      src={src}
      srcSet={sources}
      sizes="32px"
      alt=""
      width={32}
      height={32}
      loading="lazy"
      className="size-8 object-contain"
    />
  )
}
