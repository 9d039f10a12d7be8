import { useSyncExternalStore } from 'react'
import { PrintedBasket, type PrintedBasketProps } from './printed-basket.tsx'

/** The basket on paper: company, day, a plain table and the totals. Rendered only while the page is printed. */
export function BasketPrint(props: PrintedBasketProps) {
  return useSyncExternalStore(subscribeToPrint, isPrinting, () => false) ? <PrintedBasket {...props} /> : null
}

const query = 'print'
/** Browsers report printing by one or the other, and lay the page out right afterwards. */
let isPreparing = false
const isPrinting = (): boolean => isPreparing || matchMedia(query).matches

function subscribeToPrint(onChange: () => void): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const prepare = (isNext: boolean) => () => {
    isPreparing = isNext
    onChange()
  }
  matchMedia(query).addEventListener('change', onChange, { signal })
  addEventListener('beforeprint', prepare(true), { signal })
  addEventListener('afterprint', prepare(false), { signal })
  return () => stop.abort()
}
