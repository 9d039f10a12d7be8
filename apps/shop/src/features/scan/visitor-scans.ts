import type { RegisteredRouter } from '@tanstack/react-router'
import { shellOf } from '../../kernel/session/shop-queries.ts'
import { shopSearch } from '../catalogue/shop-address.ts'
import { listenToWedgeScanner } from './listen-to-wedge-scanner.ts'
import { readScannedCode } from './scanned-code.ts'

/**
 * Visitors have no basket, so a wedge scan opens the product page, which links to
 * the login. Returns the function that stops listening.
 */
export function listenForVisitorScans(router: RegisteredRouter): () => void {
  return listenToWedgeScanner((text) => {
    const { scaleBarcodePatterns } = shellOf(router.options.context.queryClient)
    const { productCode } = readScannedCode(text, scaleBarcodePatterns)
    void router.navigate({ to: '/shop', search: shopSearch({ q: productCode }) })
  })
}
