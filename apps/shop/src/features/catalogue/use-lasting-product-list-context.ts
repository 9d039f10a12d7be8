import { useState } from 'react'
import type { ProductListContext } from './product-list-context.ts'
import { useProductListContext } from './use-product-list-context.ts'

/** Keeps the first context while the language is the same. Hundreds of lines share it and would all re-render with a new one. */
export function useLastingProductListContext(): ProductListContext {
  const now = useProductListContext()
  const [first, setFirst] = useState(now)
  if (first.language === now.language) return first
  setFirst(now)
  return now
}
