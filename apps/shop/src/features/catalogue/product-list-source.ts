import type { I18n } from '@lingui/core'
import type { Language } from '@provender/domain/languages'
import { createContext } from 'react'
import type { ShopConfig } from '../../kernel/session/shop-queries.ts'
import type { Viewer } from '../../kernel/session/viewer.ts'
import type { ShopState } from '../../kernel/state/shop-state.ts'
import type { ProductList } from './product-list.ts'

/** What the product list is made from. The first script of a page has only this: its texts and controls come with the products. */
export interface ProductListSource {
  readonly i18n: I18n
  readonly language: Language
  readonly shopState: ShopState
  readonly config: ShopConfig
  readonly viewer: Viewer
  readonly loginHref: string
  list?: ProductList
}

export const ProductListContext = createContext<ProductListSource | undefined>(undefined)
