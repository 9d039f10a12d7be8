import { useLingui } from '@lingui/react/macro'
import { decimalMark } from '@provender/domain/money/show-money'
import { InfoList } from '@provender/ui/product/product-page'
import type { ReactNode } from 'react'
import type { ProductDetails } from './product-details.ts'
import { packOf } from './product-parts.tsx'
import { shopHref } from './shop-address.ts'
import { shownWeight } from './unit-name.ts'
import { useProductList } from './use-product-list.ts'

interface Fact {
  readonly name: string
  readonly value: ReactNode
}

export interface ProductFactsProps {
  readonly product: ProductDetails
  readonly lacksTexts?: boolean | undefined
}

export function ProductFacts({ product, lacksTexts }: ProductFactsProps) {
  const { t } = useLingui()
  const { description, notes } = product
  // Leaves out `notes2`, which is the warehouse's own note.
  const texts = [description, notes].filter((text) => text !== '')
  return (
    <section aria-label={t`About this product`} className="mt-8 grid gap-4">
      <h2 className="text-heading">{t`About this product`}</h2>
      {lacksTexts && (
        <p className="text-ink-2">{t`The description isn't on this device yet. It will load when you're back online.`}</p>
      )}
      {texts.map((text) => (
        <p key={text} className="max-w-[40.8em] text-pretty whitespace-pre-line text-ink-2">
          {text}
        </p>
      ))}
      <InfoList facts={[...useOwnFacts(product), ...product.attributes.map(attributeFact)]} />
    </section>
  )
}

function useOwnFacts(product: ProductDetails): readonly Fact[] {
  const { t } = useLingui()
  const { language, labels } = useProductList()
  const barcodes = [product.barcode1, product.barcode2, product.barcode3].filter((each) => each !== null)
  const printed = (value: number) => String(value).replace('.', decimalMark(language))
  const facts = [
    { name: t`Product code`, value: product.code },
    { name: t`Name on the till`, value: product.shortName },
    { name: t`Pack size`, value: packOf(product, labels) },
    {
      name: t`Weight of a piece`,
      value:
        product.weight > 0 && `${shownWeight(Math.round(product.weight * 1000), language)} ${labels.unit.KG}`,
    },
    { name: t`VAT rate`, value: t`${printed(product.vat)}%` },
    { name: t`Barcodes`, value: barcodes.join(', ') },
  ]
  return facts.filter(({ value }) => Boolean(value))
}

function attributeFact({ id, name, values }: ProductDetails['attributes'][number]): Fact {
  return {
    name,
    value: values.map((value, index) => (
      <span key={value.id}>
        {index > 0 && ', '}
        <a
          href={shopHref({ attributes: new Map([[id, [value.id]]]) })}
          className="press-area relative inline-block underline decoration-line-strong underline-offset-3 hover:decoration-ink"
        >
          {value.name}
        </a>
      </span>
    )),
  }
}
