import { isApiError } from '@provender/client/api/execute'
import { countedCode } from '@provender/domain/barcode/barcode'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { type ScanResult, addScanned, type BasketTarget, removeScanned } from './add-scanned.ts'
import { type CodedProduct, findProductsWithCode } from './find-products-with-code.ts'
import {
  nothingScanned,
  type OpenScan,
  type ScanList,
  type ScannedLine,
  withChoice,
  withLine,
  withoutOne,
  withoutOpen,
  withOpen,
} from './scan-list.ts'
import { isLessThanCase, unitOfCode } from './unit-of-code.ts'

export type LineOfScan = Pick<ScannedLine, 'product' | 'unit'>

type LineOutcome = ScanResult &
  LineOfScan & {
    /** A case was scanned, but the product is not sold by the case, so less was added. */
    readonly isLessThanCase: boolean
  }

/** The result of a scan that the user sees. */
export type ScanOutcome = LineOutcome | OpenScan | ({ readonly is: 'takenBack' } & LineOfScan)

/** Turns codes into basket lines and keeps the list of scans. */
export interface ScanController extends BasketTarget {
  readonly queryClient: QueryClient
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

/** Adds one of the unit that the code stands for. A code that is unknown or ambiguous stays open in the list. */
export async function handleCode(controller: ScanController, text: string, times = 1): Promise<ScanOutcome> {
  const code = countedCode(text)
  try {
    return decide(controller, {
      code,
      times,
      products: await findProductsWithCode(controller.queryClient, code),
    })
  } catch (error) {
    if (!isApiError(error)) throw error
    return leaveOpen(controller, { is: 'waiting', code, times })
  }
}

interface Suggestions {
  readonly code: string
  readonly times: number
  readonly products: readonly CodedProduct[]
}

function decide(controller: ScanController, { code, times, products }: Suggestions): ScanOutcome {
  const chosen = listOf(controller).choices[code]
  const chosenProduct = products.find(({ id }) => id === chosen?.productId)
  if (chosen && chosenProduct)
    return addLine(controller, { product: chosenProduct, unit: chosen.unit }, { code, times })
  const [product, another] = products
  if (!product) return leaveOpen(controller, { is: 'unknown', code, times })
  const unit = another ? undefined : unitOfCode(product, code)
  if (unit === undefined) return leaveOpen(controller, { is: 'question', code, times, products })
  return addLine(controller, { product, unit }, { code, times })
}

function leaveOpen(controller: ScanController, scan: OpenScan): ScanOutcome {
  change(controller, (list) => withOpen(list, scan))
  return scan
}

type OpenCode = Pick<OpenScan, 'code' | 'times'>

function addLine(controller: ScanController, line: LineOfScan, { code, times }: OpenCode): ScanOutcome {
  let added = 0
  let addition = addScanned(controller, line)
  while (addition.is === 'added') {
    added += 1
    if (added === times) break
    addition = addScanned(controller, line)
  }
  change(controller, (list) => withLine(list, line, added))
  return { ...addition, ...line, isLessThanCase: isLessThanCase(line.product, code) }
}

/** Resolves an open code: adds as many as were scanned, and remembers the choice for the code. */
export function answer(controller: ScanController, { code, times }: OpenCode, line: LineOfScan): ScanOutcome {
  change(controller, (list) => withChoice(withoutOpen(list, code), code, line))
  return addLine(controller, line, { code, times })
}

/** Chooses one of several products with the same code. Its unit may still be open. */
export function answerProduct(
  controller: ScanController,
  { code, times }: OpenCode,
  product: CodedProduct,
): ScanOutcome {
  const unit = unitOfCode(product, code)
  if (unit !== undefined) return answer(controller, { code, times }, { product, unit })
  change(controller, (list) => withoutOpen(list, code))
  return leaveOpen(controller, { is: 'question', code, times, products: [product] })
}

export function dismiss(controller: ScanController, { code }: OpenScan): void {
  change(controller, (list) => withoutOpen(list, code))
}

/** Looks up again the codes that had no response; returns the last outcome. */
export async function retryWaiting(controller: ScanController): Promise<ScanOutcome | undefined> {
  const waiting = listOf(controller).open.filter(({ is }) => is === 'waiting')
  let outcome: ScanOutcome | undefined
  for (const { code, times } of waiting.toReversed()) {
    change(controller, (list) => withoutOpen(list, code))
    outcome = await handleCode(controller, code, times)
  }
  return outcome
}

/** Removes one that was added by scanning. */
export function undo(controller: ScanController, line: LineOfScan): ScanOutcome {
  removeScanned(controller, line)
  change(controller, (list) => withoutOne(list, line))
  return { is: 'takenBack', product: line.product, unit: line.unit }
}
