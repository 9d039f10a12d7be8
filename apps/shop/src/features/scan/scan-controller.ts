import { isApiError } from '@provender/client/api/execute'
import type { Quantity } from '@provender/domain/money/money'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { type ScanResult, addScanned, type BasketTarget, removeScanned } from './add-scanned.ts'
import { type AmountOfCode, amountOfCode } from './amount-of-code.ts'
import { type CodedProduct, findProductsWithCode } from './find-products-with-code.ts'
import {
  isSameLine,
  nothingScanned,
  type OpenScan,
  type ScanList,
  type ScannedLine,
  withChoice,
  withLine,
  withoutAddition,
  withoutOpen,
  withOpen,
} from './scan-list.ts'
import { readScannedCode, type ScannedCode } from './scanned-code.ts'

export type LineOfScan = Pick<ScannedLine, 'product' | 'unit'>

export type ScanAddition = LineOfScan & Pick<ScanResult, 'added'>

type LineOutcome = ScanResult & LineOfScan & Pick<AmountOfCode, 'ignored'>

export type ScanOutcome = LineOutcome | OpenScan | ({ readonly is: 'takenBack' } & ScanAddition)

export interface ScanController extends BasketTarget {
  readonly queryClient: QueryClient
  readonly scaleBarcodePatterns: readonly string[]
}

/** The list is in the query cache, so that changes of favourites and reminders reach it too. */
const listKey = ['Scanned'] as const

export function useScanList(): ScanList {
  return useQuery({
    queryKey: listKey,
    queryFn: () => nothingScanned,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    initialData: nothingScanned,
  }).data
}

function listOf({ queryClient }: ScanController): ScanList {
  return queryClient.getQueryData<ScanList>(listKey) ?? nothingScanned
}

function change({ queryClient }: ScanController, next: (list: ScanList) => ScanList): void {
  queryClient.setQueryData<ScanList>(listKey, (list = nothingScanned) => next(list))
}

/**
 * Adds one of the unit that the code stands for, or the weight in it. A code that is misread, unknown or ambiguous stays open
 * in the list.
 */
export async function handleCode(controller: ScanController, text: string, times = 1): Promise<ScanOutcome> {
  const scanned = readScannedCode(text, controller.scaleBarcodePatterns)
  const { code, productCode, scale } = scanned
  if (scale?.is === 'misread') return leaveOpen(controller, { is: 'misread', code, times })
  try {
    const products = await findProductsWithCode(controller.queryClient, productCode)
    return decide(controller, { scanned, times, products })
  } catch (error) {
    if (!isApiError(error)) throw error
    return leaveOpen(controller, { is: 'waiting', code, times })
  }
}

interface FoundProducts {
  readonly scanned: ScannedCode
  readonly times: number
  readonly products: readonly CodedProduct[]
}

function decide(controller: ScanController, { scanned, times, products }: FoundProducts): ScanOutcome {
  const { code, productCode } = scanned
  const [product, another] = products
  // Packs with one item number may be of different products, so each label is asked about.
  const isShared = another !== undefined && scanned.scale !== undefined
  const chosen = isShared ? undefined : listOf(controller).choices[productCode]
  const chosenProduct = products.find(({ id }) => id === chosen?.productId)
  if (chosen && chosenProduct) {
    const unit = amountOfCode(chosenProduct, scanned).unit ?? chosen.unit
    return addLine(controller, { product: chosenProduct, unit }, { code, times })
  }
  if (!product) return leaveOpen(controller, { is: 'unknown', code, productCode, times })
  const unit = another ? undefined : amountOfCode(product, scanned).unit
  if (unit === undefined) return leaveOpen(controller, { is: 'question', code, times, products })
  return addLine(controller, { product, unit }, { code, times })
}

function leaveOpen(controller: ScanController, scan: OpenScan): ScanOutcome {
  change(controller, (list) => withOpen(list, scan))
  return scan
}

type OpenCode = Pick<OpenScan, 'code' | 'times'>

function addLine(controller: ScanController, line: LineOfScan, { code, times }: OpenCode): ScanOutcome {
  const { quantity, ignored } = amountOf(controller, line, code)
  let result = addScanned(controller, line, quantity)
  const additions = [result.added]
  while (result.is === 'added' && additions.length < times) {
    result = addScanned(controller, line, quantity)
    additions.push(result.added)
  }
  const isSome = (added: Quantity) => added > 0
  change(controller, (list) => withLine(list, line, additions.filter(isSome)))
  return { ...result, ...line, ignored }
}

function amountOf(
  { scaleBarcodePatterns }: ScanController,
  { product }: Pick<LineOfScan, 'product'>,
  code: string,
): AmountOfCode {
  return amountOfCode(product, readScannedCode(code, scaleBarcodePatterns))
}

/** Resolves an open code: adds as many as were scanned, and stores the choice for the code without its weight. */
export function answer(controller: ScanController, { code, times }: OpenCode, line: LineOfScan): ScanOutcome {
  const { productCode } = readScannedCode(code, controller.scaleBarcodePatterns)
  change(controller, (list) => withChoice(withoutOpen(list, code), productCode, line))
  return addLine(controller, line, { code, times })
}

/** Chooses one of several products with the same code. Its unit may still be open. */
export function answerProduct(
  controller: ScanController,
  { code, times }: OpenCode,
  product: CodedProduct,
): ScanOutcome {
  const { unit } = amountOf(controller, { product }, code)
  if (unit !== undefined) return answer(controller, { code, times }, { product, unit })
  change(controller, (list) => withoutOpen(list, code))
  return leaveOpen(controller, { is: 'question', code, times, products: [product] })
}

export function dismiss(controller: ScanController, { code }: OpenScan): void {
  change(controller, (list) => withoutOpen(list, code))
}

export async function retryWaiting(controller: ScanController): Promise<ScanOutcome | undefined> {
  const waiting = listOf(controller).open.filter(({ is }) => is === 'waiting')
  let outcome: ScanOutcome | undefined
  for (const { code, times } of waiting.toReversed()) {
    change(controller, (list) => withoutOpen(list, code))
    outcome = await handleCode(controller, code, times)
  }
  return outcome
}

export function undo(controller: ScanController, { product, unit, added }: ScanAddition): ScanOutcome {
  // The scan may have been undone elsewhere.
  const line = listOf(controller).lines.find((each) => isSameLine(each, { product, unit }))
  if (line?.additions.includes(added)) removeScanned(controller, { product, unit }, added)
  change(controller, (list) => withoutAddition(list, { product, unit }, added))
  return { is: 'takenBack', product, unit, added }
}
