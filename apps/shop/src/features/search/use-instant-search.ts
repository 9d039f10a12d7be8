import { weighedCode } from '@provender/domain/barcode/barcode'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useConfig } from '../../kernel/session/shop-queries.ts'
import { useShopState } from '../../kernel/state/shop-state.ts'
import { productName } from '../catalogue/product-name.ts'
import { useProductList } from '../catalogue/use-product-list.ts'
import { amountOfCode } from '../scan/amount-of-code.ts'
import { readScannedCode } from '../scan/scanned-code.ts'
import type { GuideItem } from '../usual/requested-items.ts'
import { enterStep } from './enter-step.ts'
import { isNumberOfName } from './leading-count.ts'
import { mayBeCode } from './may-be-code.ts'
import { canAddRow, countOfRow, unitOfRow, withTypedUnit } from './row-amounts.ts'
import { focusRow, pressRow } from './suggestion-focus.ts'
import { isNamedBy, adjacentRow } from './suggestion-rows.ts'
import { codeRow, type SuggestionView, rowsOf } from './suggestion-view.ts'
import { isTypedCode } from './typed-count.ts'
import { useBoxText } from './use-box-text.ts'
import { useCodeHandler } from './use-code-handler.ts'
import { useCombobox } from './use-combobox.ts'
import { type RecentView, useRecentSearches } from './use-recent-searches.ts'
import { useSearchEvents } from './use-search-events.ts'
import { useSelectedRow } from './use-selected-row.ts'
import { type AddedProduct, useSuggestionActions } from './use-suggestion-actions.ts'
import { useSuggestionView } from './use-suggestion-view.ts'
import type { Usuals } from './use-usuals.ts'

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
  /** Selected with the arrow keys: digits set the quantity. */
  readonly isStepped: boolean
  /** The quantity typed before the name. */
  readonly count: string
  readonly mark: string
  /** The quantity typed for the selected row. */
  readonly typedCount: string
  readonly amountToAdd: string
  readonly added: AddedProduct | undefined
  readonly onUndo: () => void
  readonly dueCount: number
  /** Announced to screen readers: the product that a scan added. */
  readonly announcement: string
  readonly searches: RecentView
  readonly onText: (text: string) => void
}

export function useInstantSearch(props: InstantSearchProps, ofCompany: Usuals): InstantSearchState {
  const { input, open, onOpen, onSearch } = props
  const { usuals, due, isWaiting: isWaitingForUsuals } = ofCompany
  const listContext = useProductList()
  const { isSignedIn } = listContext
  const { baskets } = useShopState()
  const searches = useRecentSearches(props.searched)
  const box = useBoxText({ input, onOpen, canAdd: isSignedIn })
  const label = readScannedCode(box.text, useConfig().scaleBarcodePatterns)
  const searchText = label.scale ? label.productCode : box.text
  /** Due when Enter last added something. A row whose button was pressed since then stays under the finger. */
  const [dueAfterAdding, setDueAfterAdding] = useState<readonly GuideItem[]>()
  const results = useSuggestionView({
    text: searchText,
    open,
    recent: searches.recent,
    isSignedIn,
    usuals,
    due: dueAfterAdding,
  })
  const view = withTypedUnit(results, box.unit)
  const rows = rowsOf(view)
  const isSettled = view.suggestions?.text === searchText
  const isOfName =
    isSettled &&
    box.unit === undefined &&
    view.products.some(({ product }) => isNumberOfName(productName(product).name, box))
  // A guess is shown, but only added if the user selects it.
  const isGuess = view.suggestions?.answersAll === false || view.suggestions?.didYouMean !== null
  const firstHit =
    isSignedIn && view.kind === 'found' && !isGuess && !mayBeCode(searchText)
      ? view.products.find((row) => canAddRow(row, { baskets, listContext }))
      : undefined
  const namedHit =
    firstHit && isNamedBy(firstHit, view.suggestions?.searchedWords ?? []) ? firstHit : undefined
  const coded = codeRow(view, searchText)
  const choice = useSelectedRow(rows, coded ?? namedHit)
  const chosenRow = choice.row
  const chosen = chosenRow?.id
  const { addToBasket, amountOf, announcement, added, reset } = useSuggestionActions({
    onChosen: choice.choose,
    onAdded: (added) => {
      box.put('')
      setDueAfterAdding(due.filter(({ product }) => product.id !== added.id))
    },
  })
  const chosenProduct = chosenRow?.kind === 'product' ? chosenRow : undefined
  /** The amount in the scale barcode in the field. */
  const labelledProduct =
    label.scale && !choice.isStepped
      ? view.suggestions?.products.find((each) => each === chosenProduct?.product)
      : undefined
  const labelled = labelledProduct && amountOfCode(labelledProduct, label)
  const requestedUnit = labelled ? labelled.unit : chosenProduct && unitOfRow(chosenProduct)
  const count = labelled
    ? String(labelled.quantity / 1000)
    : choice.count || (chosenProduct ? countOfRow(chosenProduct, box.count) : '')
  const needsUsual = isWaitingForUsuals && chosenProduct !== undefined && count === ''
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
  const isEnterPending = useRef(false)
  const onEnter = (entered: string | undefined) => {
    const scanned = entered ?? (isTypedCode(choice.count) ? choice.count : undefined)
    const code = weighedCode(scanned ?? box.text)
    const isCode = code !== box.text || mayBeCode(code)
    if (scanned !== undefined) {
      box.put(code)
      input.current?.select()
      void handleCode(code, true)
      return true
    }
    const step = enterStep({
      row: chosenRow,
      isCode,
      isEarly: isSignedIn && (!isSettled || isOfName) && searchText !== '' && !choice.isStepped,
      canWait: view.kind === 'found' || view.kind === 'none' || view.kind === 'waiting',
      needsUsual,
      hasJustAdded: open && added !== undefined && box.text === '',
    })
    if (step === 'wait') isEnterPending.current = true
    else if (step === 'add' && chosenProduct) {
      searches.add(searchText)
      addToBasket(chosenProduct.product, {
        isScanned: false,
        requestedUnit,
        count: Number(count || 1),
        ignored: labelled?.ignored,
      })
    } else if (step === 'press' && chosenRow) pressRow(chosenRow.id)
    else if (step === 'findCode') {
      if (code !== box.text) box.put(code)
      void handleCode(code, false)
    }
    return step !== 'submit'
  }
  const onSettled = useEffectEvent(() => {
    isEnterPending.current = false
    if (!onEnter(undefined)) onSearch(searchText)
  })
  const hasEnded = isSettled || view.kind === 'unreachable' || view.kind === 'refused' || searchText === ''
  const canEnd = hasEnded && !needsUsual && !isOfName
  useEffect(() => {
    if (canEnd && isEnterPending.current) onSettled()
  }, [canEnd])
  const onNumberOfName = useEffectEvent(box.keepNumber)
  useEffect(() => {
    if (isOfName) onNumberOfName()
  }, [isOfName])
  useCombobox({ input, hasRows: open && rows.length > 0, chosen: open ? chosen : undefined })
  useSearchEvents({
    input,
    open,
    onOpen: (isOpen) => {
      isEnterPending.current = false
      onOpen(isOpen)
    },
    onEnter,
    onCountKey: (key) => {
      const isCount = isSignedIn && choice.onCountKey(key)
      if (isCount) isEnterPending.current = false
      return isCount
    },
    onDropCount: box.dropCount,
    onTyped: (text, isComposing) => {
      choice.clear()
      reset()
      setDueAfterAdding(undefined)
      isEnterPending.current = false
      box.type(text, isComposing)
    },
    onStep: (from, step) => {
      isEnterPending.current = false
      if (!open) return onOpen(true)
      const isFirst = from === undefined && !choice.isStepped
      // The first press takes the row that is selected already, so that digits set its quantity.
      if (isFirst && step === 1 && chosen !== undefined) choice.step(chosen)
      else choice.step(adjacentRow(rows, from ?? (isFirst ? undefined : chosen), step))
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
  return {
    view,
    searchText,
    chosen,
    isStepped: choice.isStepped,
    count: box.count,
    mark: box.mark,
    typedCount: choice.count,
    amountToAdd,
    announcement,
    added,
    onUndo: () => {
      added?.undo()
      reset()
      input.current?.focus()
    },
    dueCount: due.length,
    searches,
    onText: box.put,
  }
}
