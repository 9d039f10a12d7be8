import { weighedCode } from '@provender/domain/barcode/barcode'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useState } from 'react'
import { useConfig } from '../../kernel/session/shop-queries.ts'
import { useProductList } from '../catalogue/use-product-list.ts'
import { amountOfCode } from '../scan/amount-of-code.ts'
import { readScannedCode } from '../scan/scanned-code.ts'
import { mayBeCode } from './may-be-code.ts'
import { normaliseSearchText, suggestOnDevice } from './product-suggestions.ts'
import { focusRow, pressRow, setText } from './suggestion-focus.ts'
import { adjacentRow } from './suggestion-rows.ts'
import { codeRow, type SuggestionView, rowsOf } from './suggestion-view.ts'
import { isTypedCode } from './typed-count.ts'
import { useCodeHandler } from './use-code-handler.ts'
import { useCombobox } from './use-combobox.ts'
import { type RecentView, useRecentSearches } from './use-recent-searches.ts'
import { useSearchEvents } from './use-search-events.ts'
import { useSelectedRow } from './use-selected-row.ts'
import { useSuggestionActions } from './use-suggestion-actions.ts'
import { useSuggestionView } from './use-suggestion-view.ts'

export interface InstantSearchProps {
  readonly input: RefObject<HTMLInputElement | null>
  readonly searched: string
  readonly open: boolean
  readonly onOpen: (open: boolean) => void
  readonly onSearch: (text: string) => void
  readonly lead?: ReactNode
}

export interface InstantSearchState {
  readonly view: SuggestionView
  readonly searchText: string
  readonly chosen: string | undefined
  readonly amountToAdd: string
  /** Announced to screen readers: the product that a scan added. */
  readonly announcement: string
  readonly searches: RecentView
  readonly onText: (text: string) => void
}

export function useInstantSearch(props: InstantSearchProps): InstantSearchState {
  const { input, open, onOpen, onSearch } = props
  const { isSignedIn } = useProductList()
  const searches = useRecentSearches(props.searched)
  const box = useBoxText(props)
  const label = readScannedCode(box.text, useConfig().scaleBarcodePatterns)
  const searchText = label.scale ? label.productCode : box.text
  const view = useSuggestionView({
    text: searchText,
    open,
    recent: searches.recent,
    isSignedIn,
  })
  const rows = rowsOf(view)
  const choice = useSelectedRow(rows, codeRow(view, searchText))
  const chosenRow = choice.row
  const chosen = chosenRow?.id
  const { addToBasket, amountOf, announcement, setAnnouncement } = useSuggestionActions({
    onChosen: choice.choose,
  })
  const chosenProduct = chosenRow?.kind === 'product' ? chosenRow : undefined
  /** The amount in the scale barcode in the field. */
  const labelledProduct =
    label.scale && !choice.isStepped
      ? view.suggestions?.products.find((each) => each === chosenProduct?.product)
      : undefined
  const labelled = labelledProduct && amountOfCode(labelledProduct, label)
  const requestedUnit = labelled ? labelled.unit : chosenProduct?.unit
  const count = labelled ? String(labelled.quantity / 1000) : choice.count
  const amountToAdd = chosenProduct ? amountOf({ ...chosenProduct, unit: requestedUnit }, count) : ''
  const handleCode = useCodeHandler({
    isInBox: box.has,
    onSearch,
    onSeveral: box.show,
    onProduct: (product, { code, isScanned, amount }) => {
      if (box.has(code)) box.show(code)
      addToBasket(product, {
        isScanned: isScanned || !box.has(code),
        requestedUnit: amount.unit,
        count: amount.quantity / 1000,
        ignored: amount.ignored,
      })
    },
  })
  const onEnter = (entered: string | undefined) => {
    const scanned = entered ?? (isTypedCode(choice.count) ? choice.count : undefined)
    const code = weighedCode(scanned ?? box.text)
    if (scanned !== undefined) {
      box.put(code)
      input.current?.select()
      void handleCode(code, true)
    } else if (chosenProduct) {
      searches.add(searchText)
      addToBasket(chosenProduct.product, {
        isScanned: false,
        requestedUnit,
        count: Number(count || 1),
        ignored: labelled?.ignored,
      })
    } else if (chosenRow) pressRow(chosenRow.id)
    else if (code !== box.text || mayBeCode(code)) {
      if (code !== box.text) box.put(code)
      void handleCode(code, false)
    } else return false
    return true
  }
  useCombobox({ input, hasRows: open && rows.length > 0, chosen: open ? chosen : undefined })
  useSearchEvents({
    input,
    open,
    onOpen,
    onEnter,
    onCountKey: (key) => isSignedIn && choice.onCountKey(key),
    onTyped: (text) => {
      choice.clear()
      setAnnouncement('')
      box.take(text)
    },
    onStep: (from, step) => {
      if (open) choice.step(adjacentRow(rows, from ?? chosen, step))
      else onOpen(true)
    },
    onTab: () => {
      if (!open || chosen === undefined) return false
      focusRow(chosen)
      return true
    },
    onPress: (pressed) => {
      if (view.kind === 'found') searches.add(searchText)
      if (pressed.matches('a')) onOpen(false)
    },
  })
  return { view, searchText, chosen, amountToAdd, announcement, searches, onText: box.put }
}

function useBoxText({ input, onOpen }: InstantSearchProps) {
  const client = useQueryClient()
  const [typed, setTyped] = useState('')
  const take = (text: string) => {
    const searchText = normaliseSearchText(text)
    if (searchText !== '') suggestOnDevice(client, searchText)
    setTyped(text)
  }
  const show = (text: string) => {
    take(text)
    onOpen(true)
  }
  return {
    text: normaliseSearchText(typed),
    has: (text: string) => normaliseSearchText(input.current?.value ?? '') === text,
    take,
    show,
    put: (text: string) => {
      if (!input.current) return
      setText(input.current, text)
      input.current.focus()
    },
  }
}
