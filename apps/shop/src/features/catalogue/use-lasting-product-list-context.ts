import { useState } from 'react'
import type { ProductListContext } from './product-list-context.ts'
import { useProductListContext } from './use-product-list-context.ts'

/** The one of the first draw, in the language of the page: hundreds of lines share it, and would all be drawn again with a new one. */
export function useLastingProductListContext(): ProductListContext {
  const now = useProductListContext()
  const [first, setFirst] = useState(now)
  if (first.language === now.language) return first
  setFirst(now)
  return now
}
