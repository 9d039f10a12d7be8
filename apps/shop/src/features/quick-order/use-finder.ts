import { countedCode } from '@provender/domain/barcode/barcode'
import { useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, useRef, useState } from 'react'
import { hasCode } from '../catalogue/coded-product.ts'
import { unfinishedScan } from '../scan/early-scans.ts'
import { createWedge, scannerKey } from '../scan/wedge.ts'
import { findProductsByCode } from '../search/find-products-by-code.ts'
import {
  normaliseSearchText,
  deviceSuggestionsQuery,
  type ProductSuggestions,
  fetchSuggestions,
} from '../search/product-suggestions.ts'
import { useSuggestions } from '../search/use-suggestions.ts'

export type SuggestedProduct = ProductSuggestions['products'][number]

export interface Finder {
  readonly text: string
  readonly products: readonly SuggestedProduct[]
  readonly searchedWords: readonly string[]
  /** The index of the row selected with the arrow keys. */
  readonly at: number
  /** The message to show instead of rows. */
  readonly state: 'empty' | 'waiting' | 'found' | 'none' | 'unreachable'
  readonly onText: (text: string) => void
  readonly onKey: (event: KeyboardEvent) => void
  readonly choose: (product: SuggestedProduct) => void
}

/** Finds one product by a scan, a code or words. Enter takes the selected row, even before it is shown. */
export function useFinder(onChoose: (product: SuggestedProduct) => void): Finder {
  const client = useQueryClient()
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const [wedge] = useState(() => createWedge(unfinishedScan()))
  const searchText = normaliseSearchText(text)
  const currentText = useRef('')
  const { suggestions, failure } = useSuggestions(searchText)
  const isSettled = suggestions?.text === searchText
  const products = searchText === '' || !suggestions ? [] : suggestions.products
  const onText = (next: string) => {
    setText(next)
    setAt(0)
    currentText.current = normaliseSearchText(next)
  }
  const choose = (product: SuggestedProduct) => {
    onText('')
    onChoose(product)
  }
  const chooseFound = (found: readonly SuggestedProduct[], isOnShow: boolean) => {
    const [coded, another] = found.filter((each) => hasCode(each, searchText))
    // If several products share the code, the user must see them before choosing.
    if (another && !isOnShow) return
    const product = (another ? undefined : coded) ?? found[at] ?? found[0]
    if (product && currentText.current === searchText) choose(product)
  }
  const chooseWhenFound = async () => {
    const onDevice = await client.fetchQuery(deviceSuggestionsQuery(searchText))
    try {
      chooseFound((onDevice ?? (await fetchSuggestions({ client, text: searchText }))).products, false)
    } catch {
      // The text below the field explains that there is no connection.
    }
  }
  /** If no product or several have the code, the results are shown below the field. */
  const handleScan = async (code: string) => {
    onText(code)
    try {
      const [product, another] = await findProductsByCode(client, code)
      if (product && !another && currentText.current === normaliseSearchText(code)) choose(product)
    } catch {
      // The text below the field explains that there is no connection.
    }
  }
  const onKey = (event: KeyboardEvent) => {
    const scanned = wedge(scannerKey(event), event.timeStamp)
    if (scanned !== undefined) {
      event.preventDefault()
      void handleScan(countedCode(scanned))
      return
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && products.length > 0) {
      event.preventDefault()
      setAt((at + step + products.length) % products.length)
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      if (searchText !== '' && isSettled) chooseFound(products, true)
      else if (searchText !== '') void chooseWhenFound()
    } else if (event.key === 'Escape' && text !== '') {
      event.preventDefault()
      onText('')
    }
  }
  return {
    text,
    products,
    searchedWords: suggestions?.searchedWords ?? [],
    at: Math.min(at, products.length - 1),
    state: stateOf({ searchText, count: products.length, isSettled, isUnreachable: failure !== undefined }),
    onText,
    onKey,
    choose,
  }
}

interface FinderStateInput {
  readonly searchText: string
  readonly count: number
  readonly isSettled: boolean
  readonly isUnreachable: boolean
}

function stateOf({ searchText, count, isSettled, isUnreachable }: FinderStateInput): Finder['state'] {
  if (searchText === '') return 'empty'
  if (count > 0) return 'found'
  if (isUnreachable) return 'unreachable'
  return isSettled ? 'none' : 'waiting'
}
