import { countedCode } from '@provender/domain/barcode/barcode'
import type { RegisteredRouter } from '@tanstack/react-router'
import { shopSearch } from '../catalogue/shop-address.ts'
import { listenToWedgeScanner } from './listen-to-wedge-scanner.ts'

/**
 * Visitors have no basket, so a wedge scan opens the product page, which links to
 * the login. Returns the function that stops listening.
 */
export function listenForVisitorScans(router: RegisteredRouter): () => void {
  return listenToWedgeScanner(
    (code) => void router.navigate({ to: '/shop', search: shopSearch({ q: countedCode(code) }) }),
  )
}
