import { useLingui } from '@lingui/react/macro'
import { showCount } from '@provender/domain/money/show-money'
import { Button } from '@provender/ui/controls/button'
import { Checkbox, PickBox } from '@provender/ui/controls/choice'
import { ProductRows } from '@provender/ui/product/product-rows'
import { useState } from 'react'
import type { ProductCardFieldsFragment } from '../catalogue/product-card.documents.ts'
import { fullProductName } from '../catalogue/product-name.ts'
import { ProductRowView } from '../catalogue/product-row-view.tsx'
import { useProductList } from '../catalogue/use-product-list.ts'

type Products = readonly ProductCardFieldsFragment[]

export interface PickedListProps {
  readonly label: string
  readonly products: Products
  readonly onAdd?: ((products: Products) => void) | undefined
  readonly onRemove: (products: Products) => void
}

export function PickedList({ label, products, onAdd, onRemove }: PickedListProps) {
  const { t } = useLingui()
  const listContext = useProductList()
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const picked = products.filter(({ id }) => ids.has(id))
  const isAllPicked = picked.length === products.length
  const withPicked = (onAction: (products: Products) => void) => () => {
    onAction(picked)
    setIds(new Set())
  }
  const toggle = (id: string) => {
    const next = new Set(ids)
    if (!next.delete(id)) next.add(id)
    setIds(next)
  }
  const count = showCount(picked.length, listContext.language)
  return (
    <div data-density="compact">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pb-3">
        <Checkbox
          checked={isAllPicked}
          onChange={() => setIds(new Set(isAllPicked ? [] : products.map(({ id }) => id)))}
        >
          {t`Select all`}
        </Checkbox>
        <output className="min-w-24 text-small figures text-ink-2">
          {picked.length > 0 && t`${count} selected`}
        </output>
        <div className="ml-auto flex flex-wrap gap-2">
          <Button disabled={picked.length === 0} onClick={withPicked(onRemove)}>{t`Remove`}</Button>
          {onAdd && (
            <Button
              look="go"
              disabled={picked.length === 0}
              onClick={withPicked(onAdd)}
            >{t`Add to basket`}</Button>
          )}
        </div>
      </div>
      <ProductRows
        label={label}
        picks
        columns={{ product: t`Product`, stock: t`Stock`, secondUnit: t`Box or kg`, pieceUnit: t`Each` }}
      >
        {products.map((product) => {
          const name = fullProductName(product)
          return (
            <ProductRowView
              key={product.id}
              product={product}
              pick={
                <PickBox
                  label={t`Select ${name}`}
                  checked={ids.has(product.id)}
                  onChange={() => toggle(product.id)}
                />
              }
            />
          )
        })}
      </ProductRows>
    </div>
  )
}
