import { useLingui } from '@lingui/react/macro'
import { statusOf } from '@provender/client/api/execute'
import type { SalesUnit } from '@provender/domain/price/price'
import { useQueryClient } from '@tanstack/react-query'
import { useShopState } from '../../kernel/app/shop-state.ts'
import type { ProductCardFieldsFragment } from '../catalogue/product-card.documents.ts'
import { isLessThanCase, unitOfCode } from '../scan/unit-of-code.ts'
import { findWithCode } from './find-with-code.ts'

interface TakenCode {
  readonly code: string
  readonly isScanned: boolean
  /** What the code stands for; undefined where it does not say. */
  readonly unit: SalesUnit | undefined
  /** It is of a case, and less than that is sold. */
  readonly isLessThanCase: boolean
}

export interface CodeHandler {
  /** The box still has the code. */
  readonly isInBox: (code: string) => boolean
  readonly onProduct: (product: ProductCardFieldsFragment, by: TakenCode) => void
  /** It is on several products: they are shown, to choose from. */
  readonly onSeveral: (code: string) => void
  /** Typed, and of no product: everything it finds is opened. */
  readonly onSearch: (code: string) => void
}

/**
 * Takes a whole code at its word: its product is found and handed over, also when by then the next one is being scanned.
 * What cannot be found or decided is told, so that nothing scanned is lost silently.
 */
export function useCodeHandler({ isInBox, onProduct, onSeveral, onSearch }: CodeHandler) {
  const { t } = useLingui()
  const client = useQueryClient()
  const { notices } = useShopState()
  const tell = (text: string, detail = '') => notices.show({ kind: 'toast', about: 'bad', text, detail })
  return async (code: string, isScanned: boolean): Promise<void> => {
    try {
      const [product, another] = await findWithCode(client, code)
      if (another) {
        if (isInBox(code)) onSeveral(code)
        if (isScanned) tell(t`Several products have this code.`, t`${code} was not added.`)
      } else if (product)
        onProduct(product, {
          code,
          isScanned,
          unit: unitOfCode(product, code),
          isLessThanCase: isLessThanCase(product, code),
        })
      else if (isScanned) tell(t`No product has the code ${code}.`)
      else if (isInBox(code)) onSearch(code)
    } catch (error) {
      tell(
        statusOf(error) === 0 ? t`This needs a connection` : t`An error has occurred`,
        t`${code} was not added.`,
      )
    }
  }
}
