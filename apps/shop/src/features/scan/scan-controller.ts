import { isApiError } from '@provender/client/api/execute'
import { countedCode } from '@provender/domain/barcode/barcode'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { type Addition, addScanned, type Dashboard, takeBack } from './add-scanned.ts'
import { type CodedProduct, findByCode } from './find-by-code.ts'
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

type LineOutcome = Addition &
  LineOfScan & {
    /** A case was scanned of what is not sold by the case: what was added is less. */
    readonly isLessThanCase: boolean
  }

/** What is told of a scan. */
export type ScanOutcome = LineOutcome | OpenScan | ({ readonly is: 'takenBack' } & LineOfScan)

/** Where codes are turned into lines of the basket, and the list of them is kept. */
export interface ScanController extends Dashboard {
  readonly queryClient: QueryClient
}

/** The list lives with the answers of the API: what is marked in them is marked in it. */
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

/** Adds one of what the code stands for; what cannot be decided or found stays open in the list. */
export async function handleCode(desk: ScanController, text: string, times = 1): Promise<ScanOutcome> {
  const code = countedCode(text)
  try {
    return decide(desk, { code, times, products: await findByCode(desk.queryClient, code) })
  } catch (error) {
    if (!isApiError(error)) throw error
    return leaveOpen(desk, { is: 'waiting', code, times })
  }
}

interface Suggestions {
  readonly code: string
  readonly times: number
  readonly products: readonly CodedProduct[]
}

function decide(desk: ScanController, { code, times, products }: Suggestions): ScanOutcome {
  const chosen = listOf(desk).choices[code]
  const chosenProduct = products.find(({ id }) => id === chosen?.productId)
  if (chosen && chosenProduct)
    return addLine(desk, { product: chosenProduct, unit: chosen.unit }, { code, times })
  const [product, another] = products
  if (!product) return leaveOpen(desk, { is: 'unknown', code, times })
  const unit = another ? undefined : unitOfCode(product, code)
  if (unit === undefined) return leaveOpen(desk, { is: 'question', code, times, products })
  return addLine(desk, { product, unit }, { code, times })
}

function leaveOpen(desk: ScanController, scan: OpenScan): ScanOutcome {
  change(desk, (list) => withOpen(list, scan))
  return scan
}

type OpenCode = Pick<OpenScan, 'code' | 'times'>

function addLine(desk: ScanController, line: LineOfScan, { code, times }: OpenCode): ScanOutcome {
  let added = 0
  let addition = addScanned(desk, line)
  while (addition.is === 'added') {
    added += 1
    if (added === times) break
    addition = addScanned(desk, line)
  }
  change(desk, (list) => withLine(list, line, added))
  return { ...addition, ...line, isLessThanCase: isLessThanCase(line.product, code) }
}

/** Answers what a code left open: it is added as often as it was scanned, and stands for this from now on. */
export function answer(desk: ScanController, { code, times }: OpenCode, line: LineOfScan): ScanOutcome {
  change(desk, (list) => withChoice(withoutOpen(list, code), code, line))
  return addLine(desk, line, { code, times })
}

/** Of several products with one code: this one. Its unit may be the next question. */
export function answerProduct(
  desk: ScanController,
  { code, times }: OpenCode,
  product: CodedProduct,
): ScanOutcome {
  const unit = unitOfCode(product, code)
  if (unit !== undefined) return answer(desk, { code, times }, { product, unit })
  change(desk, (list) => withoutOpen(list, code))
  return leaveOpen(desk, { is: 'question', code, times, products: [product] })
}

export function dismiss(desk: ScanController, { code }: OpenScan): void {
  change(desk, (list) => withoutOpen(list, code))
}

/** Looks up again what had no answer; tells of the last. */
export async function retryWaiting(desk: ScanController): Promise<ScanOutcome | undefined> {
  const waiting = listOf(desk).open.filter(({ is }) => is === 'waiting')
  let outcome: ScanOutcome | undefined
  for (const { code, times } of waiting.toReversed()) {
    change(desk, (list) => withoutOpen(list, code))
    outcome = await handleCode(desk, code, times)
  }
  return outcome
}

/** Takes back one that was put in by scanning. */
export function undo(desk: ScanController, line: LineOfScan): ScanOutcome {
  takeBack(desk, line)
  change(desk, (list) => withoutOne(list, line))
  return { is: 'takenBack', product: line.product, unit: line.unit }
}
