import { useLingui } from '@lingui/react'
import { languageOf } from '@provender/web/texts/loaded-texts'
import { type ReactNode, useMemo } from 'react'
import { useLoginHref } from '../../kernel/links/login-href.ts'
import { useConfig } from '../../kernel/session/shop-queries.ts'
import { useViewer } from '../../kernel/session/viewer.ts'
import { useShopState } from '../../kernel/state/shop-state.ts'
import { ProductListContext, type ProductListSource } from './product-list-source.ts'

/**
 * Gives every product of the shop the same context. It changes with the language, the settings and the viewer, and for
 * visitors with the page to return to; never with a quantity, so that a list of 500 lines renders only the changed one.
 */
export function ProductListProvider({ children }: { readonly children: ReactNode }) {
  const { i18n } = useLingui()
  const language = languageOf(i18n)
  const shopState = useShopState()
  const config = useConfig()
  const viewer = useViewer()
  const loginHref = useLoginHref(viewer.isSignedIn)
  const source = useMemo(
    (): ProductListSource => ({ i18n, language, shopState, config, viewer, loginHref }),
    [i18n, language, shopState, config, viewer, loginHref],
  )
  return <ProductListContext value={source}>{children}</ProductListContext>
}
