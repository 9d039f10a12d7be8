import { useLingui } from '@lingui/react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useConfig } from '../../kernel/session/shop-queries.ts'
import { useShopState } from '../../kernel/state/shop-state.ts'
import { useProductList } from '../catalogue/use-product-list.ts'
import { beep } from './beep.ts'
import type { CodedProduct } from './find-products-with-code.ts'
import {
  answer,
  answerProduct,
  dismiss,
  type LineOfScan,
  type ScanAddition,
  retryWaiting,
  type ScanController,
  type ScanOutcome,
  handleCode,
  undo,
} from './scan-controller.ts'
import type { OpenScan } from './scan-list.ts'
import { type ScanText, scanText } from './scan-text.ts'

export function useScanController(): ScanController {
  const queryClient = useQueryClient()
  const { baskets } = useShopState()
  const { scaleBarcodePatterns } = useConfig()
  return { queryClient, baskets, listContext: useProductList(), scaleBarcodePatterns }
}

export interface LastScan extends ScanText {
  readonly n: number
  readonly added: ScanAddition | undefined
  /** The code waits in the list, which shows the same text. */
  readonly isOpen: boolean
}

export interface Scans {
  readonly last: LastScan | undefined
  readonly handleCode: (code: string) => void
  readonly undo: (addition: ScanAddition) => void
  readonly answer: (scan: OpenScan, line: LineOfScan) => void
  readonly answerProduct: (scan: OpenScan, product: CodedProduct) => void
  readonly retry: () => void
  readonly dismiss: (scan: OpenScan) => void
}

export function useScans(controller: ScanController): Scans {
  const { i18n } = useLingui()
  const { hapticFeedbackEnabled: isFelt } = useConfig()
  const [last, setLast] = useState<LastScan>()
  const showOutcome = (outcome: ScanOutcome) => {
    const text = scanText(outcome, i18n)
    if (outcome.is !== 'takenBack') beep(text.isGood ? 'good' : 'bad', { isFelt })
    setLast((before) => ({
      ...text,
      n: (before?.n ?? 0) + 1,
      added: outcome.is === 'added' ? outcome : undefined,
      isOpen: ['unknown', 'misread', 'waiting', 'question'].includes(outcome.is),
    }))
  }
  return {
    last,
    handleCode: (code) => void handleCode(controller, code).then(showOutcome),
    undo: (addition) => showOutcome(undo(controller, addition)),
    answer: (scan, line) => showOutcome(answer(controller, scan, line)),
    answerProduct: (scan, product) => showOutcome(answerProduct(controller, scan, product)),
    retry: () => void retryWaiting(controller).then((outcome) => outcome && showOutcome(outcome)),
    dismiss: (scan) => dismiss(controller, scan),
  }
}
