import { LoginControl } from '@provender/ui/product/add-face'
import { useContext } from 'react'
import { contactMethod } from '../../kernel/page/contact-method.ts'
import { loginControl } from './login-control.ts'
import type { ProductController } from './product-actions.ts'
import { productLabels } from './product-labels.ts'
import { ProductListContext, type ProductListSource } from './product-list-source.ts'
import type { ProductList } from './product-list.ts'

/** The same object for all products, until it changes. */
export function useProductList(): ProductList {
  const source = useContext(ProductListContext)
  if (!source) throw new Error('The product list is missing above this component')
  return (source.list ??= createProductList(source))
}

function createProductList(source: ProductListSource): ProductList {
  const { i18n, language, shopState, config, viewer, loginHref } = source
  const { baskets, favourites, notices, signedInFeatures } = shopState
  const controller: ProductController = {
    baskets,
    favourites,
    notices,
    i18n,
    policy: config,
    showStockAlert: (notice) => notices.show({ kind: 'stock', ...notice }),
  }
  return {
    ...viewer,
    labels: productLabels(i18n),
    language,
    stockPolicy: config,
    quantityLimits: config,
    loginHref,
    contactHref: contactMethod(config),
    controlOf: signedInFeatures?.productControl ?? loginControl,
    AddControl: signedInFeatures?.AddControl ?? LoginControl,
    onAdd: (action, { product, control, showStockAlert = controller.showStockAlert }) =>
      signedInFeatures?.handleProductAction({ ...controller, showStockAlert }, { product, control }, action),
    onFavourite: ({ id, isFavorites }) => favourites?.set('isFavorites', [id], !isFavorites),
  }
}
