import { useLingui } from '@lingui/react/macro'
import { fullProductName } from '../catalogue/product-name.ts'
import { packOf } from '../catalogue/product-parts.tsx'
import type { PasteRow } from './paste-rows.ts'

export interface MeaningSelectProps {
  readonly row: PasteRow
  /** By its id. */
  readonly onChoose: (id: string) => void
  /** None of them. */
  readonly onLook: () => void
}

const look = 'look'
const none = ''

/** The products a line may mean, and the way to all others. */
export function MeaningSelect({ row: { text, candidates, choice }, onChoose, onLook }: MeaningSelectProps) {
  const { t } = useLingui()
  const known = candidates.map(({ product }) => product)
  const isOther = choice && !known.some(({ id }) => id === choice.product.id)
  const products = isOther ? [choice.product, ...known] : known
  return (
    <select
      aria-label={t`Product for “${text}”`}
      value={choice?.product.id ?? none}
      onChange={({ currentTarget: { value } }) => {
        if (products.some(({ id }) => id === value)) onChoose(value)
        else if (value === look) onLook()
      }}
      className="h-control w-full min-w-0 rounded-control border-[1.5px] border-line-strong bg-ground px-2 text-label text-ellipsis pointer-coarse:text-[1rem]"
    >
      {!choice && <option value={none}>{t`Choose a product`}</option>}
      {products.map((product) => (
        <option key={product.id} value={product.id}>
          {[fullProductName(product), packOf(product)].filter(Boolean).join(', ')}
        </option>
      ))}
      <option value={look}>{t`Another product…`}</option>
    </select>
  )
}
