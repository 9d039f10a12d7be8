import { useLingui } from '@lingui/react/macro'
import { statusOf } from '@provender/client/api/execute'
import type { SalesUnit } from '@provender/domain/price/price'
import { useQueryClient } from '@tanstack/react-query'
import { useShopState } from '../../kernel/app/shop-state.ts'
import type { ProductCardFieldsFragment } from '../catalogue/product-card.documents.ts'
import { isLessThanCase, unitOfCode } from '../scan/unit-of-code.ts'
import { findProductsByCode } from './find-products-by-code.ts'

interface CodeDetails {
  readonly code: string
  readonly isScanned: boolean
  /** The unit of the code; undefined if the code has none. */
  readonly unit: SalesUnit | undefined
  /** The code is of a case, and the product is only sold in smaller units. */
  readonly isLessThanCase: boolean
}

export interface CodeHandler {
  /** True if the search field still contains the code. */
  readonly isInBox: (code: string) => boolean
  readonly onProduct: (product: ProductCardFieldsFragment, by: CodeDetails) => void
  /** Several products have the code: shows them to choose from. */
  readonly onSeveral: (code: string) => void
  /** A typed code that no product has: opens the list of results. */
  readonly onSearch: (code: string) => void
}

/**
 * Handles a whole code: finds its product and passes it on, even if the next code is being scanned by then. Shows a
 * notice if the product cannot be found or chosen, so that no scan is lost silently.
 */
export function useCodeHandler({ isInBox, onProduct, onSeveral, onSearch }: CodeHandler) {
  const { t } = useLingui()
  const client = useQueryClient()
  const { notices } = useShopState()
  const showFailure = (text: string, detail = '') =>
    notices.show({ kind: 'toast', about: 'bad', text, detail })
  return async (code: string, isScanned: boolean): Promise<void> => {
    try {
      const [product, another] = await findProductsByCode(client, code)
      if (another) {
        if (isInBox(code)) onSeveral(code)
        if (isScanned) showFailure(t`Several products have this code.`, t`${code} was not added.`)
      } else if (product)
        onProduct(product, {
          code,
          isScanned,
          unit: unitOfCode(product, code),
          isLessThanCase: isLessThanCase(product, code),
        })
      else if (isScanned) showFailure(t`No product has the code ${code}.`)
      else if (isInBox(code)) onSearch(code)
    } catch (error) {
      showFailure(
        statusOf(error) === 0 ? t`This needs a connection` : t`An error has occurred`,
        t`${code} was not added.`,
      )
    }
  }
}
