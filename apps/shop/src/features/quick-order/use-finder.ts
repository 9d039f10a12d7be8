import { useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useConfig } from '../../kernel/session/shop-queries.ts'
import { hasCode } from '../catalogue/coded-product.ts'
import { type AmountOfCode, amountOfCode } from '../scan/amount-of-code.ts'
import { unfinishedScan } from '../scan/early-scans.ts'
import { readScannedCode } from '../scan/scanned-code.ts'
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
  readonly chosenIndex: number
  /** The message to show instead of rows. */
  readonly state: 'empty' | 'waiting' | 'found' | 'none' | 'misread' | 'unreachable'
  readonly onText: (text: string) => void
  readonly onKey: (event: KeyboardEvent) => void
  readonly choose: (product: SuggestedProduct) => void
}

export type OnChoose = (product: SuggestedProduct, amount: AmountOfCode | undefined) => void

export function useFinder(onChoose: OnChoose): Finder {
  const client = useQueryClient()
  const { scaleBarcodePatterns } = useConfig()
  const [text, setText] = useState('')
  const [chosenIndex, setChosenIndex] = useState(0)
  const [wedge] = useState(() => createWedge(unfinishedScan()))
  const typedText = normaliseSearchText(text)
  const typedCode = readScannedCode(typedText, scaleBarcodePatterns)
  const searchText = typedCode.scale ? typedCode.productCode : typedText
  const currentText = useRef('')
  const { suggestions, failure } = useSuggestions(searchText)
  const isSettled = suggestions?.text === searchText
  const withCode = (results: readonly SuggestedProduct[]) =>
    results.filter((each) => hasCode(each, searchText))
  /** A scale barcode is of no other product, however similar. */
  const possible = (results: readonly SuggestedProduct[]) => (typedCode.scale ? withCode(results) : results)
  const products = searchText === '' || !suggestions ? [] : possible(suggestions.products)
  const onText = (next: string) => {
    setText(next)
    setChosenIndex(0)
    currentText.current = normaliseSearchText(next)
  }
  const choose = (product: SuggestedProduct, code = typedCode) => {
    onText('')
    onChoose(product, code.scale && amountOfCode(product, code))
  }
  const chooseFound = (results: readonly SuggestedProduct[], isOnShow: boolean) => {
    const [coded, another] = withCode(results)
    // If several products share the code, the user must see them before choosing.
    if (another && !isOnShow) return
    const product = (another ? undefined : coded) ?? results[chosenIndex] ?? results[0]
    if (product && currentText.current === typedText) choose(product)
  }
  const chooseWhenFound = async () => {
    const onDevice = await client.fetchQuery(deviceSuggestionsQuery(searchText))
    try {
      const { products: results } = onDevice ?? (await fetchSuggestions({ client, text: searchText }))
      chooseFound(possible(results), false)
    } catch {
      // The text below the field explains that there is no connection.
    }
  }
  /** If no product or several have the code, the results are shown below the field. */
  const handleScan = async (scanned: string) => {
    const code = readScannedCode(scanned, scaleBarcodePatterns)
    onText(code.code)
    if (code.scale?.is === 'misread') return
    try {
      const [product, another] = await findProductsByCode(client, code.productCode)
      if (product && !another && currentText.current === normaliseSearchText(code.code)) choose(product, code)
    } catch {
      // The text below the field explains that there is no connection.
    }
  }
  const onKey = (event: KeyboardEvent) => {
    const scanned = wedge(scannerKey(event), event.timeStamp)
    if (scanned !== undefined) {
      event.preventDefault()
      void handleScan(scanned)
      return
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && products.length > 0) {
      event.preventDefault()
      setChosenIndex((chosenIndex + step + products.length) % products.length)
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
    chosenIndex: Math.min(chosenIndex, products.length - 1),
    state: stateOf({
      searchText,
      isMisread: typedCode.scale?.is === 'misread',
      count: products.length,
      isSettled,
      isUnreachable: failure !== undefined,
    }),
    onText,
    onKey,
    choose: (product) => choose(product),
  }
}

interface FinderStateInput {
  readonly searchText: string
  readonly isMisread: boolean
  readonly count: number
  readonly isSettled: boolean
  readonly isUnreachable: boolean
}

function stateOf({
  searchText,
  isMisread,
  count,
  isSettled,
  isUnreachable,
}: FinderStateInput): Finder['state'] {
  if (searchText === '') return 'empty'
  if (isMisread) return 'misread'
  if (count > 0) return 'found'
  if (isUnreachable) return 'unreachable'
  return isSettled ? 'none' : 'waiting'
}
