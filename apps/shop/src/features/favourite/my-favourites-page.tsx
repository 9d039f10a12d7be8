import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { FavouriteKind } from '@provender/sync/favourite/favourite-outbox'
import { ButtonLink } from '@provender/ui/controls/button'
import { Empty } from '@provender/ui/page/empty-state'
import { PageHeader } from '@provender/ui/page/page-parts'
import { SectionHeader } from '@provender/ui/page/section-header'
import { icon } from '@provender/ui/tokens/icon'
import { useSuspenseQuery } from '@tanstack/react-query'
import { __iconData as heart } from 'lucide-react/icons/heart'
import { useShopState } from '../../kernel/state/shop-state.ts'
import { addSeveral } from '../catalogue/add-several.ts'
import type { ProductCardFieldsFragment } from '../catalogue/product-card.documents.ts'
import { shopHref, shopHrefOf } from '../catalogue/shop-address.ts'
import { useAmounts } from '../catalogue/use-amounts.ts'
import { useProductList } from '../catalogue/use-product-list.ts'
import { myFavouritesQuery } from './my-favourites-query.ts'
import { PickedList } from './picked-list.tsx'

const HeartIcon = icon(heart)

type Products = readonly ProductCardFieldsFragment[]

export function MyFavouritesPage() {
  const { t } = useLingui()
  const amounts = useAmounts()
  const actions = useListActions()
  const { products, stockReminders } = useSuspenseQuery(myFavouritesQuery.options).data
  const favourites = products.products.filter(({ isFavorites }) => isFavorites)
  const awaited = stockReminders.filter(({ stockReminderActive }) => stockReminderActive)
  return (
    <>
      <PageHeader
        title={t`My favourites`}
        detail={favourites.length > 0 ? amounts.products(favourites.length) : undefined}
        end={
          favourites.length > 0 && (
            <a
              href={shopHrefOf('favourites')}
              className="press-area relative py-1.5 text-label text-accent underline-offset-3 hover:underline"
            >
              {t`Show in the shop`}
            </a>
          )
        }
      />
      {favourites.length === 0 ? (
        <Empty
          icon={<HeartIcon size="x" />}
          title={t`No favourites yet`}
          actions={<ButtonLink look="go" href={shopHref({})}>{t`All products`}</ButtonLink>}
        >
          {t`Tap the heart on a product and you'll find it here.`}
        </Empty>
      ) : (
        <PickedList
          label={t`My favourites`}
          products={favourites}
          onAdd={actions.add}
          onRemove={actions.removeFavourites}
        />
      )}
      {awaited.length > 0 && (
        <section aria-label={t`Waiting for stock`}>
          <SectionHeader title={t`Waiting for stock`} />
          <PickedList label={t`Waiting for stock`} products={awaited} onRemove={actions.removeReminders} />
        </section>
      )}
    </>
  )
}

function useListActions() {
  const { t } = useLingui()
  const listContext = useProductList()
  const { baskets, favourites, notices } = useShopState()
  const showRemovedNotice = (count: number, onUndo: () => void) =>
    notices.show({
      kind: 'toast',
      about: 'removed',
      text: t`${plural(count, { one: '# product removed', other: '# products removed' })}`,
      action: { label: t`Undo`, onAction: onUndo },
    })
  const dropping = (kind: FavouriteKind) => (products: Products) => {
    const ids = products.map(({ id }) => id)
    favourites?.set(kind, ids, false)
    showRemovedNotice(ids.length, () => favourites?.set(kind, ids, true))
  }
  return {
    removeFavourites: dropping('isFavorites'),
    removeReminders: dropping('stockReminderActive'),
    add: (products: Products) => {
      const { inBasketCount, refused } = addSeveral(baskets, products, listContext)
      const names = refused.join(', ')
      notices.show({
        kind: 'toast',
        about: inBasketCount > 0 ? 'done' : 'bad',
        text: t`${plural(inBasketCount, { one: '# product is in your basket', other: '# products are in your basket' })}`,
        detail: refused.length > 0 ? t`Could not be added: ${names}` : undefined,
      })
    },
  }
}
