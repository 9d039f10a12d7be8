import { useLingui } from '@lingui/react/macro'
import { statusOf } from '@provender/client/api/execute'
import { useQueryClient } from '@tanstack/react-query'
import { useConfig } from '../../kernel/session/shop-queries.ts'
import { useShopState } from '../../kernel/state/shop-state.ts'
import type { ProductCardFieldsFragment } from '../catalogue/product-card.documents.ts'
import { type AmountOfCode, amountOfCode } from '../scan/amount-of-code.ts'
import { readScannedCode, type ScannedCode } from '../scan/scanned-code.ts'
import { findProductsByCode } from './find-products-by-code.ts'

interface CodeDetails extends ScannedCode {
  readonly isScanned: boolean
  readonly amount: AmountOfCode
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
  const { scaleBarcodePatterns } = useConfig()
  const showFailure = (text: string, detail = '') =>
    notices.show({ kind: 'toast', about: 'bad', text, detail })
  return async (code: string, isScanned: boolean): Promise<void> => {
    const scanned = readScannedCode(code, scaleBarcodePatterns)
    if (scanned.scale?.is === 'misread') {
      showFailure(t`One digit of the code ${code} is wrong.`, t`Scan the label again.`)
      return
    }
    try {
      const [product, another] = await findProductsByCode(client, scanned.productCode)
      if (another) {
        if (isInBox(code)) onSeveral(code)
        if (isScanned) showFailure(t`Several products have this code.`, t`${code} was not added.`)
      } else if (product)
        onProduct(product, { ...scanned, isScanned, amount: amountOfCode(product, scanned) })
      else if (isScanned) showFailure(t`No product has the code ${{ code: scanned.productCode }}.`)
      else if (isInBox(code)) onSearch(scanned.productCode)
    } catch (error) {
      showFailure(
        t`${code} was not added.`,
        statusOf(error) === 0 ? t`This needs a connection` : t`Please try again`,
      )
    }
  }
}
