import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { quantityFromWire, unitFromWire } from '@provender/sync/operations/basket-wire'
import { Button } from '@provender/ui/controls/button'
import { Checkbox } from '@provender/ui/controls/choice'
import { Sheet } from '@provender/ui/overlays/sheet'
import { useState } from 'react'
import { useShopState } from '../../kernel/state/shop-state.ts'
import { unitOf } from '../catalogue/basket-product.ts'
import { useProductList } from '../catalogue/use-product-list.ts'
import { type GuideItem, planUsualOrder } from '../usual/requested-items.ts'
import { useFillBasket } from './use-fill-basket.ts'

interface UsualOrderSheetProps {
  readonly usuals: readonly GuideItem[]
  readonly open: boolean
  readonly onClose: () => void
}

/** The usual order of this weekday, each product ticked until the customer leaves it out. */
export function UsualOrderSheet({ usuals, open, onClose }: UsualOrderSheetProps) {
  const { t } = useLingui()
  const listContext = useProductList()
  const { baskets } = useShopState()
  const fill = useFillBasket()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const usualOrder = usuals.filter(({ usualQuantity }) => usualQuantity !== null)
  const chosen = usualOrder.filter(({ product }) => !left.has(product.id))
  const count = chosen.length
  const add = () => {
    onClose()
    setLeft(new Set())
    fill(planUsualOrder(chosen, { ...listContext, quantityOf: baskets.quantityOf }))
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t`Your usual order`}
      closeLabel={t`Close`}
      side="end"
      footer={
        <Button look="go" wide disabled={count === 0} onClick={add}>
          {t`${plural(count, { one: 'Add # product', other: 'Add # products' })}`}
        </Button>
      }
    >
      <p className="mb-1 text-small text-ink-2">
        {usualOrder.length === 0 ? t`No usual order yet.` : t`Untick what you want to leave out.`}
      </p>
      <ul aria-label={t`Your usual order`}>
        {usualOrder.map((usual) => (
          <li key={usual.product.id} className="border-b border-line">
            <Checkbox
              checked={!left.has(usual.product.id)}
              onChange={({ currentTarget }) =>
                setLeft(toggled(left, usual.product.id, !currentTarget.checked))
              }
            >
              <span className="flex justify-between gap-3">
                {usual.product.name}
                <span className="flex-none figures text-ink-2">{quantityOf(usual, listContext)}</span>
              </span>
            </Checkbox>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}

function toggled(ids: ReadonlySet<string>, id: string, isIn: boolean): ReadonlySet<string> {
  return new Set(isIn ? [...ids, id] : [...ids].filter((each) => each !== id))
}

function quantityOf(
  { product, usualQuantity, usualUnit }: GuideItem,
  { labels }: Pick<ReturnType<typeof useProductList>, 'labels'>,
): string {
  if (usualQuantity === null || usualUnit === null) return ''
  const sold = unitOf(product, unitFromWire(usualUnit))
  return sold ? labels.quantity(quantityFromWire(usualQuantity), sold.kind) : ''
}
