import { useLingui } from '@lingui/react/macro'
import { Select } from '@provender/ui/controls/toolbar'
import { productLabels } from '../catalogue/product-labels.ts'
import { fullProductName } from '../catalogue/product-name.ts'
import { packOf } from '../catalogue/product-parts.tsx'
import type { PasteRow } from './paste-rows.ts'

export interface MeaningSelectProps {
  readonly row: PasteRow
  /** With the id of the product. */
  readonly onChoose: (id: string) => void
  /** Opens the search, because none of them fits. */
  readonly onSearch: () => void
}

const search = 'search'
const none = ''

/** The products that a line may mean, and a search for others. */
export function MeaningSelect({ row: { text, candidates, choice }, onChoose, onSearch }: MeaningSelectProps) {
  const { t, i18n } = useLingui()
  const known = candidates.map(({ product }) => product)
  const isOther = choice && !known.some(({ id }) => id === choice.product.id)
  const products = isOther ? [choice.product, ...known] : known
  return (
    <Select
      fill
      label={t`Product for “${text}”`}
      value={choice?.product.id ?? none}
      choices={[
        ...(choice ? [] : [{ value: none, name: t`Choose a product` }]),
        ...products.map((product) => ({
          value: product.id,
          name: [fullProductName(product), packOf(product, productLabels(i18n))].filter(Boolean).join(', '),
        })),
        { value: search, name: t`Another product…` },
      ]}
      onChoose={(value) => {
        if (products.some(({ id }) => id === value)) onChoose(value)
        else if (value === search) onSearch()
      }}
    />
  )
}
