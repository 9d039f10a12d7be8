import { useLingui } from '@lingui/react/macro'
import { ButtonLink } from '@provender/ui/controls/button'
import { Empty } from '@provender/ui/page/empty-state'
import { PageHeader } from '@provender/ui/page/page-parts'
import { icon } from '@provender/ui/tokens/icon'
import { hrefOf } from '@provender/web/address/href-of'
import { __iconData as shoppingBasket } from 'lucide-react/icons/shopping-basket'
import { BasketHeader } from './basket-header.tsx'
import { QuickAdd } from './quick-add.tsx'
import type { EditedBasketView } from './use-edited-basket.ts'

const BasketIcon = icon(shoppingBasket)

export function NoBasket({ isDeleted }: { readonly isDeleted: boolean }) {
  const { t } = useLingui()
  return (
    <>
      <PageHeader title={t`Basket`} />
      <NothingHere title={isDeleted ? t`This basket was deleted.` : t`Nothing in your basket yet`} />
    </>
  )
}

export function EmptyBasket({ basket }: { readonly basket: EditedBasketView }) {
  const { t } = useLingui()
  return (
    <>
      <BasketHeader basket={basket} />
      {basket.isActive && <QuickAdd countOf={() => 0} onFind={() => {}} />}
      <NothingHere title={t`Nothing in this basket yet`} />
    </>
  )
}

function NothingHere({ title }: { readonly title: string }) {
  const { t } = useLingui()
  return (
    <Empty
      icon={<BasketIcon size="x" />}
      title={title}
      actions={
        <>
          <ButtonLink look="go" href={hrefOf({ to: '/shop' })}>{t`All products`}</ButtonLink>
          <ButtonLink href={hrefOf({ to: '/quick-order' })}>{t`Quick order`}</ButtonLink>
          <ButtonLink href={hrefOf({ to: '/account/orders' })}>{t`Order again`}</ButtonLink>
        </>
      }
    >
      {t`Add products as you browse, or put an earlier order back into the basket.`}
    </Empty>
  )
}
