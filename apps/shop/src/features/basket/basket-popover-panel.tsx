import { useLingui } from '@lingui/react/macro'
import { MiniBasket, type MiniBasketLine } from '@provender/ui/basket/mini-basket'
import { ButtonLink } from '@provender/ui/controls/button'
import { useQuery } from '@tanstack/react-query'
import { productHref } from '../../kernel/links/product-href.ts'
import { activeBasketHref } from '../basket-store/active-basket-href.ts'
import { useBaskets } from '../basket-store/use-basket.ts'
import { pricePerUnit } from '../catalogue/price-per-unit.ts'
import type { ProductList } from '../catalogue/product-list.ts'
import { pictureOf, storageOf } from '../catalogue/product-parts.tsx'
import { useAmounts } from '../catalogue/use-amounts.ts'
import { useProductList } from '../catalogue/use-product-list.ts'
import { basketHref, checkoutHref } from './basket-href.ts'
import { BasketPopoverSkeleton } from './basket-popover-skeleton.tsx'
import { basketDetailQuery } from './basket-query.ts'
import { useUnpricedText } from './basket-totals.tsx'
import type { EditedLine } from './edited-basket.ts'
import { amount, kindOf } from './line-labels.ts'
import { type EditedBasketView, useEditedBasket } from './use-edited-basket.ts'
import { useIsUnsynced } from './use-is-unsynced.ts'

const shownLines = 4

export function BasketPopoverPanel() {
  const { t } = useLingui()
  const { data } = useQuery(basketDetailQuery(undefined))
  const basket = useEditedBasket(undefined, data?.basket?.review.lines ?? none)
  if (!basket || basket.lines.length + basket.unpriced.length === 0)
    return <p className="p-4 text-ink-2">{t`Nothing in your basket yet`}</p>
  if (basket.lines.length === 0) return <BasketPopoverSkeleton />
  return <Peek basket={basket} />
}

const none: readonly never[] = []

function Peek({ basket }: { readonly basket: EditedBasketView }) {
  const { t } = useLingui()
  const baskets = useBaskets()
  const isUnsynced = useIsUnsynced()
  const unpriced = useUnpricedText(basket)
  const listContext = useProductList()
  const { lines } = useAmounts()
  const count = basket.lines.length + basket.unpriced.length
  const more = count - Math.min(shownLines, basket.lines.length)
  return (
    <MiniBasket
      title={basket.name}
      detail={lines(count)}
      lines={basket.lines
        .slice(-shownLines)
        .toReversed()
        .map((line) => peekLine(line, listContext))}
      sumName={t`Net total`}
      more={more > 0 ? t`and ${more} more` : undefined}
      total={{
        name: isUnsynced ? (unpriced ?? t`Subtotal, will be updated`) : t`Net`,
        value: amount(basket.totals.net, listContext),
      }}
      actions={
        <>
          <ButtonLink href={basketHref(basket)}>{t`Basket`}</ButtonLink>
          <ButtonLink href={checkoutHref(basket, baskets)} look="go">
            {t`Checkout`}
          </ButtonLink>
        </>
      }
    />
  )
}

function peekLine(line: EditedLine, listContext: ProductList): MiniBasketLine {
  const { product, name } = line.reviewed
  const kind = kindOf(line)
  const quantity = listContext.labels.quantity(line.quantity, kind ?? 'PIECE')
  return {
    key: line.key,
    href: product ? productHref(product) : activeBasketHref,
    name: name,
    detail:
      line.price === undefined
        ? quantity
        : `${quantity} × ${pricePerUnit(line.price, undefined, listContext)}`,
    sum: amount(line.net, listContext),
    storage: product ? storageOf(product) : 'ambient',
    picture: product ? pictureOf(product) : undefined,
  }
}
