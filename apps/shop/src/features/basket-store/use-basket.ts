import { displayBasketName } from '@provender/domain/basket/default-name'
import type { Language } from '@provender/domain/languages'
import type { BasketView } from '@provender/sync/basket/basket-store'
import { useLanguage } from '@provender/web/texts/use-language'
import { useMemo, useSyncExternalStore } from 'react'
import { useShopState } from '../../kernel/state/shop-state.ts'

export function useBaskets(): BasketView {
  const { baskets } = useShopState()
  const language = useLanguage()
  const view = useSyncExternalStore(baskets.subscribe, baskets.view, baskets.first.view)
  return useMemo(() => namedIn(view, language), [view, language])
}

function namedIn(view: BasketView, language: Language): BasketView {
  const baskets = view.baskets.map((basket) => {
    const name = displayBasketName(basket.name, language)
    return name === basket.name ? basket : { ...basket, name }
  })
  return { ...view, baskets, active: baskets.find(({ id }) => id === view.active?.id) }
}
