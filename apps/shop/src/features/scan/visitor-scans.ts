import { countedCode } from '@provender/domain/barcode/barcode'
import type { RegisteredRouter } from '@tanstack/react-router'
import { shopSearch } from '../catalogue/shop-address.ts'
import { listenToWedgeScanner } from './listen-to-wedge-scanner.ts'

/** A visitor has no basket: what a scanner types leads her to the product, and there to the login. Gives the function that stops it. */
export function followVisitorScans(router: RegisteredRouter): () => void {
  return listenToWedgeScanner(
    (code) => void router.navigate({ to: '/shop', search: shopSearch({ q: countedCode(code) }) }),
  )
}
