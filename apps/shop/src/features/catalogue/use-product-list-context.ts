import { useLingui } from '@lingui/react'
import { LoginControl } from '@provender/ui/product/add-face'
import { languageOf } from '@provender/web/texts/loaded-texts'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLoginHref } from '../../kernel/links/login-href.ts'
import { contactMethod } from '../../kernel/page/contact-method.ts'
import { sessionOf, shellOf } from '../../kernel/session/shop-queries.ts'
import { viewerFrom } from '../../kernel/session/viewer.ts'
import { useShopState } from '../../kernel/state/shop-state.ts'
import { loginControl } from './login-control.ts'
import type { ProductController } from './product-actions.ts'
import { productLabels } from './product-labels.ts'
import type { ProductListContext } from './product-list-context.ts'

/**
 * The shared context of the product cards of this page. Call it once per page, never per card. Keeps its identity
 * until it changes.
 */
export function useProductListContext(): ProductListContext {
  const { i18n } = useLingui()
  const language = languageOf(i18n)
  const queryClient = useQueryClient()
  const { baskets, favourites, notices, signedInFeatures } = useShopState()
  const config = shellOf(queryClient)
  const session = sessionOf(queryClient)
  const loginHref = useLoginHref(session !== undefined)
  return useMemo(() => {
    const controller: ProductController = {
      baskets,
      favourites,
      notices,
      i18n,
      policy: config,
      showStockAlert: (notice) => notices.show({ kind: 'stock', ...notice }),
    }
    return {
      ...viewerFrom(session, config),
      labels: productLabels(i18n),
      language,
      stockPolicy: config,
      quantityLimits: config,
      loginHref,
      contactHref: contactMethod(config),
      controlOf: signedInFeatures?.productControl ?? loginControl,
      AddControl: signedInFeatures?.AddControl ?? LoginControl,
      onAdd: (action, { product, control, showStockAlert = controller.showStockAlert }) =>
        signedInFeatures?.handleProductAction(
          { ...controller, showStockAlert },
          { product, control },
          action,
        ),
      onFavourite: ({ id, isFavorites }) => favourites?.set('isFavorites', [id], !isFavorites),
    }
  }, [i18n, language, baskets, favourites, notices, signedInFeatures, loginHref, config, session])
}
