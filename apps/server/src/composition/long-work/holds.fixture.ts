/** In milliseconds, as measured on two cores of a busy machine; and why it may take more than ten. */
type Hold = readonly [longestMs: number, because?: string]

const atStart = 'at the start and after a failover'
const onImport = 'once for each import'
const cached = 'once for each version of the catalogue or stock, then cached'
const firstSearch = 'without any cache, right after the catalogue changed'
const paste = 'two pasted orders at once, one of a caller'
const largestBasket = 'the largest basket that is permitted'

/**
 * How long each kind of work keeps the thread of the API from everything else, with the largest input: the processor time of its longest turn
 * of the event loop.
 */
export const holds: Readonly<Record<string, Hold>> = {
  'reads the whole catalogue': [100, atStart],
  'loads everything anew after a failover': [110, atStart],
  'takes over an import': [116, onImport],
  'takes over new names': [75, onImport],
  'takes over a small import': [17, onImport],
  'takes over stock': [34, onImport],
  'writes the lists for devices': [20, cached],
  'writes a difference for devices': [12, 'one at a time of a caller, then cached'],
  'writes the prices for devices': [9],
  'writes the stock for devices': [9],
  'writes the site map': [13, cached],
  'searches for a letter': [40, firstSearch],
  'searches for a common word': [15, firstSearch],
  'searches for misspelt words': [24, firstSearch],
  'searches for unknown words': [15, firstSearch],
  'searches for many words': [25, firstSearch],
  'searches for the lowest price': [28, firstSearch],
  'searches for a promotion': [19, firstSearch],
  'searches for many values': [13, firstSearch],
  'reads products by their ids': [15, firstSearch],
  'reads a paste of product names': [13, paste],
  'reads a paste of misspelt names': [15, paste],
  'reads a paste of codes': [28, paste],
  'reads a paste of one line': [10],
  'reads a document': [1],
  'validates a document': [1],
  'compiles a document': [1],
  'looks for card numbers in variables': [6],
  'looks for card numbers in a document': [6],
  'replaces a basket': [18, largestBasket],
  'reviews a basket': [24, largestBasket],
  'quotes a basket': [10],
  'places an order': [12, largestBasket],
  'shows orders': [28, largestBasket],
  'fits quantities to the stock': [16, largestBasket],
  'applies operations on a basket': [10],
  'learns what lines mean': [10],
  'tells devices of other stock': [15, 'all devices at once, with a microsecond for each'],
  'compares the prices of favourites': [10],
  'answers reminders': [22, 'at most once for each reminder, when its product is back'],
}

/** Twice what was measured, so that another machine passes, too. */
export function boundMs([longestMs]: Hold): number {
  return 2 * Math.max(longestMs, 5)
}
