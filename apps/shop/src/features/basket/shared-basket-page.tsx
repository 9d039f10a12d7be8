import { useLingui } from '@lingui/react/macro'
import { displayBasketName } from '@provender/domain/basket/default-name'
import type { BasketId } from '@provender/domain/ids'
import { Button, ButtonLink } from '@provender/ui/controls/button'
import { PageHeader } from '@provender/ui/page/page-parts'
import { useLanguage } from '@provender/web/texts/use-language'
import { useRouter } from '@tanstack/react-router'
import { useAmounts } from '../catalogue/use-amounts.ts'
import { basketHref } from './basket-href.ts'
import type { SharedBasketQuery } from './share.documents.ts'
import { useBasketActions } from './use-basket-actions.ts'

export function SharedBasketPage({ basket }: { readonly basket: SharedBasketQuery['sharedBasket'] }) {
  const { t } = useLingui()
  const router = useRouter()
  const { lines, money } = useAmounts()
  const { duplicate } = useBasketActions()
  const { id } = basket
  const name = displayBasketName(basket.name, useLanguage())
  const total = money(basket.total)
  const copy = () => {
    if (duplicate({ id: id as BasketId, name })) void router.navigate({ to: '/baskets/detail' })
  }
  return (
    <div className="mx-auto grid max-w-130 gap-4 py-4">
      <PageHeader title={name} detail={lines(basket.products.length)} />
      <p className="text-ink-2">{t`A colleague shared this basket with you: ${total} net at today's prices.`}</p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink look="go" href={basketHref(basket)}>{t`Open the basket`}</ButtonLink>
        <Button onClick={copy}>{t`Make a copy`}</Button>
      </div>
      <p className="text-small text-ink-3">
        {t`Open the basket and you'll see each other's changes. A copy is yours alone.`}
      </p>
    </div>
  )
}
