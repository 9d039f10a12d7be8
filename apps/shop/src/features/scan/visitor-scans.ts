import { countedCode } from '@provender/domain/barcode/barcode'
import type { AnyRouter } from '@tanstack/react-router'
import { shopHref } from '../catalogue/shop-address.ts'
import { listenToWedgeScanner } from './listen-to-wedge-scanner.ts'

/** A visitor has no basket: what a scanner types leads her to the product, and there to the login. Gives the function that stops it. */
export function followVisitorScans(router: AnyRouter): () => void {
  return listenToWedgeScanner((code) => void router.navigate({ href: shopHref({ q: countedCode(code) }) }))
}
